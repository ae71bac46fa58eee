package dev.foregone.games.endings;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Where the pieces are. Sets of squares are bits: bit 0 is a8, bit 63 is h1.
 *
 * @param squares a character for each square in the order of FEN: {@code .} or the letter of a piece
 * @param enPassant the square that a pawn has just passed over in a move of two squares, if any
 */
record Board(String squares, Optional<Square> enPassant) {

    private static final char FREE = '.';

    /** A board without such a square. */
    Board(String squares) {
        this(squares, Optional.empty());
    }

    char at(int square) {
        return squares.charAt(square);
    }

    boolean isFree(int square) {
        return at(square) == FREE;
    }

    boolean isOf(int square, boolean white) {
        char piece = at(square);
        return piece != FREE && piece < 'a' == white;
    }

    int king(boolean white) {
        return squares.indexOf(Piece.KING.letter(white));
    }

    int count(char letter) {
        int count = 0;
        for (int square = squares.indexOf(letter); square >= 0; square = squares.indexOf(letter, square + 1)) {
            count++;
        }
        return count;
    }

    boolean isInCheck(boolean white) {
        int king = king(white);
        for (int square = 0; square < Square.COUNT; square++) {
            if (isOf(square, !white) && (attacked(square) >>> king & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The squares of a colour's pieces that attack a square. */
    IntStream attackersOf(int square, boolean white) {
        return IntStream.range(0, Square.COUNT)
                .filter(from -> isOf(from, white) && (attacked(from) >>> square & 1) != 0);
    }

    /** What the piece on a square attacks, whoever stands there. */
    long attacked(int from) {
        Piece piece = Piece.of(at(from));
        if (piece == Piece.PAWN) {
            return ofPawn(from);
        }
        long attacked = 0;
        for (int[] line : piece.lines(from)) {
            for (int i = 0; i < line.length && (i == 0 || isFree(line[i - 1])); i++) {
                attacked |= 1L << line[i];
            }
        }
        return attacked;
    }

    private long ofPawn(int from) {
        long one = 1L << (from + Square.SIDE * ahead(from));
        int column = from % Square.SIDE;
        long left = column > 0 ? one >>> 1 : 0;
        long right = column < Square.SIDE - 1 ? one << 1 : 0;
        return left | right;
    }

    private int ahead(int pawn) {
        return isOf(pawn, true) ? -1 : 1;
    }

    private boolean isPawn(int square) {
        return Character.toLowerCase(at(square)) == Piece.PAWN.letter();
    }

    private boolean isPassed(int square) {
        return enPassant.filter(passed -> passed.index() == square).isPresent();
    }

    /** Where the piece on a square can go, if the safety of its king does not matter. */
    long targets(int from) {
        boolean white = isOf(from, true);
        long attacked = attacked(from);
        boolean pawn = isPawn(from);
        long targets = pawn ? pushes(from) : 0;
        for (long rest = attacked; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            if (isOf(to, !white) || (isFree(to) && (!pawn || isPassed(to)))) {
                targets |= 1L << to;
            }
        }
        return targets;
    }

    private long pushes(int from) {
        int one = from + Square.SIDE * ahead(from);
        if (!isFree(one)) {
            return 0;
        }
        int two = one + Square.SIDE * ahead(from);
        int secondRow = isOf(from, true) ? Square.SIDE - 2 : 1;
        boolean may = Square.ALL.get(from).row() == secondRow && isFree(two);
        return (1L << one) | (may ? 1L << two : 0);
    }

    /** The board after a move, which puts a piece on the square it goes to. */
    Board after(int from, int to, char piece) {
        StringBuilder after = new StringBuilder(squares);
        after.setCharAt(from, FREE);
        after.setCharAt(to, piece);
        if (isPawn(from) && isPassed(to)) {
            after.setCharAt(to - Square.SIDE * ahead(from), FREE);
        }
        boolean isDouble = isPawn(from) && Math.abs(to - from) == 2 * Square.SIDE;
        return new Board(after.toString(), isDouble ? Optional.of(Square.ALL.get((from + to) / 2)) : Optional.empty());
    }

    /** Whether a colour has a legal capture en passant. */
    boolean capturesEnPassant(boolean white) {
        return enPassant.stream()
                .mapToInt(Square::index)
                .anyMatch(to -> IntStream.range(0, Square.COUNT)
                        .filter(from -> isPawn(from) && isOf(from, white) && (attacked(from) >>> to & 1) != 0)
                        .anyMatch(from -> !after(from, to, at(from)).isInCheck(white)));
    }

    /** The letters of all pieces but the kings. */
    String others() {
        StringBuilder others = new StringBuilder();
        for (int square = 0; square < squares.length(); square++) {
            if (!isFree(square) && Piece.of(at(square)) != Piece.KING) {
                others.append(at(square));
            }
        }
        return others.toString();
    }

    /** The ranks, the eighth first. */
    List<String> ranks() {
        return Square.ALL.stream()
                .filter(square -> square.column() == 0)
                .map(square -> squares.substring(square.index(), square.index() + Square.SIDE))
                .toList();
    }
}
