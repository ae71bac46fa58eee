package dev.foregone.tablebase;

import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The contents of one layer of a game whose every move leads one layer nearer to the end, or of one tier of all positions. */
public final class LayerStatistics {

    private final int number;
    private final long positions;
    private final long moves;
    private final OptionalLong soleBest;
    private final List<OutcomeCount> counts;

    LayerStatistics(int number, long positions, long moves, OptionalLong soleBest, List<OutcomeCount> counts) {
        this.number = number;
        this.positions = positions;
        this.moves = moves;
        this.soleBest = soleBest;
        this.counts = List.copyOf(counts);
    }

    /** {@return the most plies that can be left in any position of a layer; or which tier it is, counted from the lowest, 0} */
    public int number() {
        return number;
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
        return List.of(number, positions, moves, soleBest, counts);
    }

    @Override
    public String toString() {
        return "LayerStatistics" + parts();
    }
}
