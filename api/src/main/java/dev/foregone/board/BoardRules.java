package dev.foregone.board;

import dev.foregone.api.GameValue;
import dev.foregone.board.BoardGame.Player;
import dev.foregone.board.BoardGame.Result;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An author's answers about a board, checked: each fault is reported with the method that returned it. */
final class BoardRules<B, V> {

    private final BoardGame<B, V> game;

    BoardRules(BoardGame<B, V> game) {
        this.game = game;
    }

    BoardGame<B, V> game() {
        return game;
    }

    /** The state of a caller's board. */
    BoardState<B> begin(@Nullable B theirs, Player toMove) {
        if (theirs == null) {
            throw fault("newBoard", "gave null", "it gives a board where the game begins");
        }
        B board = copy(theirs);
        BoardState<B> state = new BoardState<>(this, board, toMove);
        Object again = key(copy(board));
        if (!state.key().equals(again) || state.key().hashCode() != again.hashCode()) {
            throw fault(
                    "key(board)",
                    "gave " + state.key() + " for a board and " + again + " for its copy, which are not equal",
                    "a key is a value with equals and hashCode: a string, a list of values, a record; for an array with"
                            + " arrays within, Arrays.deepToString(array); and copy(board) copies all of the board");
        }
        return state;
    }

    B copy(B board) {
        @Nullable B copy = game.copy(board);
        if (copy == null || copy == board) {
            throw fault(
                    "copy(board)",
                    copy == null ? "gave null" : "gave the same board",
                    "it gives another board in the same position");
        }
        return copy;
    }

    Object key(B board) {
        @Nullable Object key = game.key(board);
        if (key == null) {
            throw fault("key(board)", "gave null", "it gives a value: a string, a list of values, a record");
        }
        if (key == board) {
            throw fault(
                    "key(board)",
                    "gave the board itself",
                    "the board changes, and a key must not: give a string, a list of values or a record made from it");
        }
        if (key.getClass().isArray()) {
            throw fault(
                    "key(board)",
                    "gave an array, " + key.getClass().getSimpleName(),
                    "arrays with the same elements are not equal: give its text, "
                            + (key instanceof Object[] ? "Arrays.deepToString(array)" : "Arrays.toString(array)"));
        }
        return key;
    }

    BoardKey position(B board, Player mover) {
        return new BoardKey(key(board), mover == Player.FIRST);
    }

    static Player mover(BoardKey position) {
        return position.first() ? Player.FIRST : Player.SECOND;
    }

    Result result(B board) {
        return given(game.result(board), "result(board)", board, "while the game goes on, it gives Result.ONGOING");
    }

    Optional<Player> toMove(B board) {
        return given(game.toMove(board), "toMove(board)", board, "it gives Optional.of(Player.FIRST) or SECOND");
    }

    @SuppressWarnings("unchecked") // its moves, in an array of its own: the board may use its list again
    V[] moves(B board) {
        String advice = "say in result(board) who has won when there are no moves, or list the pass as a move";
        List<? extends V> moves = given(game.moves(board), "moves(board)", board, advice);
        V[] listed = (V[]) moves.toArray();
        if (listed.length == 0) {
            throw fault("moves(board)", "gave no move, but result(board) is ONGOING," + at(board), advice);
        }
        for (V move : listed) {
            if (move == null) {
                throw fault("moves(board)", "gave " + Arrays.asList(listed) + at(board), "no move in the list is null");
            }
        }
        return listed;
    }

    private <T> T given(@Nullable T answer, String method, B board, String advice) {
        if (answer == null) {
            throw fault(method, "gave null" + at(board), advice);
        }
        return answer;
    }

    List<BoardMove> written(B board, List<V> moves) {
        List<BoardMove> written = new ArrayList<>();
        Set<BoardMove> seen = new HashSet<>();
        for (V move : moves) {
            BoardMove known = new BoardMove(notation(board, move));
            if (!seen.add(known)) {
                throw fault(
                        "notation(board, move)",
                        "writes two legal moves as \"" + known + '"' + at(board),
                        "write each so that it differs from the others; or moves(board) lists one twice");
            }
            written.add(known);
        }
        return List.copyOf(written);
    }

    String notation(B board, V move) {
        @Nullable String notation = game.notation(board, move);
        if (notation == null || notation.isBlank()) {
            throw fault("notation(board, move)", "gave " + notation + at(board), "it gives a text");
        }
        if (notation.indexOf('@') > 0
                && notation.equals(move.getClass().getName() + "@" + Integer.toHexString(move.hashCode()))) {
            throw fault(
                    "notation(board, move)",
                    "gave " + notation + ", which is another text for each object",
                    "override notation(board, move): " + move.getClass().getSimpleName() + " has no toString()");
        }
        return notation;
    }

