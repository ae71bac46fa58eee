package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.parts.steps.DriverContext;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.UUID;

/**
 * The driver of a build of any game, cycles included, on several machines: it assigns them their work in turn, and
 * records what has been done. The package describes the supersteps.
 */
public record PartitionedGeneral(DriverContext driver) {

    /**
     * Does the remaining work.
     *
     * @return the parts that are written, in ascending order of keys
     * @throws DamagedFileException if a file is damaged, or a {@link NoSuchFileException} if it is missing; the last superstep is
     *     done again by the next run
     */
    public List<Part> run() throws IOException {
        String token = UUID.randomUUID().toString();
        try {
            return new Schedule(driver, context(token)).run();
        } finally {
            LabelCache.ofThisJvm().removeAll(token);
        }
    }

    /** There are as many partitions as there were when the build began. */
    private BuildContext context(String token) throws IOException {
        long[] first = driver.checkpoints().of(Schedule.NOTE, 1);
        if (first == null) {
            StepCleanup.deleteAll(driver.files()); // of a build that was not recorded
        }
        Owners owners = new Owners(first == null ? driver.partitioning().ofGame() : first.length - 1);
        return new BuildContext(driver.identity(), driver.files(), owners, token);
    }
}
