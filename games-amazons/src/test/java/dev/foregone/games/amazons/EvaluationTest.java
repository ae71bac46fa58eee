package dev.foregone.games.amazons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Odds;
import dev.foregone.spi.PackedRules;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sum, against one that walks from square to square and knows nothing of bits; and what is to be worth more. */
class EvaluationTest {

    private final AmazonsGame game = new AmazonsGame();

    private double expected(Amazons state) {
        return game.evaluation().orElseThrow().applyAsDouble(state);
    }

    @ParameterizedTest
    @ValueSource(strings = {"4x4", "5x4", "4x6", "5x6", "6x5", "w../.../..b", "b./.w", "w.b/..."})
    void isTheSumOfWhatSquaresAreWorth(String start) {
        Random random = new Random(3);
        for (int played = 0; played < 6; played++) {
            for (Amazons state = game.parse(start); state.terminalValue().isEmpty(); ) {
                assertThat(expected(state)).as("%s", state).isEqualTo(Odds.expected(new Walks(state).sum()));
                PackedRules<Amazons, AmazonsMove> rules =
                        game.packedRules(state).orElseThrow();
                assertThat(rules.evaluation().orElseThrow().applyAsDouble(rules.pack(state)))
                        .isEqualTo(expected(state));
                List<AmazonsMove> moves = state.legalMoves();
                state = state.play(moves.get(random.nextInt(moves.size())));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "w..../...../...../x..../b.x..; b..../...../...../x..../w.x..; more room",
                "w...xxb/.xxxxxx/xxxxxxx/xxxxxxx; wxxxxxb/.xxxx../xxxxxxx/xxxxxxx; squares of one's own",
            })
    void whatIsBetterIsWorthMore(String better, String worse, String why) {
        assertThat(expected(game.parse(better))).as(why).isGreaterThan(expected(game.parse(worse)));
    }

    /** From square to square. */
    private record Walks(Amazons state) {

        int sum() {
            int sum = Evaluation.MOVE;
            Set<Integer> mine = queens(state.mine());
            Set<Integer> theirs = queens(state.mine() == Amazons.WHITE ? Amazons.BLACK : Amazons.WHITE);
            for (int square = 0; square < state.board().count(); square++) {
                if (isFree(square)) {
                    sum += Evaluation.NEARER * Integer.signum(kings(theirs, square) - kings(mine, square));
                    boolean my = after(mine, 2).contains(square);
                    boolean their = after(theirs, 2).contains(square);
                    sum += my == their ? 0 : my ? Evaluation.SECOND : -Evaluation.SECOND;
                }
            }
            return sum + Evaluation.REACHED * (moves(mine) - moves(theirs));
        }

        private Set<Integer> queens(char letter) {
            Set<Integer> queens = new TreeSet<>();
            for (int square = 0; square < state.board().count(); square++) {
                if (state.squares().charAt(square) == letter) {
                    queens.add(square);
                }
            }
            return queens;
        }

        private boolean isFree(int square) {
            return state.squares().charAt(square) == Amazons.FREE;
        }

        private int moves(Set<Integer> queens) {
            return queens.stream().mapToInt(queen -> asQueen(queen).size()).sum();
        }

        private Set<Integer> asQueen(int from) {
            Set<Integer> reached = new HashSet<>();
            for (List<Integer> ray : PlainRules.rays(state.board(), from)) {
                ray.stream().takeWhile(this::isFree).forEach(reached::add);
            }
            return reached;
        }

        private Set<Integer> asKing(int from) {
            Set<Integer> reached = new HashSet<>();
            for (List<Integer> ray : PlainRules.rays(state.board(), from)) {
                ray.stream().limit(1).filter(this::isFree).forEach(reached::add);
            }
            return reached;
        }

        private static Set<Integer> spread(Set<Integer> from, IntFunction<Set<Integer>> step) {
            Set<Integer> all = new HashSet<>(from);
            from.forEach(square -> all.addAll(step.apply(square)));
            return all;
        }

        private Set<Integer> after(Set<Integer> queens, int moves) {
            return moves == 0 ? queens : spread(after(queens, moves - 1), this::asQueen);
        }

        /** How many moves of a king from the nearest of some squares; many if there is no way. */
        private int kings(Set<Integer> from, int to) {
            Set<Integer> reached = from;
            for (int moves = 0; moves < state.board().count(); moves++) {
                if (reached.contains(to)) {
                    return moves;
                }
                reached = spread(reached, this::asKing);
            }
            return Integer.MAX_VALUE / 2;
        }
    }
}
