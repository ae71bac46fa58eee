package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule finds the class that was made to break it. */
final class BrokenArchitectureTest {

    private static final String ROOT = "com.example.broken";
    private static final JavaClasses CLASSES = new ClassFileImporter().importPackages(ROOT);
    private static final Arrows ARROWS = new Arrows(ROOT);
    private static final Conventions CONVENTIONS = new Conventions(ROOT, List.of(ROOT + ".diagram"));

    static Stream<Arguments> culprits() {
        return Stream.of(
                arguments(ARROWS.valuesKnowNothingElse(), "api.NosyValue"),
                arguments(ARROWS.diagramsKnowNothingElse(), "diagram.NosyDiagram"),
                arguments(ARROWS.contractsKnowValues(), "spi.NosyContract"),
                arguments(ARROWS.bridgeKnowsContracts(), "board.NosyBoard"),
                arguments(ARROWS.blameKnowsContracts(), "blame.NosyBlame"),
                arguments(ARROWS.searchKnowsContracts(), "search.NosySearch"),
                arguments(ARROWS.searchIsForEngines(), "games.chess.NosyGame"),
                arguments(ARROWS.declarationsKnowNothingElse(), "services.NosyDeclaration"),
                arguments(ARROWS.registryKnowsContracts(), "registry.NosyRegistry"),
                arguments(ARROWS.apiNeedsTheJdkAndSlf4j(), "api.HeavyValue"),
                arguments(ARROWS.enginesKnowTheApi(), "engine.first.NosyEngine"),
                arguments(ARROWS.strategiesKnowTheContracts(), "strategy.NosyStrategy"),
                arguments(ARROWS.trainingsKnowTheContracts(), "learning.NosyTraining"),
                arguments(ARROWS.reportsKnowOpponents(), "report.NosyReport"),
                arguments(ARROWS.scoresKnowTheContracts(), "scores.NosyScores"),
                arguments(ARROWS.weightsKnowNothingElse(), "weights.NosyWeights"),
                arguments(ARROWS.verifiersOfStrategiesAreAlone(), "strategy.verify.NosyVerifier"),
                arguments(ARROWS.tablebasesKnowTheContracts(), "tablebase.NosyTablebase"),
                arguments(ARROWS.tablebasesKnowWhatIsBelow(), "tablebase.file.NosyFile"),
                arguments(ARROWS.answersKnowNoFrontEnd(), "answers.NosyAnswer"),
                arguments(ARROWS.explorerFindsPlugins(), "explorer.NosyPage"),
                arguments(ARROWS.gamesKnowTheContracts(), "games.chess.NosyGame"),
                arguments(ARROWS.opponentsKnowValues(), "play.NosyOpponent"),
                arguments(ARROWS.enginesAreStrangers(), "engine.first.NosyEngine"),
                arguments(ARROWS.gamesAreStrangers(), "games.chess.NosyGame"),
                arguments(ARROWS.commandLineFindsPlugins(), "cli.NosyCommand"),
                arguments(ARROWS.registryIsForCallers(), "engine.first.NosyEngine"),
                arguments(ARROWS.noCycles(), "registry.NosyRegistry"),
                arguments(CONVENTIONS.packagesAreNullMarked(), "games.go.Stone"),
                arguments(CONVENTIONS.signaturesAreFreeOfGuava(), "api.HeavyValue"),
                arguments(CONVENTIONS.staticFieldsAreFinal(), "api.SharedVariable.counter"),
                arguments(CONVENTIONS.sharedArraysArePrivate(), "api.SharedVariable.TABLE"),
                arguments(CONVENTIONS.standardStreamsBelongToPrograms(), "api.Talker"),
                arguments(CONVENTIONS.logsGoThroughSlf4j(), "api.Talker"),
                arguments(CONVENTIONS.textIsTheSameInEveryLocale(), "api.Native"),
                arguments(CONVENTIONS.publicTypesSayHowStableTheyAre(), "diagram.UnmarkedDiagram"),
                arguments(CONVENTIONS.providersCanBeMadeByAnyone(), "engine.second.HiddenEngine"));
    }

    @ParameterizedTest
    @MethodSource("culprits")
    void isFound(ArchRule rule, String culprit) {
        assertThat(rule.evaluate(CLASSES).getFailureReport().getDetails())
                .anySatisfy(detail -> assertThat(detail).contains(ROOT + "." + culprit));
    }

    @Test
    void everyWayToReadTheLocaleIsFound() {
        assertThat(CONVENTIONS
                        .textIsTheSameInEveryLocale()
                        .evaluate(CLASSES)
                        .getFailureReport()
                        .getDetails())
                .hasSize(CLASSES.get(ROOT + ".api.Native").getMethods().size());
    }

    @Test
    void noRuleIsLeftOut() {
        assertThat(culprits())
                .hasSize(ARROWS.all().size() + CONVENTIONS.all().size())
                .extracting(culprit -> ((ArchRule) culprit.get()[0]).getDescription())
                .doesNotHaveDuplicates();
    }
}
