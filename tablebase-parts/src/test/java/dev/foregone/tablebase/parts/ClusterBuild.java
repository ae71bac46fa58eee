package dev.foregone.tablebase.parts;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.numbering.RulesFingerprint;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.cluster.Cluster;
import dev.foregone.tablebase.builder.file.MainFile;
import dev.foregone.tablebase.builder.report.BuildListener;
import dev.foregone.tablebase.builder.run.Build;
import dev.foregone.tablebase.builder.run.Partitioning;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.parts.general.PartitionedGeneral;
import dev.foregone.tablebase.parts.steps.DriverContext;
import dev.foregone.tablebase.parts.steps.RulesIdentity;
import dev.foregone.tablebase.parts.steps.StepFiles;
import dev.foregone.tablebase.threads.Stop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A build on a cluster, without the builder around it, which may be begun again. */
final class ClusterBuild<S extends GameState<S, M>, M extends Move> {

    private final Game<S, M> game;
    private final FileHeader header;
    private final PackedRules<S, M> rules;
    private final int partitions;
    private final Path directory;

    ClusterBuild(Game<S, M> game, S root, boolean symmetry, int partitions, Path directory) {
        this.game = game;
        this.rules = game.packedRules(root).orElseThrow();
        this.partitions = partitions;
        this.directory = directory;
        long key = symmetry ? rules.canonical(rules.pack(root)) : rules.pack(root);
        long fingerprint = RulesFingerprint.of(rules, symmetry, key);
        this.header = new FileHeader(game.id(), game.format(root), symmetry, false, false, 0, fingerprint, key);
    }

    PackedRules<S, M> rules() {
        return rules;
    }

    Path file() {
        return directory.resolve("parts.tb");
    }

    private Path work() {
        return directory.resolve("work");
    }

    /** The parts, or what stopped it. */
    List<Part> parts(Cluster cluster) throws IOException {
        RulesIdentity identity = new RulesIdentity(header.symmetry(), header.fingerprint(), header.rootKey());
        try (WorkDirectory work = WorkDirectory.open(work(), header.toString(), Build.STEPS, Disk.real())) {
            return new PartitionedGeneral(new DriverContext(
                            cluster,
                            rules,
                            identity,
                            work,
                            file(),
                            Partitioning.onDisk(partitions, 1),
                            new MonotoneProgress(BuildListener.none()),
                            Stop.never()))
                    .run();
        }
    }

    /** The tablebase; what led to it is deleted. */
    Tablebase<S, M> run(Cluster cluster) throws IOException {
        MainFile.write(file(), header, parts(cluster), new AtomicFiles(Disk.real()));
        return Tablebase.open(file(), game);
    }

    /** What is left of the steps. */
    List<Path> stepFiles() throws IOException {
        return files(work()).stream()
                .filter(file -> work().relativize(file).toString().startsWith(StepFiles.PREFIX))
                .toList();
    }

    /** The files of steps that are newer than the note of this many supersteps. */
    List<Path> writtenAfter(int supersteps) throws IOException {
        Path note = work().resolve(String.format(Locale.ROOT, "note-%06d", supersteps));
        FileTime noted = Files.exists(note) ? Files.getLastModifiedTime(note) : FileTime.fromMillis(0);
        List<Path> newer = new ArrayList<>();
        for (Path file : stepFiles()) {
            if (Files.getLastModifiedTime(file).compareTo(noted) > 0) {
                newer.add(file);
            }
        }
        return newer;
    }

    /** Deletes everything, so that another build may begin. */
    void delete() throws IOException {
        for (Path path : files(directory)) {
            Files.delete(path);
        }
    }

    private static List<Path> files(Path directory) throws IOException {
        if (!Files.exists(directory)) {
            return List.of();
        }
        try (Stream<Path> walk = Files.walk(directory)) {
            return walk.filter(Files::isRegularFile).toList();
        }
    }
}
