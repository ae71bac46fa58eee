package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.coding.CodeLengths;
import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.file.OutcomeModel;
import dev.foregone.tablebase.file.OutcomeSymbols;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds tables for contexts: those that are followed by much the same outcomes get one together, by the method of k-means (S.
 * Lloyd, 1957) with the bits of all outcomes as the measure.
 */
final class OutcomeTables {

    private static final int ROUNDS = 4;
    private static final long POSITIONS_PER_TABLE = 4000;
    private static final double SMALL = 0.3;
    private static final double LOG_2 = StrictMath.log(2);

    /** From this share on, the most frequent outcome of a table is foretold. */
    private static final double FORETOLD = 0.7;

    /** Forecasts take time to read, so they must save this share of the bits. */
    private static final double WORTH = 1.0 / 8;

    private final int symbols;
    private final int contexts;
    private final List<Followed> followed = new ArrayList<>();
    private long[][] tables;

    /** A context, and what follows it: symbols and how often each. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Followed(int context, long total, int[] symbols, long[] counts) {

        static Followed of(int context, long total, long[] counts) {
            int[] symbols = IntStream.range(0, counts.length)
                    .filter(symbol -> counts[symbol] > 0)
                    .toArray();
            long[] those =
                    Arrays.stream(symbols).mapToLong(symbol -> counts[symbol]).toArray();
            return new Followed(context, total, symbols, those);
        }

        void addTo(long[] table) {
            for (int i = 0; i < symbols.length; i++) {
                table[symbols[i]] += counts[i];
            }
        }

        double bits(double[] costs) {
            double bits = 0;
            for (int i = 0; i < symbols.length; i++) {
                bits += counts[i] * costs[symbols[i]];
            }
            return bits;
        }
    }

    private OutcomeTables(ContextCounts counts, int symbols, int mostTables) {
        this.symbols = symbols;
        this.contexts = counts.size();
        for (int context = 0; context < contexts; context++) {
            if (counts.total(context) > 0) {
                followed.add(Followed.of(context, counts.total(context), counts.of(context)));
            }
        }
        followed.sort(Comparator.comparingLong(Followed::total).reversed().thenComparingInt(Followed::context));
        long positions = followed.stream().mapToLong(Followed::total).sum();
        int most = (int) Math.max(1, Math.min(mostTables, positions / POSITIONS_PER_TABLE));
        tables = new long[Math.min(most, Math.max(1, followed.size()))][symbols];
        for (int table = 0; table < Math.min(tables.length, followed.size()); table++) {
            followed.get(table).addTo(tables[table]);
        }
    }

    /** How many bits these outcomes take if each context has a table of its own, tables included. */
    static double bits(ContextCounts counts, double tableBits) {
        double bits = 0;
        for (int context = 0; context < counts.size(); context++) {
            if (counts.total(context) > 0) {
                long[] each = counts.of(context);
                long codes = Arrays.stream(each).filter(count -> count > 0).count();
                bits += leastBits(each) + codes * tableBits;
            }
        }
        return bits;
    }

    private static double[] costs(long[] table, double small) {
        double total = Arrays.stream(table).sum() + small * table.length;
        return Arrays.stream(table)
                .mapToDouble(count -> count + small == 0 ? 0 : StrictMath.log(total / (count + small)) / LOG_2)
                .toArray();
    }

    /** A model without the lengths of codes. */
    static OutcomeModel of(ContextCounts counts, int symbols, BlockLayout layout) {
        return new OutcomeTables(counts, symbols, layout.mostTables()).model(counts.stride(), layout.foretells());
    }

    private OutcomeModel model(int stride, boolean foretells) {
        int[] tableOf = new int[followed.size()];
        for (int round = 0; round < ROUNDS; round++) {
            double[][] costs =
                    Arrays.stream(tables).map(table -> costs(table, SMALL)).toArray(double[][]::new);
            long[][] next = new long[tables.length][symbols];
            for (int i = 0; i < tableOf.length; i++) {
                tableOf[i] = cheapest(followed.get(i), costs);
                followed.get(i).addTo(next[tableOf[i]]);
            }
            tables = next;
        }
        byte[] byContext = new byte[contexts];
        for (int i = 0; i < tableOf.length; i++) {
            byContext[followed.get(i).context] = (byte) tableOf[i];
        }
        byte[] foretold = new byte[tables.length];
        double plain = 0;
        double saved = 0;
        for (int table = 0; table < tables.length; table++) {
            foretold[table] = foretold(tables[table]);
            double bits = bitsOfCodes(tables[table]);
            plain += bits;
            saved += foretold[table] == OutcomeModel.NOTHING ? 0 : bits - leastBits(tables[table]);
        }
        if (!foretells || saved <= plain * WORTH) {
            Arrays.fill(foretold, OutcomeModel.NOTHING);
        }
        return new OutcomeModel(stride, byContext, foretold, new byte[0][]);
    }

    private static double bitsOfCodes(long[] table) {
        byte[] lengths = CodeLengths.of(table);
        double bits = 0;
        for (int symbol = 0; symbol < table.length; symbol++) {
            bits += lengths[symbol] * (double) table[symbol];
        }
        return bits;
    }

    private static double leastBits(long[] table) {
        double[] costs = costs(table, 0);
        double bits = 0;
        for (int symbol = 0; symbol < table.length; symbol++) {
            bits += table[symbol] == 0 ? 0 : table[symbol] * costs[symbol];
        }
        return bits;
    }

    private static int cheapest(Followed context, double[][] costs) {
        int cheapest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int table = 0; table < costs.length; table++) {
            double bits = context.bits(costs[table]);
            if (bits < least) {
                least = bits;
                cheapest = table;
            }
        }
        return cheapest;
    }

    private static byte foretold(long[] table) {
        int most = 0;
        for (int symbol = 0; symbol < table.length; symbol++) {
            most = table[symbol] > table[most] ? symbol : most;
        }
        boolean likely = table.length > 0
                && table[most] > FORETOLD * Arrays.stream(table).sum();
        return likely && most < OutcomeSymbols.MOST ? (byte) most : OutcomeModel.NOTHING;
    }
}
