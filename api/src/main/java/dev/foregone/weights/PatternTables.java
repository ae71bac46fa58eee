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

    final List<Table> tables = new ArrayList<>();

    /** For each cell, the tables that it is part of. */
    final int[][] tablesOf;

    /** For each cell, what one more of its code adds to the index of each of these tables. */
    final int[][] factorsOf;

    private final Weights weights;
    private final int digits;

    /** What some cells are worth, by what they hold. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Table(int[] cells, BitSet set, long[] entries) {

        boolean hasRoomFor(int[] place) {
            boolean fits = entries.length <= LARGE || cells.length == place.length;
            for (int i = 0; i < place.length && fits; i++) {
                fits = set.get(place[i]);
            }
            return fits;
        }
    }

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
        int[] its = place.cells();
        for (Table table : tables) {
            if (table.hasRoomFor(its)) {
                add(place, table);
                return;
            }
        }
        Table table = new Table(its, Patterns.set(its), new long[entries(place)]);
        tables.add(table);
        add(place, table);
    }

    private void add(Place place, Table table) {
        int[] factors = new int[table.cells.length];
        for (int i = 0; i < place.cells().length; i++) {
            factors[Patterns.indexOf(table.cells, place.cells()[i])] = (int) Math.pow(digits, i);
        }
        long[] worths = new long[entries(place)];
        Arrays.setAll(worths, i -> pair(weights.worth(place, 2 * i), weights.worth(place, 2 * i + 1)));
        int[] shown = Patterns.sums(factors, IntStream.range(0, digits).toArray());
        for (int entry = 0; entry < shown.length; entry++) {
            table.entries[entry] += worths[shown[entry]];
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
        for (int table = 0; table < tables.size(); table++) {
            if (tables.get(table).set.get(cell)) {
                its.add(table);
                factors.add((int) Math.pow(digits, Patterns.indexOf(tables.get(table).cells, cell)));
            }
        }
        tablesOf[cell] = its.stream().mapToInt(Integer::intValue).toArray();
        factorsOf[cell] = factors.stream().mapToInt(Integer::intValue).toArray();
    }
}
