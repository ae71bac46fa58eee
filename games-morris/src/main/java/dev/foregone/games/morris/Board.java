package dev.foregone.games.morris;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The points of a board and the lines between them. Points are numbered square by square, from the outer one, each
 * clockwise from its top left corner:
 *
 * <pre>
 *    0-----1-----2
 *    |  8--9-10  |
 *    |  |     |  |
 *    7-15    11--3
 *    |  |     |  |
 *    | 14-13-12  |
 *    6-----5-----4
 * </pre>
 */
final class Board {

    static final Board GRID = grid();
    static final Board TWO_SQUARES = squares(2);
    static final Board THREE_SQUARES = squares(3);

    private static final int AROUND = 8;

    private final int size;
    private final List<Point> points;
    private final List<List<Integer>> lines;

    private Board(List<Point> points, List<List<Point>> lines) {
        this.size = points.stream().mapToInt(Point::column).max().orElseThrow() + 1;
        this.points = List.copyOf(points);
        this.lines = lines.stream()
                .map(line -> line.stream().map(points::indexOf).toList())
                .toList();
    }

    private static Board squares(int count) {
        List<List<Point>> squares =
                IntStream.range(0, count).mapToObj(i -> square(count, i)).toList();
        List<List<Point>> lines = new ArrayList<>();
        squares.forEach(square -> lines.addAll(sides(square)));
        for (int middle = 1; middle < AROUND; middle += 2) {
            int point = middle;
            lines.add(squares.stream().map(square -> square.get(point)).toList());
        }
        return new Board(squares.stream().flatMap(List::stream).toList(), lines);
    }

    private static Board grid() {
        List<Point> square = square(1, 0);
        Point centre = new Point(1, 1);
        List<List<Point>> lines = new ArrayList<>(sides(square));
        for (int i = 0; i < AROUND / 2; i++) {
            lines.add(List.of(square.get(i), centre, square.get(i + AROUND / 2)));
        }
        return new Board(Stream.concat(square.stream(), Stream.of(centre)).toList(), lines);
    }

    /** One of several squares that lie within each other, clockwise from its top left corner. */
    private static List<Point> square(int count, int number) {
        int far = 2 * count - number;
        return List.of(
                new Point(number, far),
                new Point(count, far),
                new Point(far, far),
                new Point(far, count),
                new Point(far, number),
                new Point(count, number),
                new Point(number, number),
                new Point(number, count));
    }

    private static List<List<Point>> sides(List<Point> square) {
        return IntStream.of(0, 2, 4, 6)
                .mapToObj(i -> List.of(square.get(i), square.get(i + 1), square.get((i + 2) % AROUND)))
                .toList();
    }

    /** The number of points. */
    int count() {
        return points.size();
    }

    Point point(int number) {
        return points.get(number);
    }

    /** The number of a point. */
    int index(Point point) {
        return points.indexOf(point);
    }

    /** The lines, each as its points in order. */
    List<List<Integer>> lines() {
        return lines;
    }

    /** The points in the order of reading, row by row. */
    List<List<Integer>> rows() {
        return IntStream.range(0, size)
                .mapToObj(row -> IntStream.range(0, points.size())
                        .boxed()
                        .filter(point -> points.get(point).row() == size - 1 - row)
                        .sorted(Comparator.comparing(point -> points.get(point).column()))
                        .toList())
                .toList();
    }
}
