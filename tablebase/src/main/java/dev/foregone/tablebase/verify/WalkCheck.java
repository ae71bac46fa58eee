package dev.foregone.tablebase.verify;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.contents.StateWalk;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.report.Verification.Fault;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.tablebase.report.VerificationOptions.Mode;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the positions of a file whose keys cannot be turned back: walks to all of them from the root, and counts that there
 * are no more; or plays games at random. One thread works, whatever the options say.
 */
final class WalkCheck<S extends GameState<S, M>, M extends Move> implements Verifier.Check {

    private static final int SELDOM = 1 << 10;

    /** A game at random is given up after this many plies. */
    private static final int LONGEST = 400;

    private final TablebaseFile file;
    private final HashedKeys<S, M> keys;
    private final S root;
    private final VerificationOptions options;
    private final TreeMap<Integer, OutcomeTally> tallies = new TreeMap<>();
    private StateChecker<S, M> checker;
    private long checked;

    WalkCheck(TablebaseFile file, HashedKeys<S, M> keys, S root, VerificationOptions options) {
        this.file = file;
        this.keys = keys;
        this.root = root;
        this.options = options;
        this.checker = new StateChecker<>(keys, child -> file.find(keys.key(child), keys::layer), false);
    }

    @Override
    public @Nullable Fault fault(Workers workers, PositionProgress progress) throws IOException {
        if (file.find(keys.key(root), keys::layer) == OutcomeCode.NONE) {
            return new Fault(keys.game().format(root), "it is the root, and it is not in the tablebase");
        }
        if (options.mode() == Mode.SAMPLE) {
            return sample(workers, progress);
        }
        Fault fault = walk(workers, progress);
        return fault == null ? countFault() : fault;
    }

    private @Nullable Fault walk(Workers workers, PositionProgress progress) throws IOException {
        StateWalk<S, M> walk = new StateWalk<>(file, keys, root, null);
        checker = new StateChecker<>(keys, walk::meet, false);
        for (StateWalk.Found<S> found = walk.next(); found != null; found = walk.next()) {
            Fault fault = faultOf(found.state(), found.code());
            if (fault != null) {
                return fault;
            }
            count(found);
            if (++checked % SELDOM == 0) {
                workers.check();
                progress.add(SELDOM);
            }
        }
        progress.add(checked % SELDOM);
        return null;
    }

    /** Of each outcome, the position with the least key is named. */
    private void count(StateWalk.Found<S> found) {
        OutcomeTally known = tallies.get(found.code());
        boolean first = known == null || Long.compareUnsigned(found.key(), known.firstKey()) < 0;
        String notation = first ? keys.game().format(found.state()) : "";
        tallies.merge(found.code(), new OutcomeTally(found.code(), 1, found.key(), notation), OutcomeTally::and);
    }

    private @Nullable Fault faultOf(S state, int code) throws IOException {
        Supplier<String> where = () -> keys.game().format(state);
        return Verifier.guarded(
                where, () -> Optional.ofNullable(checker.check(state, code)).map(what -> new Fault(where.get(), what)));
    }

    private @Nullable Fault countFault() {
        if (checked != file.positions()) {
            return new Fault(
                    "the file " + file.path(),
                    String.format(
                            Locale.ROOT,
                            "it has %,d positions, and only %,d can be reached from the root",
                            file.positions(),
                            checked));
        }
        SectionHeader header = file.sections().get(0).header();
        return header.outcomes().equals(List.copyOf(tallies.values()))
                        && header.moves() == seen().moves()
                        && header.soleBest() < 0
                ? null
                : new Fault(
                        "the header of the section",
                        "it counts the moves or the positions of an outcome wrongly, or names a wrong one as the first of them");
    }

    /** The positions of games at random. */
    private @Nullable Fault sample(Workers workers, PositionProgress progress) throws IOException {
        SplittableRandom random = new SplittableRandom(options.seed());
        S state = keys.representative(root);
        int plies = 0;
        for (; checked < options.sample(); checked++) {
            workers.check();
            Fault fault = faultOf(state, file.find(keys.keyOfRepresentative(state), keys::layer));
            if (fault != null) {
                return fault;
            }
            progress.add(1);
            boolean ends = ++plies == LONGEST || state.terminalValue().isPresent();
            plies = ends ? 0 : plies;
            state = keys.representative(ends ? root : state.play(drawn(state, random)));
        }
        return null;
    }

    private M drawn(S state, SplittableRandom random) {
        List<M> moves = state.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    @Override
    public Seen seen() {
        return checker.seen();
    }
}
