package dev.foregone.engine.anytime;

import dev.foregone.search.Chooser;
import dev.foregone.search.ProvenBounds;
import dev.foregone.search.Search;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.MemoSearch;
import java.util.Optional;

/** A prover, and a chooser for what it cannot prove in time; they share the memory. */
final class AnytimeSearch implements Search {

    /** The chooser's part of the memory: one of this many equal ones. */
    private static final int PARTS = 4;

    private final MemoSearch prover;
    private final AdaptiveChooser chooser;

    AnytimeSearch(SearchContext context) {
        long memory = context.options().memoryBytes();
        prover = MemoSearch.of(context.withMemoryBytes(memory - memory / PARTS));
        chooser = new AdaptiveChooser(context.withMemoryBytes(memory / PARTS), prover);
    }

    @Override
    public void prove(long position, ProvenBounds proven) {
        prover.prove(position, proven);
    }

    @Override
    public boolean scores(long position, int score) {
        return prover.scores(position, score);
    }

    @Override
    public boolean isReusable() {
        return prover.isReusable() && !chooser.hasStragglers();
    }

    @Override
    public Optional<Chooser> chooser() {
        return Optional.of(chooser);
    }
}
