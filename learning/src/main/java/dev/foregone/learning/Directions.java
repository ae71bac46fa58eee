package dev.foregone.learning;

import dev.foregone.diagram.Line;
import dev.foregone.diagram.Site;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * In which directions cells follow one another: along the lines of a diagram, or at the shortest distances of a lattice. For each
 * direction, the cell that follows each cell; {@link #NONE} if there is none.
 */
final class Directions {

    static final int NONE = -1;

    /** Places nearer to each other than this are the same. */
    private static final double NEAR = 0.01;

    /** The shortest distances are among so many. */
    private static final int SHORTEST = 64;

    private final List<Integer> placed;
    private final double[] x;
    private final double[] y;
    private final Map<List<Long>, Integer> cellAt = new HashMap<>();
    private final List<int[]> steps = new ArrayList<>();

    private record Vector(double x, double y) {

        double length() {
            return Math.hypot(x, y);
        }

        boolean isParallelTo(Vector other) {
            return Math.abs(x * other.y - y * other.x) < NEAR * length() * other.length();
        }

        boolean isUpright() {
            return y > NEAR || (y >= -NEAR && x > 0);
        }

        Vector upright() {
            return isUpright() ? this : new Vector(-x, -y);
        }
    }

    /**
     * The directions on a board.
     *
     * @param lines the lines between sites, of which the first are cells; if there are none, the cells lie on a lattice: of squares, which
     *     has four directions, the straight ones first, or of triangles, which has three
     */
    Directions(List<Line> lines, List<Site> sites, List<Integer> placed, double[] x, double[] y) {
        this.placed = placed;
        this.x = x;
        this.y = y;
        placed.forEach(cell -> cellAt.put(key(x[cell], y[cell]), cell));
        if (lines.isEmpty()) {
            stepOnLattice();
        } else {
            stepAlong(lines, sites);
        }
    }

    List<int[]> steps() {
        return steps;
    }

    static List<Long> key(double x, double y) {
        return List.of(Math.round(x / NEAR), Math.round(y / NEAR));
    }

    private void stepAlong(List<Line> lines, List<Site> sites) {
        Map<String, Integer> names = new HashMap<>();
        placed.forEach(cell -> names.put(sites.get(cell).name(), cell));
        Map<Long, int[]> byAngle = new TreeMap<>();
        for (Line line : lines) {
            Integer from = names.get(line.from());
            Integer to = names.get(line.to());
            if (from != null && to != null) {
                Vector vector = between(from, to);
                Vector upright = vector.upright();
                int[] step = byAngle.computeIfAbsent(
                        Math.round(Math.toDegrees(Math.atan2(upright.y, upright.x))), any -> nowhere());
                step[vector.isUpright() ? from : to] = vector.isUpright() ? to : from;
            }
        }
        steps.addAll(byAngle.values());
    }

    private int[] nowhere() {
        int[] step = new int[x.length];
        Arrays.fill(step, NONE);
        return step;
    }

    private Vector between(int from, int to) {
        return new Vector(x[to] - x[from], y[to] - y[from]);
    }

    private void stepOnLattice() {
        List<Vector> shortest = shortest();
        Optional<Vector> one = shortest.stream().findFirst();
        Optional<Vector> other = shortest.stream()
                .filter(each -> !each.isParallelTo(one.orElseThrow()))
                .findFirst();
        one.ifPresent(this::addStep);
        other.ifPresent(this::addStep);
        if (other.isPresent()) {
            Vector u = one.orElseThrow();
            Vector v = other.get();
            Optional<Vector> third = shortest.stream()
                    .filter(each -> !each.isParallelTo(u) && !each.isParallelTo(v))
                    .filter(each -> Math.abs(each.length() - u.length()) < NEAR)
                    .findFirst();
            List<Vector> diagonals = List.of(new Vector(u.x + v.x, u.y + v.y), new Vector(u.x - v.x, u.y - v.y));
            third.map(List::of).orElse(diagonals).forEach(this::addStep);
        }
    }

    private List<Vector> shortest() {
        Map<List<Long>, Vector> vectors = new LinkedHashMap<>();
        for (int from : placed) {
            for (int to : placed) {
                Vector vector = between(from, to).upright();
                if (from != to) {
                    vectors.putIfAbsent(key(vector.x, vector.y), vector);
                }
            }
        }
        return vectors.values().stream()
                .sorted(Comparator.comparingLong((Vector vector) -> Math.round(vector.length() / NEAR))
                        .thenComparingDouble(Vector::y))
                .limit(SHORTEST)
                .toList();
    }

    private void addStep(Vector by) {
        int[] step = nowhere();
        for (int cell : placed) {
            step[cell] = cellNear(x[cell] + by.x, y[cell] + by.y);
        }
        steps.add(step);
    }

    /** Rounding may have gone either way. */
    private int cellNear(double itsX, double itsY) {
        List<Long> exact = key(itsX, itsY);
        for (long dx = -1; dx <= 1; dx++) {
            for (long dy = -1; dy <= 1; dy++) {
                Integer cell = cellAt.get(List.of(exact.get(0) + dx, exact.get(1) + dy));
                if (cell != null) {
                    return cell;
                }
            }
        }
        return NONE;
    }
}
