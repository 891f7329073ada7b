package dev.keywright.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiling;
import dev.keywright.processor.model.TableModel;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Empty classes under the names of what would be generated. */
final class ShellWriterTest {
    @Test
    void writesAnEmptyClassForEachOfTheGeneratedOnes() throws IOException {
        GoldenFiles orders = GoldenFiles.named("orders");
        assertThat(shells(orders).keySet())
                .containsExactlyElementsOf(orders.expected().keySet().stream()
                        .filter(file -> file.endsWith(".java"))
                        .map(file -> "com.example.orders." + file.replace(".java", ""))
                        .toList());
        assertThat(shells(orders).get("com.example.orders.OrderDao")).isEqualTo("""
                        package com.example.orders;

                        import javax.annotation.processing.Generated;

                        @Generated("dev.keywright.processor.KeywrightProcessor")
                        public final class OrderDao {}
                        """);
    }

    @Test
    void givesThemTheVisibilityOfTheType() throws IOException {
        assertThat(shells(GoldenFiles.named("shapes")).get("com.example.shapes.Outer_BuiltKeys"))
                .contains("\nfinal class Outer_BuiltKeys {}\n");
    }

    private static Map<String, String> shells(GoldenFiles golden) throws IOException {
        TableModel model = Compiling.folder(golden.folder()).model();
        Map<String, String> shells = new TreeMap<>();
        ShellWriter.write(model, shells::put);
        return shells;
    }
}
