package dev.foregone.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games on every board that fits, held against rules that look at cells one by one and know nothing of bits. */
class EveryShapeTest {

    private static final int GAMES = Thorough.orFew(10, 4);
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final ConnectFourGame game = new ConnectFourGame();

    static Stream<BoardShape> shapes() {
        return IntStream.rangeClosed(1, Long.SIZE / 2)
                .boxed()
                .flatMap(width -> IntStream.rangeClosed(1, Long.SIZE / width - 1)
                        .mapToObj(height -> new BoardShape(width, height)));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void gamesEndWithFourInARowOrAFullBoard(BoardShape shape) {
        Random random = new Random(shape.hashCode());
        for (int i = 0; i < GAMES; i++) {
            ConnectFour state = ConnectFour.empty(shape);
            check(state);
            while (state.terminalValue().isEmpty()) {
                List<Drop> drops = state.legalMoves();
                state = state.play(drops.get(random.nextInt(drops.size())));
                check(state);
            }
        }
    }

    private void check(ConnectFour state) {
        PackedRules<ConnectFour, Drop> rules = game.packedRules(state).orElseThrow();
        long position = rules.pack(state);
        Optional<GameValue> value = terminalValue(state);
        assertThat(state.terminalValue()).as("%s", state).isEqualTo(value);
        assertThat(rules.terminal(position))
                .as("%s", state)
                .isEqualTo(value.map(Score::finished).orElse(Score.ONGOING));
        assertThat(Score.atLeast(rules.bounds(position)) == Score.win(1))
                .as("known to be won at once: %s", state)
                .isEqualTo(value.isEmpty() && isWonAtOnce(state));
        checkMirrored(state);
        checkMirrored(rules.unpack(rules.canonical(position)));
    }

    private void checkMirrored(ConnectFour state) {
        ConnectFour canonical = game.canonical(state);
        assertThat(canonical.mirrored().mirrored()).isEqualTo(canonical);
        assertThat(game.canonical(state.mirrored())).isEqualTo(canonical);
        assertThat(Long.bitCount(canonical.stones())).isEqualTo(Long.bitCount(state.stones()));
    }

    private static boolean isWonAtOnce(ConnectFour state) {
        return state.legalMoves().stream()
                .map(state::play)
                .anyMatch(next -> terminalValue(next).equals(Optional.of(GameValue.LOSS)));
    }

    private static Optional<GameValue> terminalValue(ConnectFour state) {
        BoardShape shape = state.shape();
        for (int cell = 0; cell < shape.cells(); cell++) {
            for (int[] direction : DIRECTIONS) {
                if (isFour(state, cell / shape.height(), cell % shape.height(), direction)) {
                    return Optional.of(GameValue.LOSS);
                }
            }
        }
        return Long.bitCount(state.stones()) == shape.cells() ? Optional.of(GameValue.DRAW) : Optional.empty();
    }

    private static boolean isFour(ConnectFour state, int column, int row, int[] direction) {
        return IntStream.range(0, 4).allMatch(i -> isTheirs(state, column + i * direction[0], row + i * direction[1]));
    }

    private static boolean isTheirs(ConnectFour state, int column, int row) {
        BoardShape shape = state.shape();
        boolean onBoard = column < shape.width() && row >= 0 && row < shape.height();
        return onBoard && (state.theirs() & shape.cell(row, column)) != 0;
    }
}
