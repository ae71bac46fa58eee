package dev.foregone.tablebase.parts.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.file.TablebaseParts;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.parts.steps.RulesIdentity;
import dev.foregone.tablebase.parts.steps.StepFiles;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A layer whose keys lie in ranges, each a partition: what all work on it needs.
 *
 * @param identity which rules it must be
 * @param files where the steps are
 * @param file the tablebase, by the name that all machines know it by
 * @param number the plies left at most
 * @param sizes how many positions each partition has; none before they are found
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record LayerInParts(RulesIdentity identity, StepFiles files, String file, int number, long... sizes)
        implements Serializable {

    private static final String KEYS = "keys";
    private static final String REQUESTS = "requests";

    /** The layer below, with partitions of these sizes. */
    LayerInParts below(long... itsSizes) {
        return new LayerInParts(identity, files, file, number - 1, itsSizes);
    }

    /** How many positions there are. */
    long positions() {
        return LongStream.of(sizes).sum();
    }

    /** The partitions that have positions. */
    List<Integer> partitions() {
        return IntStream.range(0, sizes.length)
                .filter(partition -> sizes[partition] > 0)
                .boxed()
                .toList();
    }

    /** The keys of a partition. */
    Path keys(int partition) {
        return files.path(KEYS, number, partition);
    }

    /** The requests of parents to a partition: the blocks of keys that they have sent. */
    Path requests(int partition) {
        return files.path(REQUESTS, number, partition);
    }

    Path allKeys() {
        return files.step(KEYS, number);
    }

    Path allRequests() {
        return files.step(REQUESTS, number);
    }

    /** The number of a partition's part: those without keys have none, and parts are numbered consecutively. */
    int part(int partition) {
        if (sizes[partition] == 0) {
            throw new IllegalArgumentException("partition " + partition + " has no keys, and no part");
        }
        return partitions().indexOf(partition);
    }

    /** The part of a partition. */
    Path partPath(int partition) {
        return TablebaseParts.path(Path.of(file), number, part(partition));
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
