package dev.keywright.processor.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.diagnostic.Code;
import dev.keywright.processor.diagnostic.Diagnostic;
import dev.keywright.processor.diagnostic.Diagnostics;
import dev.keywright.processor.diagnostic.Location;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is printed, in which order, and what isn't. */
final class ReporterTest {
    private static final Location ITEM = Location.type("shop.Item");
    private static final Location OTHER = Location.type("shop.Other");

    private final Pages pages = new Pages();
    private final Reporter reporter = new Reporter(pages);

    @Test
    void messagesComeByFilePositionAndCode() {
        print(
                Diagnostic.of(Code.NO_KEY_SERVES, OTHER, "four"),
                Diagnostic.of(Code.NO_KEY_SERVES, ITEM.component("b"), "three"),
                Diagnostic.of(Code.NO_KEY_SERVES, ITEM.component("a"), "two"),
                Diagnostic.of(Code.MISSING_KEY, ITEM.component("a"), "one"));
        assertThat(pages.headlines()).containsExactly("KW101 one", "KW301 two", "KW301 three", "KW301 four");
    }

    @Test
    void theSameIsPrintedOnceHoweverManyTablesTellIt() {
        Diagnostic diagnostic = Diagnostic.of(Code.UNSTORABLE_TYPE, ITEM, "once");
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.report(diagnostic);
        reporter.add(diagnostics, "shop.Shop");
        reporter.add(diagnostics, "shop.Stock");
        reporter.print();
        assertThat(pages.headlines()).containsExactly("KW130 once");
    }

    @Test
    void aNoteIsQuietWhereItsTypeOrTableSaysSo() {
        reporter.quiet(table(Set.of("set-as-list")));
        print(Diagnostic.of(Code.SET_AS_LIST, ITEM, "quiet"), Diagnostic.of(Code.UNSTORABLE_TYPE, ITEM, "loud"));
        assertThat(pages.headlines()).containsExactly("KW130 loud");
    }

    @Test
    void anotherNameQuietsNothing() {
        reporter.quiet(table(Set.of("hot-partition")));
        print(Diagnostic.of(Code.SET_AS_LIST, ITEM, "loud"));
        assertThat(pages.headlines()).containsExactly("KW150 loud");
    }

    @Test
    void aNoteOnAClassFileIsNotPrinted() {
        print(Diagnostic.of(Code.SET_AS_LIST, Location.type("library.Price"), "unknown"));
        assertThat(pages.headlines()).isEmpty();
    }

    @Test
    void anErrorInAClassFileStandsOnTheTableAndNamesIt() {
        print(Diagnostic.of(Code.UNSTORABLE_TYPE, Location.type("library.Price").component("amount"), "far"));
        assertThat(pages.printed).hasSize(1);
        assertThat(pages.printed.get(0))
                .startsWith("shop.Shop: KW130 far")
                .contains("in        library.Price.amount, which is not compiled here");
    }

    private void print(Diagnostic... given) {
        Diagnostics diagnostics = new Diagnostics();
        for (Diagnostic each : given) {
            diagnostics.report(each);
        }
        reporter.add(diagnostics, "shop.Shop");
        reporter.print();
    }

    private static TableModel table(Set<String> suppressed) {
        return new TableModel(
                TypeRef.declared("shop", "Shop"),
                true,
                "shop-data",
                "PK",
                "SK",
                "type",
                '#',
                List.<IndexModel>of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                suppressed,
                true,
                Location.type("shop.Shop"));
    }

    /** A file for each type, its components in alphabetical order. */
    private static final class Pages implements Locator {
        private final List<String> printed = new ArrayList<>();

        @Override
        public boolean isCompiled(String type) {
            return type.startsWith("shop.");
        }

        @Override
        public Place locate(Location at) {
            long offset = at.component().isEmpty() ? 0 : at.component().charAt(0);
            return new Place(at.type(), offset, (kind, text) -> printed.add(at.type() + ": " + text));
        }

        List<String> headlines() {
            return printed.stream()
                    .map(text -> text.substring(text.indexOf("KW"), text.indexOf('\n')))
                    .toList();
        }
    }
}
