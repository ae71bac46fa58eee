package dev.foregone.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.ClassesShouldConjunction;
import java.util.Arrays;
import java.util.List;

/**
 * Who may know whom. The rules are about the packages below a root, so that they can be tried on packages made to break
 * them.
 */
final class Arrows {

    /** The packages of the module {@code api}. */
    private static final String[] OF_API = {
        "api",
        "diagram",
        "spi",
        "board",
        "registry",
        "blame",
        "cells",
        "journal",
        "message",
        "numbering",
        "services",
        "stability",
        "value",
        "weights"
    };

    /** The packages of the modules of tablebases, from the lowest up: what reads them, what builds them, and what does so in parts. */
    private static final List<String> OF_TABLEBASES = List.of(
            "tablebase.coding..",
            "tablebase.memory..",
            "tablebase.report..",
            "tablebase.threads..",
            "tablebase.keys..",
            "tablebase.positions..",
            "tablebase.file..",
            "tablebase.contents..",
            "tablebase.answer..",
            "tablebase.verify..",
            "tablebase",
            "tablebase.builder.cluster..",
            "tablebase.builder.report..",
            "tablebase.builder.coding..",
            "tablebase.builder.threads..",
            "tablebase.builder.storage..",
            "tablebase.builder.positions..",
            "tablebase.builder.file..",
            "tablebase.builder.layered..",
            "tablebase.builder.retrograde..",
            "tablebase.builder.answer..",
            "tablebase.builder.run..",
            "tablebase.builder",
            "tablebase.parts.steps..",
            "tablebase.parts.general..",
            "tablebase.parts.layered..");

    private final String root;

    Arrows(String root) {
        this.root = root;
    }

    List<ArchRule> all() {
        return List.of(
                valuesKnowNothingElse(),
                diagramsKnowNothingElse(),
                contractsKnowValues(),
                bridgeKnowsContracts(),
                blameKnowsContracts(),
                searchKnowsContracts(),
                searchIsForEngines(),
                declarationsKnowNothingElse(),
                registryKnowsContracts(),
                apiNeedsTheJdkAndSlf4j(),
                enginesKnowTheApi(),
                strategiesKnowTheContracts(),
                trainingsKnowTheContracts(),
                reportsKnowOpponents(),
                weightsKnowNothingElse(),
                verifiersOfStrategiesAreAlone(),
                tablebasesKnowTheContracts(),
                tablebasesKnowWhatIsBelow(),
                answersKnowNoFrontEnd(),
                explorerFindsPlugins(),
                gamesKnowTheContracts(),
                opponentsKnowValues(),
                scoresKnowTheContracts(),
                enginesAreStrangers(),
                gamesAreStrangers(),
                commandLineFindsPlugins(),
                registryIsForCallers(),
                noCycles());
    }

    ArchRule valuesKnowNothingElse() {
        return only("api", "api", "message", "weights")
                .because("a caller who holds an outcome need know nothing of how it was found");
    }

    ArchRule diagramsKnowNothingElse() {
        return only("diagram", "diagram", "message").because("a picture is drawn of any game, and knows none");
    }

    ArchRule contractsKnowValues() {
        return only("spi", "api", "diagram", "spi", "weights")
                .because("a plug-in must not depend on how it is found, or on how others search");
    }

    ArchRule bridgeKnowsContracts() {
        return only("board", "api", "spi", "board")
                .because("what adapts rules written elsewhere is written as any game is");
    }

    ArchRule blameKnowsContracts() {
        return only("blame", "api", "spi", "message", "blame")
                .because("whoever calls a plug-in blames it, whatever else they do");
    }

    ArchRule searchKnowsContracts() {
        return only("search", "api", "spi", "blame", "cells", "weights", "search")
                .because("an engine searches the game it is given, and finds none");
    }

    /** As the arrows between modules say already; this holds within {@code api}, too. */
    ArchRule searchIsForEngines() {
        return noClasses()
                .that(resideInAPackage(root + "..").and(outside("search")).and(outside("engine")))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(root + ".search..")
                .because("callers, games and the test kit must not change when a search does");
    }

    ArchRule declarationsKnowNothingElse() {
        return only("services", "services")
                .because("what is declared is read before anyone knows what a plug-in is, or what becomes of it");
    }

    ArchRule registryKnowsContracts() {
        return only("registry", "api", "spi", "blame", "message", "services", "registry")
                .because("the registry finds engines and does not search");
    }

