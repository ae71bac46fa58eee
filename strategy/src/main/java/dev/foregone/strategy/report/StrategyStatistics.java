package dev.foregone.strategy.report;

import java.util.List;

/**
 * What is in a strategy.
 *
 * @param nodesByPly how many positions are not leaves, by the fewest plies in which they are reached, from 0 on
 * @param leavesByPly how many are leaves; as long as the list of nodes
 * @param decisions in how many positions the strategy has a move
 * @param fileBytes the size of the file, in bytes
 */
public record StrategyStatistics(List<Long> nodesByPly, List<Long> leavesByPly, long decisions, long fileBytes) {

    /**
     * Copies the lists.
     *
     * @param nodesByPly how many positions are not leaves
     * @param leavesByPly how many are
     * @param decisions in how many positions the strategy has a move
     * @param fileBytes the size of the file
     */
    public StrategyStatistics {
        nodesByPly = List.copyOf(nodesByPly);
        leavesByPly = List.copyOf(leavesByPly);
    }

    /** {@return how many unfinished positions are not leaves: decisions and positions of the other player, up to symmetry} */
    public long nodes() {
        return sum(nodesByPly);
    }

    /** {@return how many positions are leaves, which a small search proves, up to symmetry} */
    public long leaves() {
        return sum(leavesByPly);
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
