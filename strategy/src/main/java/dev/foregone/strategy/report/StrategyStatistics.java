package dev.foregone.strategy.report;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.List;

/** What is in a strategy. */
public final class StrategyStatistics {

    private final List<Long> nodesByPly;
    private final List<Long> leavesByPly;
    private final long decisions;
    private final long fileBytes;

    /**
     * Counts.
     *
     * @param nodesByPly how many positions are not leaves, by the fewest plies in which they are reached
     * @param leavesByPly how many are leaves
     * @param decisions in how many positions the strategy has a move
     * @param fileBytes the size of the file
     */
    @Stability(Level.INTERNAL)
    public StrategyStatistics(List<Long> nodesByPly, List<Long> leavesByPly, long decisions, long fileBytes) {
        this.nodesByPly = List.copyOf(nodesByPly);
        this.leavesByPly = List.copyOf(leavesByPly);
        this.decisions = decisions;
        this.fileBytes = fileBytes;
    }

    /** {@return how many unfinished positions are not leaves: decisions and positions of the other player, up to symmetry} */
    public long nodes() {
        return sum(nodesByPly);
    }

    /** {@return how many positions are leaves, which a small search proves, up to symmetry} */
    public long leaves() {
        return sum(leavesByPly);
    }

    /** {@return in how many positions the strategy has a move} */
    public long decisions() {
        return decisions;
    }

    /** {@return how many nodes are first reached after this many plies, from 0 on} */
    public List<Long> nodesByPly() {
        return nodesByPly;
    }

    /** {@return how many leaves are first reached after this many plies, from 0 on; as long as the list of nodes} */
    public List<Long> leavesByPly() {
        return leavesByPly;
    }

    /** {@return the size of the file, in bytes} */
    public long fileBytes() {
        return fileBytes;
    }

    /** For people: the counts. */
    @Override
    public String toString() {
        return "StrategyStatistics[" + nodes() + " nodes with " + decisions + " decisions, " + leaves() + " leaves, "
                + fileBytes + " bytes]";
    }

    private static long sum(List<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).sum();
    }
}
