package dev.foregone.tablebase.verify;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Ranking;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Layer;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.Tier;
import dev.foregone.tablebase.report.Verification.Fault;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.tablebase.report.VerificationOptions.Mode;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Looks at the positions of a file layer by layer, or tier by tier, or at a sample of them. */
final class ListedCheck<S extends GameState<S, M>, M extends Move> implements Verifier.Check {

    /** How many ranks a thread looks for at a time. */
    private static final int RANKS = 1 << 16;

    private final TablebaseFile file;
    private final PackedKeys<S, M> positions;
    private final S root;
    private final VerificationOptions options;
    private final int maxPlies;
    private Seen seen = Seen.NOTHING;

    ListedCheck(TablebaseFile file, PackedKeys<S, M> positions, S root, VerificationOptions options) {
        this.file = file;
        this.positions = positions;
        this.root = root;
        this.options = options;
        maxPlies = file.sections().stream()
                .flatMap(section -> section.header().outcomes().stream())
                .mapToInt(OutcomeTally::code)
                .map(ListedCheck::plies)
                .max()
                .orElse(0);
    }

    private static int plies(int code) {
        return code <= OutcomeCode.ENDLESS ? 0 : (code - OutcomeCode.ENDLESS - 1) / 3;
    }

    @Override
    public @Nullable Fault fault(Workers workers, PositionProgress progress) throws IOException {
        Fault fault = rootFault();
        if (fault != null) {
            return fault;
        }
        if (options.mode() == Mode.SAMPLE) {
            return sample(workers, progress);
        }
        Ranking ranking = positions.ranking();
        return ranking == null ? layers(workers, progress) : tiers(ranking, workers, progress);
    }

    /** The root must be kept by packing, as every child must: nothing else looks at the root's state. */
    private @Nullable Fault rootFault() throws DamagedFileException {
        if (options.mode() != Mode.PACKED && !positions.keeps(root)) {
            return new Fault(
                    positions.game().format(root),
                    "it is the root, but the packed rules take it for " + positions.formatPacked(root));
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
        return file.find(key, positions::layer);
    }

    private @Nullable Fault sample(Workers workers, PositionProgress progress) throws IOException {
        Sample sample = new Sample(file, options.seed());
        PlainChecker<S, M> checker = new PlainChecker<>(
                positions,
                new StateChecker<>(
                        positions,
                        child -> code(positions.key(child)),
                        file.header().valuesOnly()));
        for (long i = 0; i < options.sample() && file.positions() > 0; i++) {
            workers.check();
            sample.draw();
            String what = checker.check(sample.key(), sample.code());
            progress.add(1);
            seen = checker.seen();
            if (what != null) {
                return new Fault(positions.format(sample.key()), what);
            }
        }
        return null;
    }

    /** Nearest to the end first, since each layer is checked against the one that its moves lead to. */
    private @Nullable Fault layers(Workers workers, PositionProgress progress) throws IOException {
        List<Layer> layers = file.layers();
        for (int i = layers.size() - 1; i >= 0; i--) {
            Layer children = file.layered() ? i + 1 < layers.size() ? layers.get(i + 1) : null : layers.get(i);
            ChildOutcomes outcomes = ChildOutcomes.ofLayer(children, workers, options.memoryBytes());
            Fault fault = sections(layers.get(i).sections(), outcomes, workers, progress);
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    /** Each against itself and those that its moves lead to; all positions must be there. */
    private @Nullable Fault tiers(Ranking ranking, Workers workers, PositionProgress progress) throws IOException {
        Tier top = Tier.holding(ranking, file.header().rootKey());
        int met = 0;
        for (Tier tier : Tier.from(ranking, top)) {
            List<Tier> known = new ArrayList<>(tier.below(ranking));
            known.add(tier);
            ChildOutcomes outcomes = ChildOutcomes.ofTiers(known, file, workers, options.memoryBytes());
            List<Section> own = sectionsOf(tier);
            met += own.size();
            Fault fault = sections(own, outcomes, workers, progress);
            if (fault == null) {
                fault = absent(tier, outcomes, workers);
            }
            if (fault != null) {
                return fault;
            }
        }
        return met == file.sections().size()
                ? null
                : new Fault(
                        "the file " + file.path(),
                        "it has positions of tiers that no move leads to from the root's, or of several in one section");
    }

    /** The absent position with the least rank of a tier, as a fault; null if none is absent. */
    private @Nullable Fault absent(Tier tier, ChildOutcomes outcomes, Workers workers) throws IOException {
        AtomicLong least = new AtomicLong(Long.MAX_VALUE);
        workers.inPieces(tier.size(), RANKS, (begin, end) -> {
            for (long rank = tier.first() + begin; rank < tier.first() + end && rank < least.get(); rank++) {
                if (outcomes.code(rank) == OutcomeCode.NONE && positions.hasPosition(rank)) {
                    least.accumulateAndGet(rank, Math::min);
                }
            }
        });
        return least.get() == Long.MAX_VALUE
                ? null
                : new Fault(positions.format(least.get()), "it belongs to the tablebase, and is not there");
    }

    private List<Section> sectionsOf(Tier tier) throws DamagedFileException {
        List<Section> own = new ArrayList<>();
        for (Section section : file.sections()) {
            if (section.isOf(tier)) {
                own.add(section);
            }
        }
        return own;
    }

    private @Nullable Fault sections(
            List<Section> sections, ChildOutcomes children, Workers workers, PositionProgress progress)
            throws IOException {
        for (Section section : sections) {
            SectionVerifier<S, M> verifier = new SectionVerifier<>(file, section, children, maxPlies, positions);
            Fault fault = verifier.verify(options.mode(), workers, progress);
            seen = seen.and(verifier.seen());
            if (fault != null) {
                return fault;
            }
        }
        return null;
    }

    @Override
    public Seen seen() {
        return seen;
    }
}
