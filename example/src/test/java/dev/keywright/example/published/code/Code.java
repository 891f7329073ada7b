package dev.keywright.example.published.code;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Aggregate;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.SortOrder;
import dev.keywright.annotations.Table;
import java.time.Instant;
import java.util.List;

/** Issues sort before their repository, stars behind it: each is read with it, from the one end or the other. */
@Table(name = "published-code")
@GlobalIndex("GSI1")
sealed interface Code {
    @Entity
    @Key(partition = "REPO#{owner}#{repo}", sort = "REPO")
    @Key(index = "GSI1", partition = "OWNER#{owner}", sort = "{updatedAt}#{repo}")
    @AccessPattern(
            name = "ofOwner",
            given = "owner",
            range = "updatedAt",
            order = SortOrder.DESCENDING,
            about = "An owner's repositories, latest change first")
    record Repo(String owner, String repo, Instant updatedAt) implements Code {}

    @Entity
    @Key(partition = "REPO#{owner}#{repo}", sort = "ISSUE#{number:7}")
    @AccessPattern(
            name = "numbered",
            given = {"owner", "repo"},
            range = "number",
            about = "Issues by number")
    record Issue(String owner, String repo, int number, String title) implements Code {}

    @Entity
    @Key(partition = "PULL#{owner}#{repo}", sort = "{number:7}")
    @AccessPattern(
            name = "newest",
            given = {"owner", "repo"},
            order = SortOrder.DESCENDING,
            about = "Pull requests, highest number first")
    record PullRequest(String owner, String repo, int number, String branch) implements Code {}

    @Entity
    @Key(partition = "REPO#{owner}#{repo}", sort = "STAR#{user}")
    record Star(String owner, String repo, String user) implements Code {}

    @Aggregate
    @AccessPattern(
            name = "latest",
            given = {"owner", "repo"},
            order = SortOrder.DESCENDING,
            about = "A repository with its latest issues")
    record RepoWithIssues(Repo repo, List<Issue> issues) {}

    @Aggregate
    @AccessPattern(
            name = "starred",
            given = {"owner", "repo"},
            about = "A repository with who starred it")
    record RepoWithStars(Repo repo, List<Star> stars) {}
}
