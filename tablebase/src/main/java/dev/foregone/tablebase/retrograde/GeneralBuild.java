package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.file.EncodedSection;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.SectionEncoder;
import dev.foregone.tablebase.positions.KeyFile;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.work.ProgressMeter;
import dev.foregone.tablebase.work.ProgressMeter.Stage;
import dev.foregone.tablebase.work.WorkDirectory;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Solves any game, cycles included: finds every position, then works backwards from the end of the game. The positions,
 * once found, are a step that a build resumes from; the section is the other.
 */
public final class GeneralBuild {

    /** The name of the step that is the section. */
    public static final String WHOLE = "whole";

    private static final String POSITIONS = "positions";

    /** The names of its steps. */
    public static final List<String> STEPS = List.of(WHOLE, POSITIONS, Handover.KNOWN, Handover.FRESH);

    private static final int NO_LAYER = -1;
    private static final int PIECE = 1 << 16;
    private static final double DISCOVERED = 0.4;
    private static final double PROPAGATION = 0.5;

    private final KeyRules keyRules;
    private final WorkDirectory work;
    private final Workers workers;
    private final long memoryBytes;
    private final ProgressMeter meter;

    /** A build, which resumes from the contents of the work directory. */
    public GeneralBuild(KeyRules keyRules, WorkDirectory work, Workers workers, long memoryBytes, ProgressMeter meter) {
        this.keyRules = keyRules;
        this.work = work;
        this.workers = workers;
        this.memoryBytes = memoryBytes;
        this.meter = meter;
    }

    /** What a build has found, all positions or some of them, before it turned out to be too large. */
    public static Optional<Handover.Found> found(WorkDirectory work) throws IOException {
        Optional<Path> all = positions(work);
        return all.isPresent()
                ? Optional.of(
                        new Handover.Found(List.of(all.get().toAbsolutePath().toString()), List.of()))
                : new Handover(work).found();
    }

    private static Optional<Path> positions(WorkDirectory work) throws IOException {
        Path found = work.step(POSITIONS, 0);
        return work.finished(found, () -> KeyFile.check(found)) ? Optional.of(found) : Optional.empty();
    }

    /**
     * Does the remaining work.
     *
     * @return the file of the section
     */
    public List<Path> run(long root) throws IOException {
        Path section = work.step(WHOLE, 0);
        if (!work.finished(section, () -> Section.alone(section).checkBlocks())) {
            KeyTable table = discovered(root);
            long moves = solve(table);
            EncodedSection encoded = SectionEncoder.encode(table, NO_LAYER, moves, -1, workers);
            work.finish(section, encoded::writeTo);
        }
        return List.of(section);
    }

    private KeyTable discovered(long root) throws IOException {
        Optional<Path> found = positions(work);
        if (found.isPresent()) {
            try (KeyFile keys = KeyFile.open(found.get())) {
                return keys.toTable(workers);
            }
        }
        KeyTable table = new Discovery(keyRules, workers, memoryBytes, meter, new Handover(work)).discover(root);
        work.finish(work.step(POSITIONS, 0), KeyFile.content(table, workers));
        return table;
    }

    private long solve(KeyTable table) throws IOException {
        RetrogradeAnalysis analysis = new RetrogradeAnalysis(
                keyRules,
                new FoundPositions(keyRules, table),
                position -> Score.ONGOING,
                keyRules.rules().predecessors(),
                workers);
        meter.plan(table.size(), analysis.bytes(), memoryBytes);
        meter.report(Stage.SOLVE, DISCOVERED, table.size());
        Labels labels = analysis.solve(
                memoryBytes,
                settled -> meter.report(Stage.SOLVE, DISCOVERED + PROPAGATION * settled / table.size(), table.size()));
        encode(table, labels);
        return analysis.moves();
    }

    private void encode(KeyTable table, Labels labels) throws IOException {
        int pieces = (int) (((long) table.size() + PIECE - 1) / PIECE);
        workers.run(pieces, (piece, worker) -> {
            int end = (int) Math.min(table.size(), (piece + 1L) * PIECE);
            for (int index = piece * PIECE; index < end; index++) {
                table.code(index, Labels.code(labels.get(index)));
            }
        });
    }
}
