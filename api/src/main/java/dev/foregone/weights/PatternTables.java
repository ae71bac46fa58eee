package dev.foregone.weights;

import dev.foregone.weights.Patterns.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The worth of what stands at some large places of a board, that of all smaller patterns within them included, so that a sum reads
 * few numbers. An entry holds two: the worth if the first player is to move in its lower half, if the second is in its upper.
 */
final class PatternTables {

    /** A table that a pattern is added to has this many entries at most, so that the first sum comes soon. */
    private static final int LARGE = 1 << 16;

    final int cells;

    /** The code of each content. */
    final int[] codes;

    /** The content whose code is 0. */
    final byte lowest;

    /** The entries of each table, by what its cells hold. */
    final List<long[]> tables = new ArrayList<>();

    /** For each cell, the tables that it is part of. */
    final int[][] tablesOf;

    /** For each cell, what one more of its code adds to the index of each of these tables. */
    final int[][] factorsOf;

    private final Weights weights;
    private final int digits;
    private final List<int[]> hosts = new ArrayList<>();
    private final List<BitSet> cellsOf = new ArrayList<>();

    PatternTables(Weights weights) {
        this.weights = weights;
        Patterns patterns = weights.patterns();
        cells = patterns.cells();
        digits = patterns.alphabet().length;
        lowest = patterns.alphabet()[0];
        codes = patterns.codes;
        patterns.places().stream()
                .sorted(Comparator.comparingInt(place -> -place.cells().length))
                .forEach(this::add);
        tablesOf = new int[cells][];
        factorsOf = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            list(cell);
        }
    }

    /** Adds a place to a table whose cells include its own, or makes one for it. */
    private void add(Place place) {
        for (int host = 0; host < hosts.size(); host++) {
            if (includes(host, place.cells())) {
                add(place, hosts.get(host), tables.get(host));
                return;
            }
        }
        hosts.add(place.cells());
        cellsOf.add(Patterns.set(place.cells()));
        long[] table = new long[entries(place)];
        tables.add(table);
        add(place, place.cells(), table);
    }

    private boolean includes(int host, int[] place) {
        if (tables.get(host).length > LARGE && hosts.get(host).length != place.length) {
            return false;
        }
        for (int cell : place) {
            if (!cellsOf.get(host).get(cell)) {
                return false;
            }
        }
        return true;
    }

    private void add(Place place, int[] host, long[] table) {
        int[] factors = new int[host.length];
        for (int i = 0; i < place.cells().length; i++) {
            factors[Patterns.indexOf(host, place.cells()[i])] = (int) Math.pow(digits, i);
        }
        long[] worths = new long[entries(place)];
        Arrays.setAll(worths, i -> pair(weights.worth(place, 2 * i), weights.worth(place, 2 * i + 1)));
        int[] shown = Patterns.sums(factors, IntStream.range(0, digits).toArray());
        for (int entry = 0; entry < table.length; entry++) {
            table[entry] += worths[shown[entry]];
        }
    }

    private int entries(Place place) {
        return (int) Math.pow(digits, place.cells().length);
    }

    /** Sums of such pairs are the pairs of the sums. */
    private static long pair(int lower, int upper) {
        return ((long) upper << Integer.SIZE) + lower;
    }

    private void list(int cell) {
        List<Integer> its = new ArrayList<>();
        List<Integer> factors = new ArrayList<>();
        for (int table = 0; table < hosts.size(); table++) {
            int[] host = hosts.get(table);
            for (int i = 0; i < host.length; i++) {
                if (host[i] == cell) {
                    its.add(table);
                    factors.add((int) Math.pow(digits, i));
                }
            }
        }
        tablesOf[cell] = its.stream().mapToInt(Integer::intValue).toArray();
        factorsOf[cell] = factors.stream().mapToInt(Integer::intValue).toArray();
    }
}
