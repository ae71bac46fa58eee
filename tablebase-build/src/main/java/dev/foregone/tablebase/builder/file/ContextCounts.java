package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.file.OutcomeModel;
import dev.foregone.tablebase.file.OutcomeSymbols;
import java.util.Arrays;

/** How often each symbol follows each context, of a section or of some of its blocks. For one thread. */
final class ContextCounts {

    private final OutcomeSymbols symbols;
    private final int run;
    private final int contexts;
    private final int stride;
    private final long[] counts;
    private final long[] totals;
    private final byte[] seen = new byte[BlockLayout.MOST_RUN];

    ContextCounts(OutcomeSymbols symbols, BlockLayout layout, int stride) {
        this.symbols = symbols;
        this.run = layout.run();
        this.contexts = OutcomeModel.contexts(symbols.count());
        this.stride = stride;
        this.counts = new long[size() * symbols.count()];
        this.totals = new long[size()];
    }

    /** Adds the outcomes of a block. */
    void add(char[] codes, int count) {
        int before = 0;
        for (int i = 0; i < count; i++) {
            int at = i % run;
            int symbol = symbols.of(codes[i]);
            int above = stride == 0 || at < stride ? 0 : seen[at - stride];
            int context = above * contexts + (at == 0 ? 0 : before);
            counts[context * symbols.count() + symbol]++;
            totals[context]++;
            before = OutcomeModel.context(symbol, contexts);
            seen[at] = (byte) before;
        }
    }

    void add(ContextCounts other) {
        Arrays.setAll(counts, i -> counts[i] + other.counts[i]);
        Arrays.setAll(totals, i -> totals[i] + other.totals[i]);
    }

    int stride() {
        return stride;
    }

    /** How many contexts there are. */
    int size() {
        return (stride == 0 ? 1 : contexts) * contexts;
    }

    /** How often a context was met: most never are. */
    long total(int context) {
        return totals[context];
    }

    /** How often each symbol follows a context. */
    long[] of(int context) {
        return Arrays.copyOfRange(counts, context * symbols.count(), (context + 1) * symbols.count());
    }
}
