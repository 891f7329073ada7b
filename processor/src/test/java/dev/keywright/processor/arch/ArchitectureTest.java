package dev.keywright.processor.arch;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The arrows between the packages of the processor, and the habits of its classes. */
@AnalyzeClasses(packages = "dev.keywright.processor", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    private static final String ROOT = "dev.keywright.processor";
    private static final String READ = ROOT + ".read..";
    private static final String MODEL = ROOT + ".model..";
    private static final String TEMPLATE = ROOT + ".template..";
    private static final String CHECK = ROOT + ".check..";
    private static final String PLAN = ROOT + ".plan..";
    private static final String WRITE = ROOT + ".write..";
    private static final String DIAGNOSTIC = ROOT + ".diagnostic..";
    private static final String REPORT = ROOT + ".report..";
    private static final String[] EVERYWHERE = {
        "java.lang..", "java.util..", "java.math..", "java.nio.charset..", "org.jspecify.annotations"
    };

    @ArchTest
    static final ArchRule DIAGNOSTICS_KNOW_NOTHING = only(DIAGNOSTIC);

    @ArchTest
    static final ArchRule THE_MODEL_KNOWS_LOCATIONS = only(MODEL, DIAGNOSTIC);

    @ArchTest
    static final ArchRule TEMPLATES_KNOW_THE_MODEL = only(TEMPLATE, MODEL, DIAGNOSTIC);

    @ArchTest
    static final ArchRule PLANNING_KNOWS_MODEL_AND_TEMPLATES = only(PLAN, MODEL, TEMPLATE, DIAGNOSTIC);

    @ArchTest
    static final ArchRule CHECKS_KNOW_THE_ANALYSIS = only(CHECK, PLAN, MODEL, TEMPLATE, DIAGNOSTIC);

    @ArchTest
    static final ArchRule READING_KNOWS_THE_COMPILERS_ELEMENTS_AND_THE_MODEL =
            only(READ, MODEL, DIAGNOSTIC, "javax.lang.model..");

    @ArchTest
    static final ArchRule REPORTING_KNOWS_MODEL_AND_COMPILER = only(
            REPORT,
            MODEL,
            DIAGNOSTIC,
            "javax.lang.model..",
            "javax.annotation.processing..",
            "javax.tools..",
            "com.sun.source..");

    @ArchTest
    static final ArchRule ONLY_WRITING_KNOWS_JAVAPOET = noClasses()
            .that(not(resideInAPackage(WRITE)))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.squareup..");

    @ArchTest
    static final ArchRule WRITING_ASKS_NO_RULE = noClasses()
            .that()
            .resideInAPackage(WRITE)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(READ, CHECK, REPORT, "com.sun.source..");

    @ArchTest
    static final ArchRule NO_PACKAGE_NEEDS_ITSELF_THROUGH_ANOTHER =
            slices().matching(ROOT + ".(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule NO_CLASS_IS_NAMED_FOR_NOTHING =
            noClasses().should().haveNameMatching(".*(Util|Utils|Helper|Manager)");

    @ArchTest
    static final ArchRule RULES_ARE_CHECKS = classes()
            .that()
            .haveSimpleNameEndingWith("Rule")
            .and()
            .areNotInterfaces()
            .should()
            .resideInAPackage(CHECK)
            .andShould()
            .haveModifier(JavaModifier.FINAL);

    @ArchTest
    static final ArchRule NOTHING_IS_PRINTED_BUT_BY_THE_COMPILER = NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

    private static ArchRule only(String itself, String... others) {
        return classes()
                .that()
                .resideInAPackage(itself)
                .should()
                .onlyDependOnClassesThat(
                        resideInAPackage(itself).or(resideInAnyPackage(others)).or(resideInAnyPackage(EVERYWHERE)));
    }
}
