package dev.foregone.board;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.board.Pebbles.Grab;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What an author gets wrong is named with the method that is at fault, and with what it should do. */
class BrokenBoardGameTest {

    private static final BoardMove MOVE = new BoardMove("1-1");

    private static void fails(ThrowingCallable action, String fault, String advice) {
        assertThatThrownBy(action)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("game 'pebbles': " + fault)
                .hasMessageContaining("\n  ")
                .hasMessageContaining(advice);
    }

    /** Null, as Java without checks lets an author return it. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <T> T missing() {
        @Nullable T nothing = null;
        return nothing;
    }

    /** Rules of which each case breaks one. */
    private static class Rules extends PebblesGame {
        Rules() {
            super(2, 1);
        }
    }

    @Test
    void noMoves() {
        Rules nullList = new Rules() {
            @Override
            protected List<Grab> moves(Pebbles board) {
                return missing();
            }
        };
        fails(() -> nullList.initialState().legalMoves(), "moves(board) gave null at [2, 1]", "say in result(board)");
        Rules none = new Rules() {
            @Override
            protected List<Grab> moves(Pebbles board) {
                return List.of();
            }
        };
        fails(() -> none.initialState().legalMoves(), "moves(board) gave no move, but result(board)", "list the pass");
        Rules nullMove = new Rules() {
            @Override
            protected List<Grab> moves(Pebbles board) {
                return Collections.singletonList(missing());
            }
        };
        fails(() -> nullMove.initialState().legalMoves(), "moves(board) gave [null] at [2, 1]", "no move in the list");
    }

    @Test
    void noBoard() {
        Rules nullCopy = new Rules() {
            @Override
            protected Pebbles copy(Pebbles board) {
                return missing();
            }
        };
        fails(nullCopy::initialState, "copy(board) gave null", "another board");
        Rules same = new Rules() {
            @Override
            protected Pebbles copy(Pebbles board) {
                return board;
            }
        };
        fails(same::initialState, "copy(board) gave the same board", "another board");
    }

    @Test
    void noNewBoard() {
        BoardGame<Pebbles, Grab> none = new PebblesGame(2, 1) {
            @Override
            public BoardState<Pebbles> initialState() {
                return state(missing());
            }
        };
        assertThatThrownBy(none::initialState)
                .isInstanceOf(NullPointerException.class)
                .hasMessage("board");
    }

    @Test
    void aCopyThatSharesParts() {
        Rules shallow = new Rules() {
            @Override
            protected Pebbles copy(Pebbles board) {
                return new SharingPebbles(board).sharing(board);
            }
        };
        BoardState<Pebbles> state = shallow.initialState();
        fails(
                () -> state.play(MOVE),
                "copy(board) made a copy that shares parts with its board",
                "the key of one board was [2, 1] and is [1, 1]\n  copy arrays and lists too");
    }

    /** A copy that is none: it changes the squares of the first board. */
    private static final class SharingPebbles extends Pebbles {

        private int[] theirs = {};

        SharingPebbles(Pebbles other) {
            super(other);
        }

        SharingPebbles sharing(Pebbles board) {
            theirs = board.squares;
            return this;
        }

        @Override
        void grab(Grab grab) {
            super.grab(grab);
            theirs[grab.square] -= grab.pebbles;
        }
    }

    @Test
    void listingThatChangesTheBoard() {
        Rules careless = new Rules() {
            @Override
            protected List<Grab> moves(Pebbles board) {
                List<Grab> grabs = board.grabs();
                board.squares[0]--;
                return grabs;
            }
        };
        fails(() -> careless.initialState().legalMoves(), "copy(board) made a copy", "moves, result, toMove");
    }

