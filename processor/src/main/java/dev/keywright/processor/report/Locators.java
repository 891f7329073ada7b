package dev.keywright.processor.report;

import com.sun.source.util.Trees;
import javax.annotation.processing.ProcessingEnvironment;

/** Chooses how places are found. */
final class Locators {
    private Locators() {}

    /** By syntax trees where the compiler lends them: Eclipse doesn't, nor does Gradle when it wraps the environment. */
    static Locator of(ProcessingEnvironment environment) {
        Targets targets = new Targets(environment.getElementUtils());
        try {
            return new TreeLocator(Trees.instance(environment), environment.getMessager(), targets);
        } catch (IllegalArgumentException | LinkageError noTrees) {
            return new ElementLocator(environment.getMessager(), targets);
        }
    }
}
