package dev.keywright.processor.report;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import com.sun.source.util.Trees;
import dev.keywright.processor.diagnostic.Location;
import java.util.Set;
import java.util.function.Function;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.Diagnostic.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a message lands, line and column: the same on every JDK. */
final class LocatorTest {
    private static final String PACKAGE = "dev.keywright.annotations.";
    private static final String SOURCE = """
            package com.example;

            import dev.keywright.annotations.*;

            @Entity(type = "item")
            @Key(partition = "ITEM#{id}", sort = "#ITEM")
            @Key(index = "GSI1", partition = "A#{id}", when = {@When(attribute = "id"), @When(attribute = "n", is = "x")})
            @AccessPattern.List({
                @AccessPattern(name = "a", given = "id"),
                @AccessPattern(name = "b", given = {"id", "n"})
            })
            @Unique("id")
            public record Item(
                    String id,
                    @Deprecated String n) {

                static class Bean extends Other {
                    private String noGetter;

                    @Deprecated
                    public String getName() {
                        return "";
                    }
                }
            }

            class Other {}
            """;

    @ParameterizedTest
    @CsvSource({
        "Item, '', '', 0, '', 13:8",
        "Item, id, '', 0, '', 14:16",
        "Item, n, '', 0, '', 15:28",
        "Item, n, java.lang.Deprecated, 0, '', 15:9",
        "Item, unknown, '', 0, '', 13:8",
        "Item.Bean, '', '', 0, '', 17:12",
        "Item.Bean, noGetter, '', 0, '', 18:24",
        "Item.Bean, name, '', 0, '', 21:23",
        "Item.Bean, name, java.lang.Deprecated, 0, '', 20:9",
        "Other, '', '', 0, '', 27:1",
        "Item, '', Entity, 0, '', 5:1",
        "Item, '', Entity, 0, type, 5:16",
        "Item, '', Entity, 0, table, 5:1",
        "Item, '', Key, 0, '', 6:1",
        "Item, '', Key, 0, partition, 6:18",
        "Item, '', Key, 0, index, 6:1",
        "Item, '', Key, 1, '', 7:1",
        "Item, '', Key, 1, when, 7:51",
        "Item, '', Key, 1, when [0], 7:52",
        "Item, '', Key, 1, when [1], 7:77",
        "Item, '', Key, 1, when [1] is, 7:105",
        "Item, '', Key, 1, when [1] is [0], 7:105",
        "Item, '', Key, 1, when [2], 7:51",
        "Item, '', AccessPattern, 0, name, 9:27",
        "Item, '', AccessPattern, 1, '', 10:5",
        "Item, '', AccessPattern, 1, given [1], 10:47",
        "Item, '', AccessPattern, 2, '', 13:8",
        "Item, '', Unique, 0, value, 12:9",
        "Item, '', Unique, 0, value [0], 12:9"
    })
    void treesKnowEveryPlace(
            String type, String component, String annotation, int which, String path, String expected) {
        assertThat(position(LocatorTest::trees, at(type, component, annotation, which, path)))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "Item, '', '', 0, '', 13:8",
        "Item, id, '', 0, '', 14:16",
        "Item, n, '', 0, '', 15:28",
        "Item, n, java.lang.Deprecated, 0, '', 15:9",
        "Item.Bean, name, '', 0, '', 21:23",
        "Item, '', Entity, 0, '', 5:1",
        "Item, '', Entity, 0, type, 5:16",
        "Item, '', Entity, 0, table, 5:1",
        "Item, '', Unique, 0, value, 12:9",
        "Item, '', Key, 0, partition, 13:8",
        "Item, '', Key, 1, when [1] is, 13:8"
    })
    void elementsKnowAllButOneOfSeveralAnnotations(
            String type, String component, String annotation, int which, String path, String expected) {
        assertThat(position(LocatorTest::elements, at(type, component, annotation, which, path)))
                .isEqualTo(expected);
    }

    private static Location at(String type, String component, String annotation, int which, String path) {
        Location at = Location.type("com.example." + type);
        if (!component.isEmpty()) {
            at = at.component(component);
        }
        if (!annotation.isEmpty()) {
            at = at.annotation(annotation.contains(".") ? annotation : PACKAGE + annotation, which);
        }
        for (String step : path.isEmpty() ? new String[0] : path.split(" ")) {
            at = step.startsWith("[")
                    ? at.element(Integer.parseInt(step.substring(1, step.length() - 1)))
                    : at.member(step);
        }
        return at;
    }

    private static String position(Function<ProcessingEnvironment, Locator> locator, Location at) {
        Compilation compilation = javac().withProcessors(new Printing(locator, at))
                .compile(JavaFileObjects.forSourceString("com.example.Item", SOURCE));
        Diagnostic<?> message = compilation.diagnostics().stream()
                .filter(each -> each.getMessage(null).equals("here"))
                .findFirst()
                .orElseThrow();
        return message.getLineNumber() + ":" + message.getColumnNumber();
    }

    private static Locator trees(ProcessingEnvironment environment) {
        Targets targets = new Targets(environment.getElementUtils());
        return new TreeLocator(Trees.instance(environment), environment.getMessager(), targets);
    }

    private static Locator elements(ProcessingEnvironment environment) {
        return new ElementLocator(environment.getMessager(), new Targets(environment.getElementUtils()));
    }

    /** Prints in the last round, as the processor does. */
    private static final class Printing extends AbstractProcessor {
        private final Function<ProcessingEnvironment, Locator> locator;
        private final Location at;

        Printing(Function<ProcessingEnvironment, Locator> locator, Location at) {
            this.locator = locator;
            this.at = at;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (round.processingOver()) {
                locator.apply(processingEnv).locate(at).printer().print(Kind.WARNING, "here");
            }
            return false;
        }
    }
}
