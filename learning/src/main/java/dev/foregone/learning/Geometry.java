package dev.foregone.learning;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.weights.CellSymmetry;
import dev.foregone.weights.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Where the cells of a board lie, as far as they ever change, and so which shapes it has. Cells beyond the sites of the game's diagram,
 * such as pieces in hand, lie nowhere; without a diagram, those of a square board lie row by row.
 */
final class Geometry {

    /** The mappings of a rectangle onto itself, of which half turn its sides. */
    private static final int MAPPINGS = 8;

    private static final int TURNED = 4;
    private static final int UPSIDE_DOWN = 2;
    private static final int MIRRORED = 1;

    private final int cells;
    private final List<Integer> placed;
    private final List<Integer> elsewhere;
    private final double[] x;
    private final double[] y;
    private final List<int[]> steps;

    /**
     * The geometry of a board.
     *
     * @param diagram the game's picture of it, if there is one
     * @param changes whether each cell ever changes
     */
    Geometry(Optional<Diagram> diagram, boolean[] changes) {
        cells = changes.length;
        x = new double[cells];
        y = new double[cells];
        int places = diagram.map(this::place).orElseGet(this::placeOnSquare);
        placed = changing(changes, 0, places);
        elsewhere = changing(changes, places, cells);
        Diagram picture = diagram.orElse(Diagram.empty());
        steps = new Directions(picture.lines(), picture.sites(), placed, x, y).steps();
    }

    private static List<Integer> changing(boolean[] changes, int from, int to) {
        return IntStream.range(from, to).filter(cell -> changes[cell]).boxed().toList();
    }

    private int place(Diagram diagram) {
        List<Site> sites = diagram.sites();
        int places = (int) sites.stream()
                .limit(cells)
                .takeWhile(site -> site.kind() != Kind.HAND)
                .count();
        for (int cell = 0; cell < places; cell++) {
            x[cell] = sites.get(cell).x();
            y[cell] = sites.get(cell).y();
        }
        return places;
    }

    private int placeOnSquare() {
        int width = (int) Math.round(Math.sqrt(cells));
        if (width * width != cells) {
            return 0;
        }
        for (int cell = 0; cell < cells; cell++) {
            x[cell] = cell % width;
            y[cell] = (cell - cell % width) / (double) width;
        }
        return cells;
    }

    /** The turn, and every cell by itself. */
    List<Shape> singles() {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(new Shape(List.of(new int[0]), false));
        add(shapes, placed.stream().map(cell -> new int[] {cell}).toList(), true);
        elsewhere.forEach(cell -> shapes.add(new Shape(List.of(new int[] {cell}), false)));
        return shapes;
    }

    /** Straight lines of a length, a shape for each direction. */
    List<Shape> lines(int length, boolean ownWeights) {
        List<Shape> shapes = new ArrayList<>();
        steps.forEach(step -> add(shapes, rectangles(step, step, length, 1), ownWeights));
        return shapes;
    }

    /** Rectangles along the first two directions; on a lattice of triangles, along each two. */
    List<Shape> rectangles(int width, int height, boolean ownWeights) {
        List<Shape> shapes = new ArrayList<>();
        int pairs = steps.size() == 3 ? 3 : Math.min(1, steps.size() / 2);
        for (int pair = 0; pair < pairs; pair++) {
            int[] across = steps.get(pair);
            int[] down = steps.get((pair + 1) % steps.size());
            add(shapes, rectangles(across, down, width, height), ownWeights);
        }
        return shapes;
    }

    private List<int[]> rectangles(int[] across, int[] down, int width, int height) {
        List<int[]> places = new ArrayList<>();
        for (int cell : placed) {
            int[] place = new int[width * height];
            if (fill(place, cell, across, down, width)) {
                places.add(place);
            }
        }
        return places;
    }

    /** Fills in the cells row by row; whether each lies below that of the row before, as in a rectangle. */
    private static boolean fill(int[] place, int corner, int[] across, int[] down, int width) {
        for (int i = 0; i < place.length; i++) {
            int below = i < width ? corner : down[place[i - width]];
            int cell = i % width == 0 ? below : across[place[i - 1]];
            if (cell == Directions.NONE || (i > width && cell != below)) {
                return false;
            }
            place[i] = cell;
        }
        return true;
    }

    private static void add(List<Shape> shapes, List<int[]> places, boolean ownWeights) {
        if (!places.isEmpty()) {
            shapes.add(new Shape(places, ownWeights));
        }
    }

    /** The mappings of the board onto itself, each without and with an exchange of the players. */
    List<CellSymmetry> symmetries() {
        List<CellSymmetry> symmetries = new ArrayList<>();
        for (int mapping = 0; mapping < MAPPINGS; mapping++) {
            images(mapping).ifPresent(images -> {
                symmetries.add(new CellSymmetry(images, false));
                symmetries.add(exchanged(images));
            });
        }
        return symmetries.subList(Math.min(1, symmetries.size()), symmetries.size()); // the first changes nothing
    }

    /** With an exchange of what the players have elsewhere: the first half of that is one player's. */
    private CellSymmetry exchanged(int[] images) {
        int[] all = images.clone();
        int half = elsewhere.size() / 2;
        for (int i = 0; i < half; i++) {
            all[elsewhere.get(i)] = elsewhere.get(half + i);
            all[elsewhere.get(half + i)] = elsewhere.get(i);
        }
        return new CellSymmetry(all, true);
    }

    private Optional<int[]> images(int mapping) {
        double left = placed.stream().mapToDouble(cell -> x[cell]).min().orElse(0);
        double right = placed.stream().mapToDouble(cell -> x[cell]).max().orElse(0);
        double top = placed.stream().mapToDouble(cell -> y[cell]).min().orElse(0);
        double bottom = placed.stream().mapToDouble(cell -> y[cell]).max().orElse(0);
        Map<List<Long>, Integer> at = new HashMap<>();
        placed.forEach(cell -> at.put(Directions.key(x[cell], y[cell]), cell));
        int[] images = IntStream.range(0, cells).toArray();
        for (int cell : placed) {
            double across = (mapping & TURNED) == 0 ? x[cell] : y[cell] - top + left;
            double down = (mapping & TURNED) == 0 ? y[cell] : x[cell] - left + top;
            Integer image = at.get(Directions.key(
                    (mapping & MIRRORED) == 0 ? across : left + right - across,
                    (mapping & UPSIDE_DOWN) == 0 ? down : top + bottom - down));
            if (image == null) {
                return Optional.empty();
            }
            images[cell] = image;
        }
        return Optional.of(images);
    }
}
