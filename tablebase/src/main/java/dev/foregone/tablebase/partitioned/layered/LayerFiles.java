package dev.foregone.tablebase.partitioned.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.partitioned.RulesIdentity;
import dev.foregone.tablebase.partitioned.StepFiles;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.Serializable;
import java.nio.file.Path;

/**
 * The context that all work on a layer needs.
 *
 * @param identity which rules it must be
 * @param files where the steps are
 * @param layer the plies left at most
 */
record LayerFiles(RulesIdentity identity, StepFiles files, int layer) implements Serializable {

    private static final String KEYS = "keys";
    private static final String REQUESTS = "requests";

    /** The keys of a partition of the layer. */
    Path keys(int partition) {
        return files.path(KEYS, layer, partition);
    }

    /** The requests of parents to a partition of the layer: the blocks of keys that they have sent. */
    Path requests(int partition) {
        return files.path(REQUESTS, layer, partition);
    }

    Path allKeys() {
        return files.step(KEYS, layer);
    }

    Path allRequests() {
        return files.step(REQUESTS, layer);
    }

    LayerFiles below() {
        return new LayerFiles(identity, files, layer - 1);
    }

    /** The rules, if they are those of the build. */
    KeyRules rules(PackedRules<?, ?> rules) {
        identity.check(rules);
        return identity.keyRules(rules);
    }

    /** One thread, since a machine works on several partitions at once; it stops when it is interrupted. */
    static Workers worker() {
        return new Workers(1, Stop.by(null));
    }

    /** The most memory that the keys of one partition may take: more than there will be for one of several at once. */
    static long memoryBytes() {
        return Runtime.getRuntime().maxMemory() / 4 * 3;
    }
}
