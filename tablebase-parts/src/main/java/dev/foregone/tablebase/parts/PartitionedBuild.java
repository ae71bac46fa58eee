package dev.foregone.tablebase.parts;

import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.layered.LayeredBuild;
import dev.foregone.tablebase.builder.layered.NotLayeredException;
import dev.foregone.tablebase.builder.run.PartsClaim;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.parts.general.PartitionedGeneral;
import dev.foregone.tablebase.parts.layered.PartitionedLayers;
import dev.foregone.tablebase.parts.steps.CheckPart;
import dev.foregone.tablebase.parts.steps.CompareRules;
import dev.foregone.tablebase.parts.steps.DriverContext;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.stream.IntStream;

/** Builds a tablebase in parts on a cluster: by layers where the game has them, otherwise the general way. */
final class PartitionedBuild {

    /** How often damaged files are repaired; then everything is built again once, and after that the build fails. */
    private static final int REPAIRS = 2;

    private static final int ATTEMPTS = REPAIRS + 2;
    private static final int CHECKED_AT_ONCE = 1 << 10;

    private final DriverContext driver;
    private final PartsClaim owner;
    private boolean layered;

    /**
     * A build, which resumes from the contents of the work directory.
     *
     * @param layers whether layers are used where the game has them
     */
    PartitionedBuild(DriverContext driver, boolean layers) {
        this.driver = driver;
        this.owner = new PartsClaim(driver.work(), driver.file());
        this.layered =
                layers && LayeredBuild.mayHold(driver.rules(), driver.identity().root());
    }

    /**
     * Does the remaining work, and repeats it where files turn out damaged, until all parts have been read and are
     * intact.
     *
     * @return the parts of the tablebase, in order
     */
    List<Part> run() throws IOException {
        owner.take();
        compareRules();
        for (int attempt = 1; ; attempt++) {
            try {
                List<Part> parts = parts();
                check(parts);
                return parts;
            } catch (DamagedFileException | NoSuchFileException damaged) {
                prepare(attempt, damaged);
            }
        }
    }

    /** Before anything is done: a build that a machine refuses leaves nothing behind. */
    private void compareRules() throws IOException {
        Cluster all = driver.cluster();
        all.run(IntStream.range(0, all.parallelism()).boxed().toList(), new CompareRules(driver.identity()));
    }

    private List<Part> parts() throws IOException {
        if (layered) {
            try {
                return new PartitionedLayers(driver).run();
            } catch (NotLayeredException general) {
                layered = false;
            }
        }
        return new PartitionedGeneral(driver).run();
    }

    /** Has all parts read; the steps that led to them are gone, so if one is damaged, all are made again. */
    private void check(List<Part> parts) throws IOException {
        try {
            read(parts);
        } catch (DamagedFileException | NoSuchFileException damaged) {
            deleteAll();
            throw damaged;
        }
    }

    private void read(List<Part> parts) throws IOException {
        Cluster where = driver.placed(parts.stream().mapToLong(Part::keys).sum());
        for (int from = 0; from < parts.size(); from += CHECKED_AT_ONCE) {
            driver.stop().check();
            List<Part> some = List.copyOf(parts.subList(from, Math.min(parts.size(), from + CHECKED_AT_ONCE)));
            List<Integer> places = IntStream.range(0, some.size()).boxed().toList();
            where.run(places, new CheckPart(driver.fileName(), some));
        }
    }

    /** First the superstep that made the damaged file is done again; if that does not help, everything is. */
    private void prepare(int attempt, IOException damaged) throws IOException {
        if (attempt == ATTEMPTS) {
            throw new IOException(
                    "files of the build are damaged or missing, and again when they had been written anew; the last: "
                            + damaged.getMessage() + "\n  look after the disk of "
                            + driver.work().directory()
                            + " and whoever else writes there, and start again",
                    damaged);
        }
        if (attempt > REPAIRS) {
            deleteAll();
        }
    }

    private void deleteAll() throws IOException {
        driver.work().deleteSteps();
        owner.keepOnly(List.of());
    }
}
