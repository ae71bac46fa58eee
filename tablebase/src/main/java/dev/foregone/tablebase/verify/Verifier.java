package dev.foregone.tablebase.verify;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.blame.Blame;
import dev.foregone.message.Quote;
import dev.foregone.spi.Game;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Reading;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.Verification.Fault;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.tablebase.report.VerificationOptions.Mode;
import dev.foregone.tablebase.threads.FileWork;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.WorkStop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Verifies a file: as a whole, then its positions. */
public final class Verifier {

    /** What looks at the positions. */
    interface Check {

        /** Looks at them; what is wrong, or null. */
        @Nullable
        Fault fault(Workers workers, PositionProgress progress) throws IOException;

        /** What it has looked at. */
        Seen seen();
    }

    private Verifier() {}

    /** Proves a file, or finds where it is wrong. */
    public static <S extends GameState<S, M>, M extends Move> Verification verify(
            TablebaseFile file, StateKeys<S, M> keys, S root, VerificationOptions options) throws IOException {
        Check check = check(file, keys, root, options);
        Workers workers =
                new Workers(options.threads(), Stop.by(options.cancellation().orElse(null)));
        boolean sampled = options.mode() == Mode.SAMPLE;
        PositionProgress progress =
                new PositionProgress(options.listener(), sampled ? options.sample() : file.positions());
        long started = System.nanoTime();
        Optional<Fault> fault = FileWork.forCaller(() -> fault(file, keys.game(), () -> {
            file.checkWhole();
            return Optional.ofNullable(check.fault(workers, progress));
        }));
        if (fault.isEmpty()) {
            progress.end();
        }
        Seen seen = check.seen();
        boolean whole = fault.isEmpty() && !sampled && !file.header().valuesOnly();
        return new Verification(
                options.mode(),
                progress.positions(),
                options.mode() == Mode.PACKED ? seen.byPlainRules() : progress.positions(),
                seen.moves(),
                whole ? OptionalLong.of(seen.soleBest()) : OptionalLong.empty(),
                Duration.ofNanos(System.nanoTime() - started),
                fault);
    }

    private static Optional<Fault> fault(
            TablebaseFile file, Game<?, ?> game, Reading<Optional<Fault>, IOException> look) throws IOException {
        try {
            return file.reading(look);
        } catch (DamagedFileException damaged) {
            return Optional.of(new Fault("the file " + file.path(), String.valueOf(damaged.getMessage())));
        } catch (WorkStop | ListenerFailure | IOException known) {
            throw known;
        } catch (Throwable fault) { // a game may throw what it does not declare
            throw Blame.game(game).of(fault);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Check check(
            TablebaseFile file, StateKeys<S, M> keys, S root, VerificationOptions options) {
        if (file.header().valuesOnly() && !file.layered()) {
            throw new TablebaseException(
                    "the tablebase " + file.path() + " has values only, and the game's moves do not lead from"
                            + " layer to layer: values that agree with each other may be wrong together, and prove nothing"
                            + "\n  compare it with the tablebase that it was reduced from: verify FILE --against FULL");
        }
        if (keys instanceof PackedKeys<S, M> packed) {
            return new ListedCheck<>(file, packed, root, options);
        }
        if (options.mode() == Mode.PACKED) {
            throw new TablebaseException("the game '" + keys.game().id() + "' has no packed rules for "
                    + keys.game().format(root) + "\n  verify this tablebase by its plain rules");
        }
        return new WalkCheck<>(file, (HashedKeys<S, M>) keys, root, options);
    }

    /** What a look at positions finds wrong, or that rules fail there; null if nothing is. */
    static @Nullable Fault guarded(Supplier<String> where, FileWork<Optional<Fault>> look) throws IOException {
        try {
            return look.run().orElse(null);
        } catch (IOException unread) {
            throw unread;
        } catch (Throwable thrown) { // a game may throw what it does not declare
            Blame.passOn(thrown);
            return new Fault(where.get(), "the rules fail there: " + Quote.of(thrown));
        }
    }
}
