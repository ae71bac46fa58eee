package dev.foregone.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.board.Pebbles.Grab;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** A search's lines of play on one board, or on copies, show the game that the states show. */
class BoardLineTest {

    /** Takes back this many moves, and then none. */
    private static final class Undoing extends TurnsGame {

        private int undone;
        private int copied;
        private final int most;

        Undoing(int most, int... squares) {
            super(squares);
            this.most = most;
        }

        @Override
        protected boolean undo(Pebbles board, Grab move) {
            if (undone == most) {
                board.squares[0] = 100; // whatever it has done by then
                return false;
            }
            undone++;
            board.putBack(move);
            return true;
        }

        @Override
        protected Pebbles copy(Pebbles board) {
            copied++;
            return super.copy(board);
        }
    }

    private static <B> long compare(LineRules<BoardState<B>, BoardMove> rules, long position, BoardState<B> state) {
        assertThat(rules.terminal(position))
                .isEqualTo(state.terminalValue().map(Score::finished).orElse(Score.ONGOING));
        assertThat(rules.key(position, true)).isEqualTo(state.position()).hasSameHashCodeAs(state.position());
        int[] moves = new int[rules.maxMoves(position)];
        long seen = 1;
        for (int i = 0; i < (moves.length == 0 ? 0 : rules.legalMoves(position, moves, 0)); i++) {
            BoardMove move = state.legalMoves().get(i);
            assertThat(rules.unpackMove(position, moves[i])).isEqualTo(move);
            assertThat(rules.moveClass(position, moves[i])).isEqualTo(move.hashCode());
            assertThat(rules.movesAgain(position, moves[i])).isEqualTo(state.movesAgain(move));
            seen += compare(rules, rules.play(position, moves[i]), state.play(move));
            assertThat(rules.movesAgain(position, moves[i])).isEqualTo(state.movesAgain(move));
        }
        assertThat(rules.unpack(position)).isEqualTo(state);
        return seen;
    }

    private static <B> long compare(BoardGame<B, ?> game) {
        LineRules<BoardState<B>, BoardMove> rules = game.lineRules().orElseThrow();
        return compare(rules, rules.pack(game.initialState()), game.initialState());
    }

    @Test
    void oneBoardShowsTheGame() {
        assertThat(compare(new Undoing(Integer.MAX_VALUE, 2, 3, 1))).isGreaterThan(100);
    }

    @Test
    void copiesShowTheGame() {
        assertThat(compare(new TurnsGame(2, 3, 1)))
                .isEqualTo(compare(new Undoing(0, 2, 3, 1)))
                .isEqualTo(compare(new PebblesGame(2, 3, 1)));
    }

    @Test
    void copiesTakeOverWhenAMoveIsNotTakenBack() {
        for (int most = 1; most < 60; most++) {
            assertThat(compare(new Undoing(most, 2, 3, 1))).isGreaterThan(100);
        }
    }

    @Test
    void aGameThatTakesMovesBackIsNotCopied() {
        Undoing game = new Undoing(Integer.MAX_VALUE, 3, 3, 3);
        LineRules<BoardState<Pebbles>, BoardMove> rules = game.lineRules().orElseThrow();
        rules.pack(game.initialState());
        int before = game.copied;
        assertThat(count(rules, 0)).isGreaterThan(1_000);
        assertThat(game.copied).isEqualTo(before);
    }

    /** Who is to move after each of hundreds of moves may be asked before a search looks at its limits. */
    @Test
    void nothingIsCopiedToSeeWhoMovesNext() {
        Undoing game = new Undoing(Integer.MAX_VALUE, 3, 3, 3);
        LineRules<BoardState<Pebbles>, BoardMove> rules = game.lineRules().orElseThrow();
        rules.pack(game.initialState());
        rules.play(rules.play(0, 0), 0);
        BoardState<Pebbles> start = new TurnsGame(3, 3, 3).initialState();
        int before = game.copied;
        for (int move = 0; move < rules.maxMoves(0); move++) {
            assertThat(rules.movesAgain(0, move)).isEqualTo(start.movesAgain(rules.unpackMove(0, move)));
        }
        assertThat(game.copied).isEqualTo(before);
    }

    private static long count(LineRules<?, ?> rules, long position) {
        long count = 1;
        for (int move = 0; move < rules.maxMoves(position); move++) {
            long child = rules.play(position, move);
            assertThat(rules.movesAgain(position, move)).isIn(true, false);
            count += count(rules, child);
        }
        return count;
    }

