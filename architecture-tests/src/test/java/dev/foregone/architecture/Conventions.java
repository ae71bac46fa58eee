package dev.foregone.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collection;
import java.util.List;

/** What holds in all packages below a root. */
final class Conventions {

    private final String root;
    private final Collection<String> exported;

    /** What holds below a root, some of whose packages are exported to everybody. */
    Conventions(String root, Collection<String> exported) {
        this.root = root;
        this.exported = exported;
    }

    List<ArchRule> all() {
        return List.of(
                packagesAreNullMarked(),
                signaturesAreFreeOfGuava(),
                staticFieldsAreFinal(),
                sharedArraysArePrivate(),
                standardStreamsBelongToPrograms(),
                logsGoThroughSlf4j(),
                textIsTheSameInEveryLocale(),
                publicTypesSayHowStableTheyAre(),
                providersCanBeMadeByAnyone());
    }

    ArchRule packagesAreNullMarked() {
        return classes()
                .that(ours())
                .should(Conditions.beInANullMarkedPackage())
                .because("null is a value only where a type says so");
    }

    ArchRule signaturesAreFreeOfGuava() {
        return classes()
                .that(ours().and(resideOutsideOfPackage(root + ".testkit..")))
                .should(Conditions.showNoTypeOf("com.google.."))
                .because("a caller must be free to use another version of Guava, or none");
    }

    ArchRule staticFieldsAreFinal() {
        return fields().that()
                .areDeclaredInClassesThat(ours())
                .and()
                .areStatic()
                .should()
                .beFinal()
                .because("what all threads share must not change");
    }

    ArchRule sharedArraysArePrivate() {
        return fields().that()
                .areDeclaredInClassesThat(ours())
                .and()
                .areStatic()
                .and()
                .areNotPrivate()
                .and(Conditions.areWritten())
                .should()
                .notHaveRawType(Conditions.anArray())
                .because("everyone who sees an array can write to it");
    }

    ArchRule standardStreamsBelongToPrograms() {
        return noClasses()
                .that(ours().and(resideOutsideOfPackages(root + ".cli..", root + ".spark..")))
                .and()
                .doNotHaveSimpleName("UncheckedReport")
                .should(ACCESS_STANDARD_STREAMS)
                .because("the output of a program belongs to the program, not to the libraries in it");
    }

    ArchRule logsGoThroughSlf4j() {
        return noClasses()
                .that(ours())
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.logging..")
                .because("the program chooses where logs go, by its slf4j provider");
    }

    ArchRule textIsTheSameInEveryLocale() {
        return noClasses()
                .that(ours())
                .should()
                .accessTargetWhere(DefaultLocale.isReadBy())
                .because("a file, JSON or message that one machine writes, with its digits and letters,"
                        + " must be read on any other: pass Locale.ROOT");
    }

    ArchRule publicTypesSayHowStableTheyAre() {
        return classes()
                .that()
                .resideInAnyPackage(exported.toArray(String[]::new))
                .and()
                .arePublic()
                .should(Conditions.sayHowStableTheyAre())
                .because("whoever builds on a type must know whether it will stay as it is:"
                        + " put @Stability on the package, or on the type where it differs");
    }

    ArchRule providersCanBeMadeByAnyone() {
        return classes()
                .that(resideInAnyPackage(root + ".engine..", root + ".games..")
                        .and(Conditions.implementOneOf(root + ".spi.Game", root + ".spi.Engine")))
                .should()
                .bePublic()
                .andShould(Conditions.beFinal())
                .andShould(Conditions.haveAPublicConstructorWithoutParameters())
                .because("ServiceLoader makes nothing else on the class path");
    }

    /** What JMH generates is not. */
    private DescribedPredicate<JavaClass> ours() {
        return resideInAPackage(root + "..").and(resideOutsideOfPackage("..jmh_generated"));
    }
}