    @Test
    void keysThatAreNoValues() {
        Rules none = new Rules() {
            @Override
            protected Object key(Pebbles board) {
                return missing();
            }
        };
        fails(none::initialState, "key(board) gave null", "it gives a value");
        Rules array = new Rules() {
            @Override
            protected Object key(Pebbles board) {
                return board.squares.clone();
            }
        };
        fails(array::initialState, "key(board) gave an array, int[]", "Arrays.toString(array)");
        Rules nested = new Rules() {
            @Override
            protected Object key(Pebbles board) {
                return new int[][] {board.squares.clone()};
            }
        };
        fails(nested::initialState, "key(board) gave an array, int[][]", "Arrays.deepToString(array)");
        Rules shallow = new Rules() {
            @Override
            protected Object key(Pebbles board) {
                return Arrays.toString(new int[][] {board.squares.clone()});
            }
        };
        fails(shallow::initialState, "key(board) gave [[I@", "arrays within, Arrays.deepToString(array)");
        Rules itself = new Rules() {
            @Override
            protected Object key(Pebbles board) {
                return board;
            }
        };
        fails(itself::initialState, "key(board) gave the board itself", "a key must not");
        Rules identity = new Rules() {
            @Override
            protected Object key(Pebbles board) {
                return new StringBuilder("board");
            }
        };
        fails(
                identity::initialState,
                "key(board) gave board for a board and board for its copy, which are not equal",
                "equals and hashCode");
    }

    @Test
    void noResult() {
        Rules none = new Rules() {
            @Override
            protected Result result(Pebbles board) {
                return missing();
            }
        };
        fails(none::initialState, "result(board) gave null at [2, 1]", "Result.ONGOING");
    }

    @Test
    void turnsThatAreToldHalf() {
        Rules none = new Rules() {
            @Override
            protected Optional<Player> toMove(Pebbles board) {
                return missing();
            }
        };
        fails(none::initialState, "toMove(board) gave null at [2, 1]", "Optional.of");
        Rules half = new Rules() {
            @Override
            protected Optional<Player> toMove(Pebbles board) {
                return board.squares[0] == 2 ? Optional.of(Player.FIRST) : Optional.empty();
            }
        };
        BoardState<Pebbles> state = half.initialState();
        fails(() -> state.play(MOVE), "toMove(board) tells whose turn it is in one of [2, 1] A", "or for none");
    }

    @Test
    void movesThatAreWrittenBadly() {
        Rules inherited = new Rules() {
            @Override
            protected String notation(Pebbles board, Grab move) {
                return String.valueOf(move);
            }
        };
        fails(
                () -> inherited.initialState().legalMoves(),
                "notation(board, move) gave dev.foregone.board.Pebbles$Grab@",
                "override notation(board, move): Grab has no toString()");
        Rules alike = new Rules() {
            @Override
            protected String notation(Pebbles board, Grab move) {
                return "take " + move.pebbles;
            }
        };
        fails(
                () -> alike.initialState().legalMoves(),
                "notation(board, move) writes two legal moves as \"take 1\" at [2, 1]",
                "moves(board) lists one twice");
        Rules blank = new Rules() {
            @Override
            protected String notation(Pebbles board, Grab move) {
                return " ";
            }
        };
        fails(() -> blank.initialState().legalMoves(), "notation(board, move) gave   at", "it gives a text");
    }

    @Test
    void movesInAnotherOrderOnACopy() {
        Rules shuffled = new Rules() {
            private int calls;

            @Override
            protected List<Grab> moves(Pebbles board) {
                List<Grab> grabs = board.grabs();
                Collections.rotate(grabs, calls++);
                return grabs;
            }
        };
        BoardState<Pebbles> state = shuffled.initialState();
        fails(
                () -> state.play(MOVE),
                "moves(board) listed 1-1 as move 0 and lists [2-1, 1-1, 1-2] on a copy at [2, 1]",
                "in the same order");
    }

    @Test
    void aMoveThatIsNotTakenBack() {
        TurnsGame half = new TurnsGame(2, 1) {
            @Override
            protected boolean undo(Pebbles board, Grab move) {
                board.firstToMove = move.byFirst;
                return true;
            }

            @Override
            protected String notation(Pebbles board, Grab move) {
                return Arrays.toString(new int[] {move.square, move.pebbles});
            }
        };
        BoardState<Pebbles> state = half.initialState();
        fails(
                () -> state.movesAgain(new BoardMove("[0, 1]")),
                "undo(board, move) did not take back [0, 1]: the key was [2, 1] and is [1, 1]",
                "the board is copied instead");
    }

    @Test
    void whatTheBoardThrowsIsPassedOn() {
        Rules throwing = new Rules() {
            @Override
            protected void make(Pebbles board, Grab move) {
                throw new UnsupportedOperationException("not yet");
            }
        };
        BoardState<Pebbles> state = throwing.initialState();
        assertThatThrownBy(() -> state.play(MOVE))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("not yet");
    }
}
