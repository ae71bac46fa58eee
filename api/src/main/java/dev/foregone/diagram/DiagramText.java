package dev.foregone.diagram;

import dev.foregone.message.PlainText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A diagram in characters. Every site and label gets a row and a column: equal coordinates share one, and distances of
 * several cells are kept, so an empty row of the board remains. Where there are lines, rows and columns are twice as
 * far apart, and straight and diagonal lines are drawn in between.
 */
final class DiagramText {

    private final Diagram diagram;
    private final Axis across;
    private final Axis down;
    private final String[][] grid;

    DiagramText(Diagram diagram) {
        this.diagram = diagram;
        int spread = diagram.lines().isEmpty() ? 1 : 2;
        across = Axis.of(
                Stream.concat(
                        diagram.sites().stream().map(Site::x),
                        diagram.labels().stream().map(Label::x)),
                spread);
        down = Axis.of(
                Stream.concat(
                        diagram.sites().stream().map(Site::y),
                        diagram.labels().stream().map(Label::y)),
                spread);
        grid = new String[down.size()][across.size()];
        for (String[] row : grid) {
            Arrays.fill(row, "");
        }
    }

    String text() {
        diagram.lines().forEach(this::draw);
        diagram.labels().forEach(label -> put(label.x(), label.y(), label.text()));
        diagram.sites().forEach(site -> put(site.x(), site.y(), symbol(site)));
        int[] widths = IntStream.range(0, across.size()).map(this::width).toArray();
        String between = Arrays.stream(widths).allMatch(width -> width <= 1) ? " " : "  ";
        return Arrays.stream(grid)
                .map(row -> IntStream.range(0, widths.length)
                        .mapToObj(column -> padded(row[column], widths[column]))
                        .collect(Collectors.joining(between))
                        .stripTrailing())
                .collect(Collectors.joining("\n"));
    }

    private void put(double x, double y, String text) {
        grid[down.place(y)][across.place(x)] = PlainText.of(text);
    }

    private static String symbol(Site site) {
        return switch (site.kind()) {
            case CELL, HOLE -> site.piece().isEmpty() ? "." : piece(site);
            case POINT -> site.piece().isEmpty() ? "+" : piece(site);
            case PIT -> String.valueOf(site.count());
            case HAND -> site.count() == 0 ? "." : piece(site);
        };
    }

    private static String piece(Site site) {
        return site.count() > 1 ? site.count() + site.piece() : site.piece();
    }

    private void draw(Line line) {
        Optional<Site> from = diagram.site(line.from());
        Optional<Site> to = diagram.site(line.to());
        if (from.isPresent() && to.isPresent()) {
            draw(from.get(), to.get());
        }
    }

    private void draw(Site from, Site to) {
        int row = down.place(from.y());
        int column = across.place(from.x());
        int rows = down.place(to.y()) - row;
        int columns = across.place(to.x()) - column;
        int steps = Math.max(Math.abs(rows), Math.abs(columns));
        if (rows == 0 || columns == 0 || Math.abs(rows) == Math.abs(columns)) {
            String stroke = rows == 0 ? "-" : columns == 0 ? "|" : rows > 0 == columns > 0 ? "\\" : "/";
            IntStream.range(1, steps)
                    .forEach(step -> grid[row + step * rows / steps][column + step * columns / steps] = stroke);
        }
    }

    private int width(int column) {
        return Arrays.stream(grid)
                .mapToInt(row -> row[column].codePointCount(0, row[column].length()))
                .reduce(1, Math::max);
    }

    private static String padded(String text, int width) {
        return " ".repeat(width - text.codePointCount(0, text.length())) + text;
    }

    /** The coordinates that occur, in order, and the place of each. */
    private record Axis(List<Double> coordinates, List<Integer> places) {

        /** Coordinates nearer than this count as equal. */
        private static final double NEAR = 0.05;

        /** Keeps a site placed very far away from filling the memory. */
        private static final double FARTHEST = 10;

        static Axis of(Stream<Double> all, int spread) {
            List<Double> coordinates = new ArrayList<>();
            List<Integer> places = new ArrayList<>();
            for (double coordinate : all.sorted().toList()) {
                int last = coordinates.size() - 1;
                if (last < 0) {
                    coordinates.add(coordinate);
                    places.add(0);
                } else if (coordinate - coordinates.get(last) >= NEAR) {
                    double gap = Math.min(FARTHEST, coordinate - coordinates.get(last));
                    coordinates.add(coordinate);
                    places.add(places.get(last) + spread * (int) Math.max(1, Math.round(gap)));
                }
            }
            return new Axis(coordinates, places);
        }

        int size() {
            return places.isEmpty() ? 0 : places.get(places.size() - 1) + 1;
        }

        /** The place of the last coordinate that is not greater. */
        int place(double coordinate) {
            int index = Collections.binarySearch(coordinates, coordinate);
            return places.get(index < 0 ? -index - 2 : index);
        }
    }
}
