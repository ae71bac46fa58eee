package dev.foregone.testkit.game;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A position of hexapawn. Cells are bits, row by row from the top left, the lowest first.
 *
 * @param game the size of the board
 * @param white the cells of white's pawns, which move up
 * @param black the cells of black's pawns, which move down
 * @param whiteToMove whose turn it is
 */
public record HexapawnBoard(Hexapawn game, int white, int black, boolean whiteToMove)
        implements GameState<HexapawnBoard, HexapawnMove> {

    private static final Optional<GameValue> LOST = Optional.of(GameValue.LOSS);

    @Override
    public Optional<GameValue> terminalValue() {
        return hasArrived() || pawnMoves().isEmpty() ? LOST : Optional.empty();
    }

    /** Whether a pawn of the player who has just moved stands on its last row. */
    private boolean hasArrived() {
        int top = (1 << game.columns()) - 1;
        int bottom = top << (game.columns() * (game.rows() - 1));
        return whiteToMove ? (black & bottom) != 0 : (white & top) != 0;
    }

    @Override
    public List<HexapawnMove> legalMoves() {
        return hasArrived() ? List.of() : pawnMoves();
    }

    private List<HexapawnMove> pawnMoves() {
        int cells = game.rows() * game.columns();
        List<HexapawnMove> moves = new ArrayList<>();
        for (int from = 0; from < cells; from++) {
            if (has(own(), from)) {
                addMoves(from, moves);
            }
        }
        return List.copyOf(moves);
    }

    private void addMoves(int from, List<HexapawnMove> moves) {
        int ahead = from + (whiteToMove ? -game.columns() : game.columns());
        if (ahead < 0 || ahead >= game.rows() * game.columns()) {
            return;
        }
        int column = from % game.columns();
        if (column > 0 && has(theirs(), ahead - 1)) {
            moves.add(new HexapawnMove(from, ahead - 1));
        }
        if (!has(white | black, ahead)) {
            moves.add(new HexapawnMove(from, ahead));
        }
        if (column < game.columns() - 1 && has(theirs(), ahead + 1)) {
            moves.add(new HexapawnMove(from, ahead + 1));
        }
    }

    private int own() {
        return whiteToMove ? white : black;
    }

    private int theirs() {
        return whiteToMove ? black : white;
    }

    private static boolean has(int cells, int cell) {
        return ((cells >> cell) & 1) != 0;
    }

    @Override
    public HexapawnBoard play(HexapawnMove move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        int moved = (own() & ~(1 << move.from())) | (1 << move.to());
        int left = theirs() & ~(1 << move.to());
        return whiteToMove ? new HexapawnBoard(game, moved, left, false) : new HexapawnBoard(game, left, moved, true);
    }

    /** The notation: the rows from the top, then the player to move: {@code bbb/.../.../www w}. */
    @Override
    public String toString() {
        String rows = IntStream.range(0, game.rows())
                .mapToObj(row -> IntStream.range(0, game.columns())
                        .mapToObj(column -> cell(row * game.columns() + column))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
        return rows + (whiteToMove ? " w" : " b");
    }

    private String cell(int cell) {
        if (has(white, cell)) {
            return "w";
        }
        return has(black, cell) ? "b" : ".";
    }
}
