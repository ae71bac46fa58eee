package dev.foregone.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Odds;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sum, against one that looks at cells one by one and knows nothing of bits; and what is to be worth more. */
class EvaluationTest {

    private static final int GAMES = Thorough.orFew(8, 4);
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    private static final int[][] SIDEWAYS = {{1, 0}, {1, 1}, {1, -1}};

    private final ConnectFourGame game = new ConnectFourGame();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7x6:-", "5x4:-", "4x4:-", "8x7:-", "6x3:-", "4x15:-", "3x20:-", "20x2:-", "9x6:-", "3x19:-", "2x30:-",
                "1x63:-"
            })
    void isTheSumOfWhatLinesAndThreatsAreWorth(String start) {
        Random random = new Random(7);
        for (int played = 0; played < GAMES; played++) {
            for (ConnectFour state = game.parse(start); state.terminalValue().isEmpty(); ) {
                assertThat(expected(state)).as("%s", state).isEqualTo(Odds.expected(new Grid(state).sum()));
                List<Drop> drops = state.legalMoves();
                state = state.play(drops.get(random.nextInt(drops.size())));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 4, a stone of the other player at the edge and not in the middle",
        "3141, 1131, two stones in the middle next to each other and not one at the edge",
    })
    void whatIsBetterIsWorthMore(String better, String worse, String why) {
        assertThat(expected(game.parse(better))).as(why).isGreaterThan(expected(game.parse(worse)));
    }

    private double expected(ConnectFour state) {
        PackedRules<ConnectFour, Drop> rules = game.packedRules(state).orElseThrow();
        double packed = rules.evaluation().orElseThrow().applyAsDouble(rules.pack(state));
        assertThat(game.evaluation().orElseThrow().applyAsDouble(state)).isEqualTo(packed);
        return packed;
    }

    /** A position cell by cell: 1 for a stone of the player to move, -1 for one of the other, rows from the bottom up. */
    private static final class Grid {
        private final int[][] columns;
        private final boolean[][] mine;
        private final boolean[][] theirs;

        Grid(ConnectFour state) {
            columns = IntStream.range(0, state.shape().width())
                    .mapToObj(column -> IntStream.range(0, state.shape().height())
                            .map(row -> owner(
                                    state, state.shape().cell(state.shape().height() - 1 - row, column)))
                            .toArray())
                    .toArray(int[][]::new);
            mine = threatsOf(1);
            theirs = threatsOf(-1);
        }

        private boolean[][] threatsOf(int player) {
            boolean[][] threats = new boolean[width()][height() + 1];
            for (int column = 0; column < width(); column++) {
                for (int row = 0; row < height(); row++) {
                    threats[column][row] = makesFour(player, column, row);
                }
            }
            return threats;
        }

        private static int owner(ConnectFour state, long cell) {
            return (state.mine() & cell) != 0 ? 1 : (state.stones() & cell) != 0 ? -1 : 0;
        }

        int width() {
            return columns.length;
        }

        int height() {
            return columns[0].length;
        }

        int sum() {
            return Evaluation.MOVE
                    + (cellsUntilForced() % 2 == 0 ? Evaluation.FORCED : -Evaluation.FORCED)
                    + Evaluation.ONE * difference(player -> lines(player, 1))
                    + Evaluation.TWO * difference(player -> lines(player, 2, SIDEWAYS))
                    + Evaluation.LOW * difference(player -> lines(player, 2, new int[] {1, 0}, 1, 2))
                    + Evaluation.THREAT * difference(player -> threats(player, false))
                    + Evaluation.ANSWERED * (isAnswered() ? threats(1, true) : -threats(-1, true))
                    + Evaluation.STACKED * difference(this::stacked);
        }

        private static int difference(IntUnaryOperator ofPlayer) {
            return ofPlayer.applyAsInt(1) - ofPlayer.applyAsInt(-1);
        }

        private int lines(int player, int stones) {
            return lines(player, stones, DIRECTIONS);
        }

        private int lines(int player, int stones, int[]... directions) {
            return Stream.of(directions)
                    .mapToInt(direction -> lines(player, stones, direction, 0, height()))
                    .sum();
        }

        /** Lines of four with this many stones of a player and none of the other, which begin in some rows. */
        private int lines(int player, int stones, int[] direction, int lowest, int highest) {
            int count = 0;
            for (int column = 0; column < width(); column++) {
                for (int row = lowest; row <= highest; row++) {
                    if (has(column, row) && has(column + 3 * direction[0], row + 3 * direction[1])) {
                        int[] line = line(column, row, direction);
                        boolean open = IntStream.of(line).noneMatch(owner -> owner == -player);
                        count += open && IntStream.of(line).sum() == stones * player ? 1 : 0;
                    }
                }
            }
            return count;
        }

        private boolean isAnswered() {
            return Stream.of(columns)
                                    .flatMapToInt(IntStream::of)
                                    .filter(owner -> owner == 0)
                                    .count()
                            % 2
                    == 0;
        }

        private int stacked(int player) {
            return (int) IntStream.range(0, width())
                    .mapToLong(column -> IntStream.range(1, height())
                            .filter(row -> isThreat(player, column, row) && isThreat(player, column, row - 1))
                            .count())
                    .sum();
        }

        private int[] line(int column, int row, int... direction) {
            return IntStream.range(0, 4)
                    .map(i -> columns[column + i * direction[0]][row + i * direction[1]])
                    .toArray();
        }

        private boolean has(int column, int row) {
            return column >= 0 && column < width() && row >= 0 && row < height();
        }

        /** Threats of a player that are not above any of the other, in all rows or in those of answers. */
        private int threats(int player, boolean inRowsOfAnswers) {
            return (int) IntStream.range(0, width())
                    .mapToLong(column -> IntStream.range(0, height())
                            .filter(row -> isThreat(player, column, row))
                            .filter(row -> !inRowsOfAnswers || (height() - 1 - row) % 2 == 0)
                            .filter(row -> IntStream.range(0, row).noneMatch(lower -> isThreat(-player, column, lower)))
                            .count())
                    .sum();
        }

        private boolean isThreat(int player, int column, int row) {
            return (player > 0 ? mine : theirs)[column][row];
        }

        private boolean makesFour(int player, int column, int row) {
            if (columns[column][row] != 0) {
                return false;
            }
            columns[column][row] = player;
            boolean four = lines(player, 4) > 0;
            columns[column][row] = 0;
            return four;
        }

        private int landing(int column) {
            return (int)
                    IntStream.of(columns[column]).filter(owner -> owner != 0).count();
        }

        /** The row of the lowest threat of any player, or the height. */
        private int lowestThreat(int column) {
            return IntStream.range(0, height())
                    .filter(row -> isThreat(1, column, row) || isThreat(-1, column, row))
                    .findFirst()
                    .orElse(height());
        }

        private int cellsUntilForced() {
            return IntStream.range(0, width())
                    .map(column -> {
                        int lowest = lowestThreat(column);
                        int until = lowest == height() ? height() : lowest - 1;
                        return Math.max(0, until - landing(column));
                    })
                    .sum();
        }
    }
}
