package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Outcome;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.Countdown.Count;
import dev.foregone.tablebase.builder.Countdown.Step;
import dev.foregone.tablebase.report.VerificationOptions;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Distances that no byte holds, and layers that do not hold. */
class LongGameTest {

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({"1, true, 701", "1, false, 0", "2, true, 0"})
    void hundredsOfPlies(int most, boolean layers, int expectedLayers) throws IOException {
        Countdown game = new Countdown(700, most);
        Tablebase<Count, Step> tablebase =
                TablebaseBuilder.of(game, game.initialState()).layers(layers).build(directory.resolve("long.tb"));

        assertThat(tablebase.size()).isEqualTo(701);
        assertThat(tablebase.statistics().layers()).hasSize(expectedLayers);
        assertThat(tablebase.verify(VerificationOptions.byPlainRules()).fault()).isEmpty();
        WholeGame<Count, Step> whole = WholeGame.solve(game, game.initialState());
        for (int left = 0; left <= 700; left++) {
            Count state = new Count(left, most);
            assertThat(tablebase.outcome(state)).isEqualTo(whole.outcome(state));
        }
        if (most == 1) {
            assertThat(tablebase.outcome(new Count(699, 1))).isEqualTo(Outcome.win(699));
            assertThat(tablebase.analyze(game.initialState()).line()).hasSize(700);
        }
    }

    @Test
    void moreOutcomesThanTheCodeHasSymbolsAreWritten() throws IOException {
        Countdown game = new Countdown(3_000, 1);
        Tablebase<Count, Step> tablebase =
                TablebaseBuilder.of(game, game.initialState()).layers(false).build(directory.resolve("long.tb"));

        assertThat(tablebase.statistics().counts()).hasSize(3_001);
        assertThat(tablebase.outcome(game.initialState())).isEqualTo(Outcome.loss(3_000));
        assertThat(tablebase.outcome(new Count(2_345, 1))).isEqualTo(Outcome.win(2_345));
        assertThat(tablebase.verify(VerificationOptions.byPackedRules()).fault())
                .isEmpty();
    }
}
