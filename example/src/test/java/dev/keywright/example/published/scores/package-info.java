/** Scores of games: the table by player, an index on native attributes for the best of a game. */
@org.jspecify.annotations.NullMarked
package dev.keywright.example.published.scores;