    @Test
    void anyPlaceOfTheLineMayBeAsked() {
        Undoing game = new Undoing(Integer.MAX_VALUE, 4, 4);
        LineRules<BoardState<Pebbles>, BoardMove> rules = game.lineRules().orElseThrow();
        long start = rules.pack(game.initialState());
        long second = rules.play(start, 0);
        long third = rules.play(second, 0);
        assertThat(rules.unpack(start)).hasToString("[4, 4] A");
        assertThat(rules.key(second, false))
                .isEqualTo(game.initialState().play(new BoardMove("1-1")).position());
        assertThat(rules.unpack(third)).hasToString("[2, 4] A");
        assertThat(rules.play(second, 0)).isEqualTo(third);
        assertThat(rules.unpack(rules.play(start, 3))).hasToString("[4, 2] B");
    }

    @Test
    void aKeyIsOfThePositionThatStandsThereNow() {
        LineRules<BoardState<Pebbles>, BoardMove> rules =
                new Undoing(Integer.MAX_VALUE, 4, 4).lineRules().orElseThrow();
        long start = rules.pack(new Undoing(Integer.MAX_VALUE, 4, 4).initialState());
        Object first = rules.key(rules.play(start, 0), false);
        Object last = rules.key(rules.play(start, 3), false);
        assertThat(last).isNotEqualTo(first);
        assertThat(rules.key(rules.play(start, 0), false)).isEqualTo(first);
    }

    @Test
    void equalPositionsByTheGamesSymmetryShareAKey() {
        PebblesGame sorted = new PebblesGame(2, 1) {
            @Override
            public BoardState<Pebbles> canonical(BoardState<Pebbles> state) {
                Pebbles board = state.board();
                Arrays.sort(board.squares);
                return state(board, state.toMove());
            }
        };
        LineRules<BoardState<Pebbles>, BoardMove> rules = sorted.lineRules().orElseThrow();
        rules.pack(sorted.state(new Pebbles(false, 2, 1)));
        Object one = rules.key(0, true);
        Object plain = rules.key(0, false);
        rules.pack(sorted.state(new Pebbles(false, 1, 2)));
        assertThat(rules.key(0, true)).isEqualTo(one);
        assertThat(rules.key(0, false)).isNotEqualTo(plain);
    }

    @Test
    void listingThatChangesTheBoardIsFound() {
        PebblesGame careless = new PebblesGame(9, 9) {
            @Override
            protected List<Grab> moves(Pebbles board) {
                List<Grab> grabs = board.grabs();
                board.squares[0] -= board.squares[0] == 7 ? 1 : 0;
                return grabs;
            }
        };
        assertThatThrownBy(() -> compareSome(careless))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("copy(board) made a copy that shares parts with its board, or moves, result,");
    }

    @Test
    void whoseTurnItIsMustBeKnownEverywhere() {
        TurnsGame vague = new TurnsGame(9, 9) {
            @Override
            protected Optional<Player> toMove(Pebbles board) {
                return board.squares[0] == 7 ? Optional.empty() : super.toMove(board);
            }
        };
        assertThatThrownBy(() -> compareSome(vague))
                .hasMessageContaining("toMove(board) tells whose turn it is in one of");
    }

    private static void compareSome(BoardGame<?, ?> game) {
        LineRules<?, ?> rules = start(game);
        long position = rules.play(0, 1);
        rules.maxMoves(position);
    }

    private static <B> LineRules<?, ?> start(BoardGame<B, ?> game) {
        LineRules<BoardState<B>, BoardMove> rules = game.lineRules().orElseThrow();
        rules.pack(game.initialState());
        return rules;
    }

    @Test
    void boardsMayBeEvaluated() {
        PebblesGame few = evaluated(OptionalDouble.of(0.25));
        assertThat(few.evaluation().orElseThrow().applyAsDouble(few.initialState()))
                .isEqualTo(0.25);
        assertThat(start(few).evaluation().orElseThrow().applyAsDouble(0)).isEqualTo(0.25);
        assertThat(new PebblesGame(2, 1).evaluation()).isEmpty();
        assertThat(start(new PebblesGame(2, 1)).evaluation()).isEmpty();
        PebblesGame wrong = evaluated(OptionalDouble.of(1.5));
        assertThatThrownBy(() -> wrong.evaluation().orElseThrow().applyAsDouble(wrong.initialState()))
                .hasMessageContaining("evaluation(board) gave OptionalDouble[1.5] at [2, 1]\n  it gives");
    }

    private static PebblesGame evaluated(OptionalDouble evaluation) {
        return new PebblesGame(2, 1) {
            @Override
            protected OptionalDouble evaluation(Pebbles board) {
                return evaluation;
            }
        };
    }
}
