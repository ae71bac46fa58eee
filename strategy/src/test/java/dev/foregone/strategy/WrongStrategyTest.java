package dev.foregone.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Strategies whose moves give away what they claim: where more is proved, they are named, and neither the game nor the caller is. */
final class WrongStrategyTest {

    private static final Engine ENGINE = Engines.load().get("memo");

    @TempDir
    private Path directory;

    /** The first legal move everywhere, with the claim of a strategy that is right. */
    private <S extends GameState<S, M>, M extends Move> Strategy<S, M> wrong(Game<S, M> game, Side side, String claimed)
            throws IOException {
        Path file = directory.resolve("a");
        Strategy.builder(game, game.initialState(), ENGINE)
                .withSide(side)
                .withLeafPositions(0)
                .build(file);
        byte[] astray = Forger.withFirstMoves(Files.readAllBytes(file), game);
        Files.write(file, Forger.with(astray, "proves", claimed));
        return Strategy.open(file, game);
    }

    /** An answer beside a corner loses, so that what is proved of the position agrees with the claim, and of the move does not. */
    @Test
    void isNamedWhereItsMoveLoses() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        try (Solver<TicTacToe, Square> solver = wrong(game, Side.SECOND, "DRAW").solver(ENGINE.open(game))) {
            assertThatThrownBy(() -> solver.advise(game.parse("x../.../..."), Limits.none()))
                    .isInstanceOf(StrategyException.class)
                    .hasMessageContaining(
                            "a strategy is wrong: it claims at least a draw, and what is proved is LOSS in")
                    .hasMessageContaining("verify the strategies");
        }
    }

    @Test
    void isNamedWhereNoMoveHasWhatItClaims() throws IOException {
        TicTacToeGame game = new TicTacToeGame();
        List<String> named = new ArrayList<>();
        try (Solver<TicTacToe, Square> solver = wrong(game, Side.SECOND, "WIN").solver()) {
            for (TicTacToe state : within(game.initialState(), 5)) {
                try {
                    solver.advise(state, Limits.none());
                } catch (StrategyException wrong) {
                    named.add(String.valueOf(wrong.getMessage()));
                }
            }
        }
        assertThat(named)
                .isNotEmpty()
                .allSatisfy(message -> assertThat(message).startsWith("a strategy is wrong: it claims "));
    }

    private static Set<TicTacToe> within(TicTacToe root, int plies) {
        Set<TicTacToe> met = new LinkedHashSet<>(List.of(root));
        List<TicTacToe> last = List.of(root);
        for (int ply = 0; ply < plies; ply++) {
            List<TicTacToe> next = new ArrayList<>();
            for (TicTacToe state : last) {
                state.legalMoves().stream().map(state::play).filter(met::add).forEach(next::add);
            }
            last = next;
        }
        return met;
    }

    /** In {@code d}, which both players may have before them, each wins, or so it claims. */
    @Test
    void isNamedWhereItContradictsItself() throws IOException {
        GraphGame game = new GraphGame("both", Graph.of("a: x w", "w=LOSS", "x: y d", "y: d", "d: e", "e=LOSS"));
        Strategy<GraphState, GraphMove> wrong = wrong(game, Side.FIRST, "WIN");
        assertThatThrownBy(() -> wrong.bounds(game.state("d")))
                .isInstanceOf(StrategyException.class)
                .hasMessageContaining("a strategy is wrong");
    }
}
