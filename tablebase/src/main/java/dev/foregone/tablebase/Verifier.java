package dev.foregone.tablebase;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.StoppedException;
import dev.foregone.blame.Blame;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.tablebase.Verification.Fault;
import dev.foregone.tablebase.VerificationOptions.Mode;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Layer;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.work.DamagedFileException;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Verifies a file: as a whole, then layer by layer, or a sample of it. */
final class Verifier<S extends GameState<S, M>, M extends Move> {

    private final TablebaseFile file;
    private final StateKeys<S, M> positions;
    private final S root;
    private final VerificationOptions options;
    private final Workers workers;
    private final VerificationProgress progress;
    private long byPlainRules;
    private long moves;
    private long soleBest;

    Verifier(TablebaseFile file, StateKeys<S, M> positions, S root, VerificationOptions options) {
        this.file = file;
        this.positions = positions;
        this.root = root;
        this.options = options;
        this.workers =
                new Workers(options.threads(), Build.stop(options.cancellation().orElse(null)));
        long positionsToCheck = options.mode() == Mode.SAMPLE ? options.sample() : file.positions();
        this.progress = new VerificationProgress(options.listener(), positionsToCheck);
    }

    Verification verify() throws IOException {
        long started = System.nanoTime();
        Fault fault = fault();
        if (fault == null) {
            progress.end();
        }
        boolean whole = fault == null && options.mode() != Mode.SAMPLE;
        return new Verification(
                options.mode(),
                progress.positions(),
                options.mode() == Mode.PACKED ? byPlainRules : progress.positions(),
                moves,
                whole ? OptionalLong.of(soleBest) : OptionalLong.empty(),
                Duration.ofNanos(System.nanoTime() - started),
                Optional.ofNullable(fault));
    }

    private @Nullable Fault fault() throws IOException {
        try {
            return file.reading(() -> Optional.ofNullable(faultOfFile())).orElse(null);
        } catch (DamagedFileException damaged) {
            return new Fault("the file " + file.path(), String.valueOf(damaged.getMessage()));
        } catch (StoppedException stopped) {
            throw new StoppedException(stopped.reason());
        } catch (ListenerFailure fault) {
            throw fault.thrown();
        } catch (IOException unreadable) {
            throw unreadable;
        } catch (Throwable fault) { // a game may throw what it does not declare
            throw Blame.game(positions.game()).of(fault);
        }
    }

    private @Nullable Fault faultOfFile() throws IOException {
        file.checkWhole();
        Fault fault = rootFault();
        if (fault != null) {
            return fault;
        }
        return options.mode() == Mode.SAMPLE ? sample() : layers();
    }

    /** The root must be kept by packing, as every child must: nothing else looks at the root's state. */
    private @Nullable Fault rootFault() throws DamagedFileException {
        if (options.mode() != Mode.PACKED && !positions.keeps(root)) {
            return new Fault(positions.game().format(root), FaultWords.confusedRoot(positions.formatPacked(root)));
        }
        long key = positions.key(root);
        if (code(key) == OutcomeCode.NONE) {
            return new Fault(positions.format(key), "it is the root, and it is not in the tablebase");
        }
        Layer first = file.layers().get(0);
        return file.layered()
                        && (first.keys() != 1
                                || first.number() != positions.rules().maxPlies(key))
                ? new Fault(positions.format(key), "it is the root, but others are in its layer or before it")
                : null;
    }

    private int code(long key) throws DamagedFileException {
        return positions.code(file, key);
    }

    private @Nullable Fault sample() throws IOException {
        Sample sample = new Sample(file, options.seed());
        PlainChecker<S, M> checker = new PlainChecker<>(positions, this::code);
        for (long i = 0; i < options.sample() && file.positions() > 0; i++) {
            workers.check();
            sample.draw();
            String what = checker.check(sample.key(), sample.code());
            progress.add(1);
            moves = checker.moves();
            if (what != null) {
                return new Fault(positions.format(sample.key()), what);
            }
        }
        return null;
    }

    /** Nearest to the end first, since each layer is checked against the one that its moves lead to. */
    private @Nullable Fault layers() throws IOException {
        List<Layer> layers = file.layers();
        for (int i = layers.size() - 1; i >= 0; i--) {
            Layer children = file.layered() ? i + 1 < layers.size() ? layers.get(i + 1) : null : layers.get(i);
            Fault fault = layer(layers.get(i), new ChildOutcomes(children, file, workers, options.memoryBytes()));
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    private @Nullable Fault layer(Layer layer, ChildOutcomes children) throws IOException {
        for (Section section : layer.sections()) {
            SectionVerifier<S, M> verifier = new SectionVerifier<>(file, section, children, positions);
            Fault fault = verifier.verify(options.mode(), workers, progress);
            byPlainRules += verifier.byPlainRules();
            moves += verifier.moves();
            soleBest += verifier.soleBest();
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }
}