    ArchRule apiNeedsTheJdkAndSlf4j() {
        return classes()
                .that()
                .resideInAnyPackage(below(OF_API))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage("java..", "org.slf4j..", "org.jspecify..")
                        .or(resideInAnyPackage(below(OF_API))))
                .because("whoever adds the library must not inherit other libraries with it");
    }

    ArchRule enginesKnowTheApi() {
        return only("engine", "api", "spi", "search", "tablebase", "engine")
                .because("an engine solves any game: it is given one, and neither finds nor knows one");
    }

    ArchRule tablebasesKnowTheContracts() {
        return only("tablebase", "api", "spi", "blame", "message", "numbering", "tablebase")
                .because("a tablebase is of any game: it is given one, and neither finds nor knows one");
    }

    ArchRule strategiesKnowTheContracts() {
        return only("strategy", "api", "spi", "blame", "journal", "numbering", "strategy")
                .because("a strategy is of any game and proved by any engine: it is given both");
    }

    ArchRule trainingsKnowTheContracts() {
        return only(
                        "learning",
                        "api",
                        "diagram",
                        "spi",
                        "blame",
                        "board",
                        "cells",
                        "journal",
                        "numbering",
                        "weights",
                        "learning")
                .because("a training plays any game by any engine: it is given both");
    }

    ArchRule reportsKnowOpponents() {
        return only("report", "api", "blame", "diagram", "spi", "message", "play", "report")
                .because("a report lets opponents play any game by any engine: it is given both");
    }

    ArchRule weightsKnowNothingElse() {
        return only("weights", "weights").because("what is learned is numbers, whatever the game");
    }

    ArchRule verifiersOfStrategiesAreAlone() {
        return noClasses()
                .that()
                .resideInAPackage(root + ".strategy.verify..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(below("strategy.walk", "strategy.build", "strategy.answer"))
                .because("a check that shares code with what it checks shares its mistakes");
    }

    ArchRule tablebasesKnowWhatIsBelow() {
        String[] packages =
                OF_TABLEBASES.stream().map(name -> root + "." + name).toArray(String[]::new);
        return classes()
                .that()
                .resideInAPackage(root + ".tablebase..")
                .should(Conditions.dependOnlyOnPackagesBelow(root + ".tablebase", packages))
                .because("what is below is understood without what is above");
    }

    ArchRule answersKnowNoFrontEnd() {
        return only(
                        "answers",
                        "api",
                        "diagram",
                        "spi",
                        "registry",
                        "blame",
                        "cells",
                        "message",
                        "play",
                        "scores",
                        "strategy",
                        "tablebase",
                        "weights",
                        "answers")
                .because("the command line and the explorer say the same, and neither is said by the other");
    }

    ArchRule gamesKnowTheContracts() {
        return only("games", "api", "diagram", "spi", "board", "games")
                .because("a game is its rules alone, and any engine may solve it");
    }

    ArchRule opponentsKnowValues() {
        return only("play", "api", "play").because("an opponent needs outcomes, wherever they come from");
    }

    ArchRule scoresKnowTheContracts() {
        return only("scores", "api", "spi", "blame", "scores")
                .because("a score is of any game and proved by any engine: it is given both");
    }

    ArchRule enginesAreStrangers() {
        return slices().matching(root + ".engine.(*)..")
                .should()
                .notDependOnEachOther()
                .because("any engine can be left out");
    }

    ArchRule gamesAreStrangers() {
        return slices().matching(root + ".games.(*)..")
                .should()
                .notDependOnEachOther()
                .because("any game can be left out");
    }

    ArchRule commandLineFindsPlugins() {
        return noClasses()
                .that()
                .resideInAPackage(root + ".cli..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(below("engine", "games"))
                .because("a plug-in that is added must work in the command line as those do that come with it");
    }

    ArchRule explorerFindsPlugins() {
        return only(
                        "explorer",
                        "api",
                        "diagram",
                        "spi",
                        "registry",
                        "blame",
                        "play",
                        "report",
                        "scores",
                        "strategy",
                        "weights",
                        "tablebase",
                        "answers",
                        "explorer")
                .allowEmptyShould(true)
                .because("the explorer shows any game: it finds games and engines at run time");
    }

    ArchRule registryIsForCallers() {
        return noClasses()
                .that(resideInAPackage(root + "..")
                        .and(outside("registry"))
                        .and(outside("cli"))
                        .and(outside("answers"))
                        .and(outside("explorer"))
                        .and(outside("spark"))
                        .and(outside("architecture")))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(root + ".registry..")
                .because("only those who start a program look for plug-ins; the others are given theirs");
    }

    ArchRule noCycles() {
        return slices().matching(root + ".(**)")
                .should()
                .beFreeOfCycles()
                .because("packages that know each other are one package");
    }

    /** The classes of a package know, of this project, only those of some packages; each may say how stable it is. */
    private ClassesShouldConjunction only(String from, String... known) {
        DescribedPredicate<JavaClass> allowed = resideOutsideOfPackage(root + "..")
                .or(resideInAnyPackage(below(known)))
                .or(resideInAnyPackage(below("stability", "value")));
        return classes()
                .that()
                .resideInAPackage(root + "." + from + "..")
                .should()
                .onlyDependOnClassesThat(allowed.as("are not of this project or reside in " + List.of(known)));
    }

    private DescribedPredicate<JavaClass> outside(String name) {
        return resideOutsideOfPackage(root + "." + name + "..");
    }

    private String[] below(String... names) {
        return Arrays.stream(names).map(name -> root + "." + name + "..").toArray(String[]::new);
    }
}
