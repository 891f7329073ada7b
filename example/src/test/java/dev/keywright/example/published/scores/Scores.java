package dev.keywright.example.published.scores;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.Table;

/** All keys are attributes, scores as numbers, so that no template is needed. */
@Table(name = "published-scores", partitionKey = "player", sortKey = "game")
@GlobalIndex(value = "byGame", partition = "game", sort = "best")
sealed interface Scores {
    @Entity
    @AccessPattern(name = "ofPlayer", given = "player", about = "What a player has played")
    @AccessPattern(
            name = "top",
            given = "game",
            range = "best",
            order = SortOrder.DESCENDING,
            about = "The best players of a game")
    record Score(String player, String game, long best, int wins, int losses) implements Scores {}
}
