package dev.foregone.tablebase;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The contents of one layer of a game whose every move leads one layer nearer to the end. */
public final class LayerStatistics {

    private final int maxPlies;
    private final long positions;
    private final long moves;
    private final OptionalLong soleBest;
    private final List<OutcomeCount> counts;

    LayerStatistics(int maxPlies, long positions, long moves, OptionalLong soleBest, List<OutcomeCount> counts) {
        this.maxPlies = maxPlies;
        this.positions = positions;
        this.moves = moves;
        this.soleBest = soleBest;
        this.counts = List.copyOf(counts);
    }

    /** {@return the most plies that can be left in any of its positions} */
    public int maxPlies() {
        return maxPlies;
    }

    /** {@return how many positions it has} */
    public long positions() {
        return positions;
    }

    /** {@return how many moves all its positions have together} */
    public long moves() {
        return moves;
    }

    /** {@return how many of its positions have only one best move, if they were counted} */
    public OptionalLong soleBest() {
        return soleBest;
    }

    /** {@return how many positions have each outcome, in the order of {@link TablebaseStatistics#counts}} */
    public List<OutcomeCount> counts() {
        return counts;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LayerStatistics that && parts().equals(that.parts());
    }

    @Override
    public int hashCode() {
        return parts().hashCode();
    }

    private List<Object> parts() {
        return List.of(maxPlies, positions, moves, soleBest, counts);
    }

    @Override
    public String toString() {
        return "LayerStatistics" + parts();
    }
}
