package dev.foregone.games.amazons;

import java.util.List;
import java.util.stream.IntStream;

/** What queens reach on a board, on sets of squares as bits. */
final class Rays {

    private static final int DIRECTION_COUNT = 8;

    /** Along the first four, indices increase. */
    private static final List<Square> DIRECTIONS = List.of(
            new Square(1, 0),
            new Square(-1, 1),
            new Square(0, 1),
            new Square(1, 1),
            new Square(-1, 0),
            new Square(1, -1),
            new Square(0, -1),
            new Square(-1, -1));

    /** Those of each square, in the order of the directions. */
    private final int[] rays;

    private final int width;
    private final int notFirstColumn;
    private final int notLastColumn;

    Rays(Board board) {
        rays = IntStream.range(0, board.count())
                .mapToObj(board::square)
                .flatMapToInt(from -> DIRECTIONS.stream().mapToInt(direction -> ray(board, from, direction)))
                .toArray();
        width = board.width();
        int firstColumn = IntStream.range(0, board.height())
                .map(row -> 1 << (row * width))
                .sum();
        notFirstColumn = ~firstColumn;
        notLastColumn = ~(firstColumn << (width - 1));
    }

    private static int ray(Board board, Square from, Square direction) {
        int ray = 0;
        Square next = from.plus(direction);
        while (board.isOn(next)) {
            ray |= 1 << board.index(next);
            next = next.plus(direction);
        }
        return ray;
    }

    /** The squares that a queen reaches, past no square that is taken. */
    int reach(int from, int taken) {
        int first = from * DIRECTION_COUNT;
        return upwards(rays[first], taken)
                | upwards(rays[first + 1], taken)
                | upwards(rays[first + 2], taken)
                | upwards(rays[first + 3], taken)
                | downwards(rays[first + 4], taken)
                | downwards(rays[first + 5], taken)
                | downwards(rays[first + 6], taken)
                | downwards(rays[first + 7], taken);
    }

    /** The squares of a ray before the lowest that is taken; all if none is. */
    private static int upwards(int ray, int taken) {
        int blocks = ray & taken;
        return ray & ~blocks & (blocks - 1);
    }

    /** The squares of a ray before the highest that is taken: all if none is, since shifts count modulo 32. */
    private static int downwards(int ray, int taken) {
        return ray & (-1 << -Integer.numberOfLeadingZeros(ray & taken));
    }

    /** The squares next to those of a set, and some of the set; bits beyond the board may be among them. */
    int near(int squares) {
        int across = squares | ((squares & notLastColumn) << 1) | ((squares & notFirstColumn) >>> 1);
        return across | (across << width) | (across >>> width);
    }

    /** The most squares that a queen reaches from anywhere. */
    int most() {
        return IntStream.range(0, rays.length / DIRECTION_COUNT)
                .map(from -> Integer.bitCount(reach(from, 0)))
                .max()
                .orElseThrow();
    }
}
