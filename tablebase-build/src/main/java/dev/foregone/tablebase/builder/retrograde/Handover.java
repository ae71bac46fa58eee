package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.KeySorter;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * What a build in memory has found when it turns out to be too large: steps from which a build on disk continues. Positions
 * lie in groups by the top bits of {@link dev.foregone.tablebase.builder.positions.KeySet#mixed}: of each, those that are known, and those of them that are fresh, not
 * expanded yet.
 *
 * @param work where steps are
 */
public record Handover(WorkDirectory work) {

    static final String KNOWN = "known";
    static final String FRESH = "fresh";

    private static final int GROUPS = 64;

    /**
     * The files of what was found, one of each for each group.
     *
     * @param known the positions
     * @param fresh those of them that have not been expanded; no files if all have been
     */
    public record Found(List<String> known, List<String> fresh) implements Serializable {}

    /** What is there, if it is there whole. */
    public Optional<Found> found() throws IOException {
        List<String> known = intact(KNOWN);
        List<String> fresh = intact(FRESH);
        return known.size() == GROUPS && fresh.size() == GROUPS
                ? Optional.of(new Found(known, fresh))
                : Optional.empty();
    }

    private List<String> intact(String name) throws IOException {
        List<String> intact = new ArrayList<>();
        for (int group = 0; group < GROUPS; group++) {
            Path step = work.step(name, group);
            if (work.finished(step, () -> RecordFile.check(step))) {
                intact.add(step.toAbsolutePath().toString());
            }
        }
        return intact;
    }

    /** Writes the positions of buckets, which are in the order of their hash. What an earlier build has left is deleted first. */
    void write(DiscoveryBucket[] buckets) throws IOException {
        for (int group = 0; group < GROUPS; group++) {
            Files.deleteIfExists(work.step(FRESH, group));
        }
        int size = buckets.length / GROUPS;
        for (int group = 0; group < GROUPS; group++) {
            LongStream.Builder known = LongStream.builder();
            LongStream.Builder fresh = LongStream.builder();
            for (int bucket = group * size; bucket < (group + 1) * size; bucket++) {
                buckets[bucket].known().forEach(known);
                buckets[bucket].forEachFresh(fresh);
            }
            work.finish(work.step(KNOWN, group), sorted(known));
            work.finish(work.step(FRESH, group), sorted(fresh));
        }
    }

    private static AtomicFiles.Content sorted(LongStream.Builder found) {
        long[] keys = found.build().toArray();
        return KeyFile.content(keys, new KeySorter().sortUnique(keys, keys.length));
    }
}
