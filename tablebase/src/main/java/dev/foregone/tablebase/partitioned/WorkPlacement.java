package dev.foregone.tablebase.partitioned;

import dev.foregone.tablebase.cluster.Cluster;

/**
 * Chooses where work is done.
 *
 * @param cluster for work that is worth sending off
 * @param here for all other work
 */
public record WorkPlacement(Cluster cluster, Cluster here) {

    /** Whether work on this many positions is done here. */
    public boolean isSmall(long positions) {
        return positions < cluster.localThreshold();
    }

    /** Where work on this many positions is done. */
    public Cluster of(long positions) {
        return isSmall(positions) ? here : cluster;
    }
}
