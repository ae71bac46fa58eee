package dev.foregone.tablebase.retrograde;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Layer;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.SectionEncoder;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.positions.RankTable;
import dev.foregone.tablebase.positions.Tier;
import dev.foregone.tablebase.work.ProgressMeter;
import dev.foregone.tablebase.work.ProgressMeter.Stage;
import dev.foregone.tablebase.work.TooLargeException;
import dev.foregone.tablebase.work.WorkDirectory;
import dev.foregone.tablebase.work.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Solves all positions of a tier and of those below it, lowest first. No position is found or kept: its rank says where its
 * outcome is. In memory are at any moment one tier, with some five bytes for each rank, and the outcomes of those that its moves lead
 * to, with two. Each tier that is solved is a step.
 *
 * <p>Tiers are the classes of material of chess endings (K. Thompson, 1986) and the subspaces of nine men's morris (R. Gasser,
 * 1993).
 */
public final class TieredBuild {

    private static final String TIER = "tier";

    /** The names of its steps. */
    public static final List<String> STEPS = List.of(TIER);

    private static final int NO_LAYER = -1;
    private static final double SHARE = 0.95;

    private final KeyRules keyRules;
    private final Ranking ranking;
    private final WorkDirectory work;
    private final Workers workers;
    private final long memoryBytes;
    private final ProgressMeter meter;
    private long allRanks;
    private long ranksDone;
    private long positions;

    /**
     * A build, which resumes from the contents of the work directory.
     *
     * @param keyRules rules whose keys are positions
     */
    public TieredBuild(
            KeyRules keyRules,
            Ranking ranking,
            WorkDirectory work,
            Workers workers,
            long memoryBytes,
            ProgressMeter meter) {
        this.keyRules = keyRules;
        this.ranking = ranking;
        this.work = work;
        this.workers = workers;
        this.memoryBytes = memoryBytes;
        this.meter = meter;
    }

    /**
     * Does the remaining work.
     *
     * @param root the rank of a position of the highest tier
     * @return the files of the sections, one for each tier that has positions
     */
    public List<Path> run(long root) throws IOException {
        List<Tier> tiers = Tier.from(ranking, Tier.holding(ranking, root));
        allRanks = Math.max(1, tiers.stream().mapToLong(Tier::size).sum());
        meter.plan(
                allRanks,
                tiers.stream()
                        .filter(tier -> tier.size() <= KeyTable.MAX_SIZE)
                        .mapToLong(tier -> bytes(tier) + RankTable.bytes(tier.below(ranking)))
                        .max()
                        .orElse(0),
                memoryBytes);
        List<Path> sections = new ArrayList<>();
        for (Tier tier : tiers) {
            workers.check();
            report(0);
            Path section = work.step(TIER, tier.number());
            if (!work.finished(section, () -> Section.alone(section).checkBlocks())) {
                solve(tier, section);
            }
            long found = Section.alone(section).header().keys();
            if (found > 0) {
                sections.add(section);
            }
            ranksDone += tier.size();
            positions += found;
        }
        return sections;
    }

    private void report(long settled) {
        meter.report(Stage.SOLVE, SHARE * (ranksDone + settled) / allRanks, positions + settled);
    }

    private long bytes(Tier tier) {
        return analysis(tier, position -> Score.ONGOING).bytes();
    }

    private RetrogradeAnalysis analysis(Tier tier, Classifier.Solved solved) {
        PackedRules<?, ?> rules = keyRules.rules();
        Optional<Predecessors> predecessors = ranking.predecessorsInTier().or(rules::predecessors);
        return new RetrogradeAnalysis(
                keyRules, new TierPositions(keyRules, ranking, tier), solved, predecessors, workers);
    }

    private void solve(Tier tier, Path section) throws IOException {
        KeyTable.checkSize(tier.size());
        List<Tier> below = tier.below(ranking);
        long lower = RankTable.bytes(below);
        if (lower > memoryBytes) {
            throw new TooLargeException(
                    String.format(
                            "the outcomes of the %d tiers below tier %d take %,d bytes of memory, and %,d are allowed",
                            below.size(), tier.number(), lower, memoryBytes),
                    lower + bytes(tier));
        }
        RankTable table = lowerOutcomes(below);
        RetrogradeAnalysis analysis = analysis(tier, position -> score(tier, table, position));
        Labels labels = analysis.solve(memoryBytes - lower, this::report);
        work.finish(
                section,
                SectionEncoder.encode(new TierEntries(tier, labels), NO_LAYER, analysis.moves(), -1, workers)::writeTo);
    }

    private RankTable lowerOutcomes(List<Tier> below) throws IOException {
        List<Section> sections = new ArrayList<>();
        for (Tier lower : below) {
            Section section = Section.alone(work.step(TIER, lower.number()));
            if (section.header().keys() > 0) {
                sections.add(section);
            }
        }
        return sections.isEmpty() ? new RankTable(List.of()) : new Layer(sections).toTable(below, workers);
    }

    /** The score of a child that lies in a lower tier. */
    private int score(Tier tier, RankTable lower, long child) {
        long rank = ranking.rank(child);
        if (tier.has(rank)) {
            return Score.ONGOING;
        }
        int code = lower.codeOf(rank);
        if (code == OutcomeCode.NONE) {
            throw new IllegalStateException("the ranking contradicts the rules: a move from tier " + tier.number()
                    + " leads to position " + Long.toHexString(child)
                    + (rank == Ranking.NONE
                            ? ", which has no rank"
                            : " of rank " + rank + ", which is in no lower tier"));
        }
        return OutcomeCode.score(code);
    }
}
