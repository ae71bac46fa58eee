package dev.foregone.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Outcome;
import dev.foregone.board.BoardGame.Player;
import dev.foregone.board.Pebbles.Grab;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** A mutable board becomes states and moves that are values. */
class BoardGameTest {

    private final PebblesGame game = new PebblesGame(2, 1);
    private final BoardState<Pebbles> start = game.initialState();

    private static BoardMove move(String notation) {
        return new BoardMove(notation);
    }

    private static BoardState<Pebbles> after(PebblesGame game, String... moves) {
        BoardState<Pebbles> state = game.initialState();
        for (String move : moves) {
            state = state.play(game.parseMove(state, move));
        }
        return state;
    }

    @Test
    void aStateHasTheMovesOfItsBoard() {
        assertThat(start.legalMoves()).containsExactly(move("1-1"), move("1-2"), move("2-1"));
        assertThat(start.play(move("1-2")).legalMoves()).containsExactly(move("2-1"));
        assertThat(start).hasToString("[2, 1] A");
        assertThat(start.play(move("1-2"))).hasToString("[0, 1] B");
    }

    @Test
    void playingLeavesTheStateAsItWas() {
        BoardState<Pebbles> after = start.play(move("1-1"));
        after.play(move("1-1")).play(move("2-1"));
        assertThat(start).isEqualTo(game.initialState()).hasToString("[2, 1] A");
        assertThat(after).hasToString("[1, 1] B");
        assertThat(start.board().squares).containsExactly(2, 1);
    }

