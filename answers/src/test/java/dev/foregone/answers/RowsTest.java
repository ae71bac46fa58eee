package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.blame.Blame;
import dev.foregone.games.dodgem.DodgemGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What listings say of plug-ins: whatever one of them does costs its own row alone. */
class RowsTest {

    private static final class Broken implements Engine {

        @Override
        public String id() {
            return "broken";
        }

        @Override
        public Support supports(Game<?, ?> game) {
            throw new StackOverflowError("out of order");
        }

        @Override
        public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void aGameHasItsNameBesideItsId() {
        PluginRow row = PluginRow.of(Fixture.GAME);
        assertThat(row)
                .isEqualTo(new PluginRow(
                        "tictactoe",
                        Optional.of("tic-tac-toe"),
                        "three in a row on a board of three by three",
                        Optional.empty()));
        assertThat(row.text()).isEqualTo("tic-tac-toe: three in a row on a board of three by three");
        assertThat(row.json().text())
                .isEqualTo("{\"id\":\"tictactoe\",\"name\":\"tic-tac-toe\","
                        + "\"description\":\"three in a row on a board of three by three\"}");
    }

    @Test
    void aGameWithoutADescriptionHasItsNameAlone() {
        assertThat(new PluginRow("nim", Optional.of("Nim"), "", Optional.empty()).text())
                .isEqualTo("Nim");
        assertThat(new PluginRow("nim", Optional.of("nim"), "", Optional.empty()).text())
                .isEmpty();
    }

    @Test
    void ofSeveralFaultsTheFirstIsTold() {
        PluginRow row = PluginRow.of(Blame.engine(new Broken()), () -> {
            throw new IllegalStateException("no\nwords");
        });
        assertThat(row.id()).isEqualTo("broken");
        assertThat(row.fault())
                .hasValueSatisfying(why -> assertThat(why)
                        .startsWith("it failed when asked: ")
                        .contains("IllegalStateException")
                        .doesNotContain("\n"));
        assertThat(row.withFault(new StackOverflowError("later"))).isEqualTo(row);
        assertThat(row.text()).isEqualTo(row.fault().orElseThrow());
        assertThat(PluginRow.of(Fixture.GAME)
                        .withFault(new StackOverflowError("later"))
                        .text())
                .contains("StackOverflowError", "later");
        assertThat(row.json().text()).contains("\"fault\":\"it failed when asked: ");
    }

    @Test
    void theEngineThatIsPreferredStandsFirstAndThoseThatCannotLast() {
        Engines engines = Engines.of(
                Engines.load().get("minimax"),
                new Broken(),
                Engines.load().get("memo"),
                Engines.load().get("retrograde"));
        assertThat(EngineRow.of(engines, Fixture.GAME.game()).get(0).row().id()).isEqualTo("memo");
        List<EngineRow> rows = EngineRow.of(engines, new DodgemGame());
        assertThat(rows).hasSize(4);
        assertThat(rows.get(0).row().id()).isEqualTo("retrograde");
        assertThat(rows.get(1).row().id()).isEqualTo("memo");
        assertThat(rows.subList(2, 4)).allSatisfy(row -> {
            assertThat(row.support().supported()).isFalse();
            assertThat(row.text()).startsWith("cannot solve it: ");
            assertThat(row.json().text()).contains("\"supported\":false,\"reason\":\"");
        });
        assertThat(rows)
                .filteredOn(row -> row.row().id().equals("broken"))
                .singleElement()
                .satisfies(row -> assertThat(row.text()).contains("it failed when asked: ", "out of order"));
    }
}
