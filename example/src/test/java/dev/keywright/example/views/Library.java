package dev.keywright.example.views;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.GlobalIndex;
import dev.keywright.annotations.Key;
import dev.keywright.annotations.Projection;
import dev.keywright.annotations.Table;
import dev.keywright.annotations.View;
import dev.keywright.annotations.When;
import java.time.Year;
import java.util.List;
import java.util.Optional;

@Table(name = "library")
@GlobalIndex(
        value = "GSI1",
        projection = Projection.INCLUDE,
        include = {"type", "isbn", "title", "published", "sub"})
sealed interface Library {
    @Entity
    @Key(partition = "BOOK#{isbn}", sort = "#BOOK")
    @Key(index = "GSI1", partition = "AUTHOR#{author}", sort = "{published}#{isbn}")
    record Book(
            String isbn,
            String author,
            String title,
            @Attribute("sub") Optional<String> subtitle,
            Year published,
            String text,
            List<String> tags)
            implements Library {}

    /** What a list of books shows. */
    @View(of = Book.class)
    @AccessPattern(name = "byAuthor", given = "author", range = "published", about = "An author's books")
    @AccessPattern(name = "byIsbn", given = "isbn")
    @AccessPattern(name = "now", given = "isbn", consistent = true)
    @AccessPattern(
            name = "withSubtitle",
            given = "author",
            where = @When(attribute = "subtitle"),
            trim = true,
            cardinality = "0-100")
    record Title(String title, Year published, Optional<String> subtitle) {}

    /** Without a pattern it is a record like any other. */
    @View(of = Book.class)
    @SuppressWarnings("keywright:unused-view")
    record Tagged(String isbn, List<String> tags) {}
}