    @Test
    void aBoardThatIsHandedOutIsACopy() {
        start.board().squares[0] = 0;
        Pebbles theirs = new Pebbles(false, 2, 1);
        BoardState<Pebbles> taken = game.state(theirs);
        theirs.squares[0] = 0;
        assertThat(start.board().squares).containsExactly(2, 1);
        assertThat(taken).isEqualTo(start).hasSameHashCodeAs(start);
        assertThatThrownBy(() -> start.legalMoves().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theResultIsSeenByThePlayerToMove() {
        assertThat(start.terminalValue()).isEmpty();
        BoardState<Pebbles> end = after(game, "1-2", "2-1");
        assertThat(end.toMove()).isEqualTo(Player.FIRST);
        assertThat(end.terminalValue()).contains(GameValue.LOSS);
        assertThat(end.legalMoves()).isEmpty();
        assertThat(after(game, "1-1", "1-1", "2-1").terminalValue()).contains(GameValue.LOSS);
    }

    @Test
    void equalKeysWithAnotherPlayerToMoveAreOtherPositions() {
        PebblesGame three = new PebblesGame(3, 1);
        BoardState<Pebbles> inOne = after(three, "1-2");
        BoardState<Pebbles> inTwo = after(three, "1-1", "1-1");
        assertThat(inOne.board().squares).isEqualTo(inTwo.board().squares);
        assertThat(inOne).isNotEqualTo(inTwo);
        assertThat(inOne).isEqualTo(three.state(new Pebbles(false, 1, 1), Player.SECOND));
        assertThat(after(three, "1-1", "2-1"))
                .isEqualTo(after(three, "2-1", "1-1"))
                .hasSameHashCodeAs(after(three, "2-1", "1-1"));
    }

    @Test
    void anIllegalMoveIsRefused() {
        assertThatThrownBy(() -> start.play(move("2-2")))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("illegal move 2-2 in [2, 1] A: legal are 1-1 1-2 2-1");
        assertThatThrownBy(() -> after(game, "1-2", "2-1").play(move("2-1")))
                .hasMessage("illegal move 2-1 in [0, 0] A: the game is over");
        assertThatThrownBy(() -> start.movesAgain(move("2-2"))).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void theBoardsOwnMoveIsFoundByItsNotation() {
        Pebbles board = new Pebbles(false, 2, 1);
        Grab grab = game.moveOn(board, move("1-2"));
        assertThat(grab.pebbles).isEqualTo(2);
        board.grab(grab);
        assertThatThrownBy(() -> game.moveOn(board, move("1-2")))
                .hasMessage("illegal move 1-2 in [0, 1]: legal are 2-1");
        board.grab(game.moveOn(board, move("2-1")));
        assertThatThrownBy(() -> game.moveOn(board, move("2-1")))
                .hasMessage("illegal move 2-1 in [0, 0]: the game is over");
    }

    @Test
    void withoutToMoveNobodyMovesAgain() {
        assertThat(start.legalMoves()).noneMatch(start::movesAgain);
        assertThat(game.playerToMove(start.play(move("1-1")))).contains("B");
    }

    @Test
    void whoMovesAgainFollowsFromWhoseTurnItIs() {
        TurnsGame turns = new TurnsGame(2, 1);
        BoardState<Pebbles> state = turns.initialState();
        assertThat(state.legalMoves().stream().filter(state::movesAgain)).containsExactly(move("1-2"), move("2-1"));
        assertThat(state.play(move("1-2"))).hasToString("[0, 1] A");
        assertThat(state.play(move("1-1"))).hasToString("[1, 1] B");
        assertThat(state).isEqualTo(turns.initialState());
    }

    @Test
    void movesAgainIsTheSameWhereTheBoardTakesMovesBack() {
        TurnsGame copying = new TurnsGame(2, 1, 2);
        TurnsGame undoing = new TurnsGame(2, 1, 2) {
            @Override
            protected boolean undo(Pebbles board, Grab move) {
                board.putBack(move);
                return true;
            }
        };
        compare(copying.initialState(), undoing.initialState());
    }

    private static void compare(BoardState<Pebbles> one, BoardState<Pebbles> other) {
        assertThat(one).isEqualTo(other);
        for (BoardMove move : one.legalMoves()) {
            BoardState<Pebbles> next = one.play(move);
            assertThat(one.movesAgain(move)).isEqualTo(other.movesAgain(move)).isEqualTo(next.toMove() == one.toMove());
            compare(next, other.play(move));
        }
    }

    /** Backward induction over states and over the board itself, with moves made and taken back, agree. */
    @Test
    void theOutcomesAreThoseOfTheBoard() {
        TurnsGame turns = new TurnsGame(3, 2, 1);
        assertThat(outcome(turns.initialState())).isEqualTo(outcome(new Pebbles(true, 3, 2, 1)));
        PebblesGame inTurn = new PebblesGame(3, 2, 1);
        assertThat(outcome(inTurn.initialState())).isEqualTo(outcome(new Pebbles(false, 3, 2, 1)));
    }

    private static Outcome outcome(BoardState<Pebbles> state) {
        return state.terminalValue()
                .map(Outcome::finished)
                .orElseGet(() -> state.legalMoves().stream()
                        .map(move -> outcome(state.play(move)).backedUp(state.movesAgain(move)))
                        .max(Comparator.naturalOrder())
                        .orElseThrow());
    }

    /** Whoever takes the last pebble wins; when emptying a square moves again, that player is to move at the end. */
    private static Outcome outcome(Pebbles board) {
        if (board.isEmpty()) {
            return Outcome.finished(board.again ? GameValue.WIN : GameValue.LOSS);
        }
        List<Outcome> outcomes = new ArrayList<>();
        for (Grab grab : board.grabs()) {
            boolean mover = board.firstToMove;
            board.grab(grab);
            outcomes.add(outcome(board).backedUp(board.firstToMove == mover));
            board.putBack(grab);
        }
        return outcomes.stream().max(Comparator.naturalOrder()).orElseThrow();
    }

    /** The board changes for a moment whenever it is asked whether it is empty; no thread may see that. */
    @Test
    void manyThreadsReadOneState() throws Exception {
        TurnsGame turns = new TurnsGame(3, 3, 2);
        BoardState<Pebbles> shared = turns.initialState();
        Callable<Outcome> work = () -> outcome(shared);
        Outcome expected = outcome(new Pebbles(true, 3, 3, 2));
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (Future<Outcome> found : threads.invokeAll(List.of(work, work, work, work))) {
                assertThat(found.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aKeyOfSeveralLinesIsWrittenOnOne() {
        BoardGame<Pebbles, Grab> lines = new PebblesGame(2, 1) {
            @Override
            protected Object key(Pebbles board) {
                return board.squares[0] + "\t\n" + board.squares[1] + "\n";
            }

            @Override
            public List<String> players() {
                return List.of("left", "right");
            }
        };
        assertThat(lines.format(lines.initialState())).isEqualTo("2/1 left");
        assertThat(lines.playerToMove(lines.initialState())).isEqualTo(Optional.of("left"));
    }
}