    /** Another board after a move, found by its index; its notation is compared if it is given. */
    B after(B board, int index, @Nullable String notation) {
        B copy = copy(board);
        V[] moves = moves(copy);
        if (index >= moves.length
                || (notation != null && !notation(copy, moves[index]).equals(notation))) {
            throw fault(
                    "moves(board)",
                    "listed " + (notation == null ? "more" : notation + " as move " + index) + " and lists "
                            + written(copy, Arrays.asList(moves)) + " on a copy" + at(board),
                    "equal boards have the same moves in the same order, and copy(board) copies all of the board");
        }
        game.make(copy, moves[index]);
        return copy;
    }

    /** Fails if a method that must not change a board has changed it. */
    void checkUnchanged(B board, Object before) {
        Object now = key(board);
        if (!now.equals(before)) {
            throw fault(
                    "copy(board)",
                    "made a copy that shares parts with its board, or moves, result, toMove, notation, evaluation or key changed"
                            + " the board: the key of one board was " + before + " and is " + now,
                    "copy arrays and lists too, down to their elements; and let only make and undo change a board");
        }
    }

    /** The indices of the moves after which the same player is to move. */
    BitSet movesAgain(B board, Object key, Player mover) {
        BitSet again = new BitSet();
        B scratch = copy(board);
        V[] moves = moves(scratch);
        for (int index = 0; index < moves.length; index++) {
            V move = moves[index];
            game.make(scratch, move);
            again.set(index, toMove(scratch).orElse(null) == mover);
            if (game.undo(scratch, move)) {
                checkUndone(scratch, new BoardKey(key, mover == Player.FIRST), move);
            } else {
                scratch = copy(board);
                moves = moves(scratch);
            }
        }
        checkUnchanged(board, key);
        return again;
    }

    /** Fails if a move has not been taken back. */
    void checkUndone(B board, BoardKey before, V move) {
        BoardKey now = position(board, toMove(board).orElse(mover(before)));
        if (!now.equals(before)) {
            boolean sameKey = now.key().equals(before.key());
            throw notTakenBack(
                    notation(board, move),
                    sameKey
                            ? "toMove(board) was " + mover(before) + " and is " + mover(now)
                            : "the key was " + before.key() + " and is " + now.key());
        }
        Result result = result(board);
        if (result != Result.ONGOING) {
            throw notTakenBack(
                    notation(board, move),
                    "result(board) was ONGOING and is " + result + ", though the key is what it was, " + now.key()
                            + ": a counter, perhaps");
        }
    }

    private IllegalStateException notTakenBack(String move, String what) {
        return fault(
                "undo(board, move)",
                "did not take back " + move + ": " + what,
                "it leaves the board as it was before the move; left out, the board is copied instead");
    }

    /** A number of the board's own, checked; only of a game that has one for every board. */
    int cells(B board, byte[] into) {
        return game.cells(board, into);
    }

    double evaluation(B board) {
        String advice = "it gives OptionalDouble.of(a number from -1 to 1) for every board, or is left out";
        OptionalDouble evaluation = given(game.evaluation(board), "evaluation(board)", board, advice);
        double number = evaluation.orElse(Double.NaN);
        if (!(number >= -1 && number <= 1)) {
            throw fault("evaluation(board)", "gave " + evaluation + at(board), advice);
        }
        return number;
    }

    /** A result as the player to move sees it. */
    static Optional<GameValue> value(Result result, Player mover) {
        return switch (result) {
            case ONGOING -> Optional.empty();
            case DRAW -> Optional.of(GameValue.DRAW);
            case FIRST_WINS -> Optional.of(mover == Player.FIRST ? GameValue.WIN : GameValue.LOSS);
            case SECOND_WINS -> Optional.of(mover == Player.SECOND ? GameValue.WIN : GameValue.LOSS);
        };
    }

    static Player other(Player player) {
        return player == Player.FIRST ? Player.SECOND : Player.FIRST;
    }

    /** A position in words. */
    String text(BoardKey position) {
        return oneLine(position.key()) + " " + game.name(mover(position));
    }

    IllegalStateException tellsTurnOfOne(Object one, Object next) {
        return fault(
                "toMove(board)",
                "tells whose turn it is in one of " + one + " and " + next + " and not in the other",
                "it gives a player for every board, of finished games too, or for none");
    }

    /** A position on one line. */
    String text(B board) {
        return oneLine(key(board));
    }

    static String oneLine(Object key) {
        return key.toString().strip().replaceAll("\\s*\\R\\s*", "/").replace('\t', ' ');
    }

    private String at(B board) {
        return " at " + text(board);
    }

    IllegalStateException fault(String method, String what, String advice) {
        return new IllegalStateException("game '" + game.id() + "': " + method + " " + what + "\n  " + advice);
    }
}
