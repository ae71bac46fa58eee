package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Limits;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.cells.Boards;
import dev.foregone.games.amazons.Amazons;
import dev.foregone.games.amazons.AmazonsGame;
import dev.foregone.games.amazons.AmazonsMove;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Bundled;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Shape;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Weights are used on their own board and on no other. */
class WeightsOfBoardsTest {

    private static final int CELLS = 30;
    private static final byte[] CONTENTS = {-1, 0, 1, 64};

    /** Of each queen of white, hundredths of the odds' logarithm for each square that it is further to the right. */
    private static final int WORTH = 40;

    private final AmazonsGame game = new AmazonsGame();
    private final Boards<Amazons, AmazonsMove> boards = new Boards<>(game);
    private final Amazons start = game.parse("5x6");

    /** For white, queens are the better the more they are on the right. */
    private Weights weights() {
        List<int[]> singles =
                IntStream.range(0, CELLS).mapToObj(cell -> new int[] {cell}).toList();
        Patterns patterns = new Patterns(CELLS, CONTENTS, List.of(new Shape(singles, true)), List.of());
        short[] values = new short[patterns.count()];
        for (int cell = 0; cell < CELLS; cell++) {
            for (int lane = 0; lane < 2; lane++) {
                int pattern = patterns.first(0, cell) + 2 * patterns.code((byte) 1) + lane;
                values[patterns.weight(pattern) - 1] = (short) (cell % 5 * WORTH);
            }
        }
        return new Weights(
                new WeightsHeader(game.id(), game.format(start), boards.fingerprint(start), ""), patterns, values, 0);
    }

    @Test
    void estimateTheirBoard() {
        Weights weights = weights();
        assertThat(boards.weights(Optional.of(weights), start)).contains(weights);
        assertThat(estimate("5x6", SolverOptions.defaults().withWeights(weights)))
                .isNotEqualTo(estimate("5x6", SolverOptions.defaults()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"6x5", "4x4", "4x5"})
    void estimateNoOtherBoard(String board) {
        Weights weights = weights();
        assertThat(boards.weights(Optional.of(weights), game.parse(board))).isEmpty();
        assertThat(estimate(board, SolverOptions.defaults().withWeights(weights)))
                .isEqualTo(estimate(board, SolverOptions.defaults()));
    }

    private OptionalDouble estimate(String board, SolverOptions options) {
        try (Solver<Amazons, AmazonsMove> solver =
                Engines.load().forPlaying(game).open(game, options)) {
            return solver.advise(game.parse(board), Limits.none().withPositions(3_000))
                    .estimate();
        }
    }

    @Test
    void noneAndThoseOfAnotherGameAreNotUsed() {
        assertThat(game).isNotInstanceOf(Bundled.class);
        assertThat(boards.weights(Optional.of(Weights.none()), start)).isEmpty();
        Weights others = weights().with(new WeightsHeader("othello", game.format(start), 0, ""));
        assertThat(boards.weights(Optional.of(others), start)).isEmpty();
    }
}
