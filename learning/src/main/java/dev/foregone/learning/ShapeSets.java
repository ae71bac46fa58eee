package dev.foregone.learning;

import dev.foregone.weights.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sets of shapes that a board may be learned by, the smallest first.
 *
 * @param contents how many things a cell can hold
 */
record ShapeSets(Geometry geometry, int contents) {

    /** Shapes with more contents have no weights for each place: too few samples show each. */
    private static final int OWN = 1 << 10;

    /** Shapes with more contents are not learned. */
    private static final int MOST = 1 << 13;

    private boolean hasOwn(int size) {
        return Math.pow(contents, size) <= OWN;
    }

    private boolean isSmall(int size) {
        return Math.pow(contents, size) <= MOST;
    }

    /** Squares of four where there are any, otherwise pairs; and straight threes. */
    List<Shape> squares() {
        List<Shape> shapes = geometry.singles();
        List<Shape> squares = isSmall(4) ? geometry.rectangles(2, 2, hasOwn(4)) : List.of();
        shapes.addAll(squares.isEmpty() ? geometry.lines(2, hasOwn(2)) : squares);
        if (isSmall(3)) {
            shapes.addAll(geometry.lines(3, hasOwn(3)));
        }
        return shapes;
    }

    Map<String, List<Shape>> all() {
        Map<String, List<Shape>> sets = new LinkedHashMap<>();
        sets.put("singles", geometry.singles());
        sets.put("squares and threes", squares());
        if (isSmall(5)) {
            List<Shape> lines = new ArrayList<>(squares());
            lines.addAll(geometry.lines(4, false));
            lines.addAll(geometry.lines(5, false));
            sets.put("lines up to five", lines);
        }
        if (isSmall(6)) {
            List<Shape> windows = new ArrayList<>(squares());
            windows.addAll(geometry.rectangles(2, 3, hasOwn(6)));
            windows.addAll(geometry.rectangles(3, 2, hasOwn(6)));
            sets.put("rectangles of six", windows);
        }
        return sets;
    }
}
