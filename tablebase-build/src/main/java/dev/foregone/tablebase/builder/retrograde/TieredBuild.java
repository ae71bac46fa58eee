package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.positions.TierPositions;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.Layer;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.keys.Tier;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.positions.RankTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Solves all positions of a tier and of those below it, lowest first. No position is found or kept: its rank says where its
 * outcome is. In memory are at any moment one tier, with some 2 1/2 bytes for each rank, and the outcomes of those that its moves lead
 * to, with two. Each tier that is solved is a step.
 *
 * <p>Tiers are the classes of material of chess endings (K. Thompson, 1986) and the subspaces of nine men's morris (R. Gasser,
 * 1993).
 */
public final class TieredBuild {

    private static final String TIER = "tier";

    /** The names of its steps. */
    public static final List<String> STEPS = List.of(TIER);

    private static final double SHARE = 0.95;

    private final KeyRules keyRules;
    private final Ranking ranking;
    private final WorkDirectory work;
    private final Resources resources;
    private long allRanks;
    private long ranksDone;
    private long positions;

    /**
     * A build, which resumes from the contents of the work directory.
     *
     * @param keyRules rules whose keys are positions
     */
    public TieredBuild(KeyRules keyRules, Ranking ranking, WorkDirectory work, Resources resources) {
        this.keyRules = keyRules;
        this.ranking = ranking;
        this.work = work;
        this.resources = resources;
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
        plan(tiers);
        List<Path> sections = new ArrayList<>();
        for (Tier tier : tiers) {
            resources.workers().check();
            report(0);
            Path section = work.step(TIER, tier.number());
            if (!work.finished(section, () -> check(section, tier))) {
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

    /** Rejects bad requests before anything is solved. */
    private void plan(List<Tier> tiers) {
        long most = 0;
        for (Tier tier : tiers) {
            if (tier.size() > KeyTable.MAX_SIZE) {
                throw TooLargeException.always(
                        "tier %d has %,d ranks, and at most %,d can be solved at one time\n  cut it into smaller tiers",
                        tier.number(), tier.size(), KeyTable.MAX_SIZE);
            }
            long needed = bytes(tier);
            if (needed > resources.memoryBytes()) {
                throw new TooLargeException(
                        needed,
                        "tier %d with its %,d ranks, and the outcomes of the tiers below it, take %,d bytes of memory"
                                + " at one time, and %,d are allowed",
                        tier.number(),
                        tier.size(),
                        needed,
                        resources.memoryBytes());
            }
            most = Math.max(most, needed);
        }
        resources.progress().plan(allRanks, most, resources.memoryBytes());
    }

    /** A step of another tier is as good as none. */
    private static void check(Path step, Tier tier) throws IOException {
        Section section = Section.alone(step);
        section.checkBlocks();
        if (!section.isOf(tier)) {
            throw DamagedFileException.ofWork(step.toString());
        }
    }

    private void report(long settled) {
        resources.progress().report(Stage.SOLVE, SHARE * (ranksDone + settled) / allRanks, positions + settled);
    }

    private long bytes(Tier tier) {
        return analysis(tier, position -> Score.ONGOING).bytes();
    }

    private RetrogradeAnalysis analysis(Tier tier, Classifier.Solved solved) {
        PackedRules<?, ?> rules = keyRules.rules();
        Optional<Predecessors> predecessors = ranking.predecessorsInTier().or(rules::predecessors);
        return new RetrogradeAnalysis(
                keyRules,
                new TierPositions(keyRules.by(ranking), tier, tier.below(ranking)),
                solved,
                null,
                predecessors,
                resources);
    }

    private void solve(Tier tier, Path section) throws IOException {
        List<Tier> below = tier.below(ranking);
        List<RankTable> tables = lowerOutcomes(below);
        RetrogradeAnalysis analysis = analysis(tier, position -> score(tier, tables, position));
        work.finish(section, analysis.solve(this::report)::writeTo);
    }

    /** A table for each tier, since all together may have more ranks than a table can hold. */
    private List<RankTable> lowerOutcomes(List<Tier> below) throws IOException {
        List<RankTable> tables = new ArrayList<>();
        for (Tier lower : below) {
            Section section = Section.alone(work.step(TIER, lower.number()));
            if (section.header().keys() > 0) {
                tables.add(new Layer(List.of(section)).toTable(List.of(lower), resources.workers()));
            }
        }
        return tables;
    }

    /** The score of a child that lies in a lower tier. */
    private int score(Tier tier, List<RankTable> lower, long child) {
        long rank = ranking.rank(child);
        if (tier.has(rank)) {
            return Score.ONGOING;
        }
        for (RankTable table : lower) {
            int code = table.codeOf(rank);
            if (code != OutcomeCode.NONE) {
                return OutcomeCode.score(code);
            }
        }
        throw new IllegalStateException("the ranking contradicts the rules: a move from tier " + tier.number()
                + " leads to position " + StateKeys.hex(child)
                + (rank == Ranking.NONE ? ", which has no rank" : " of rank " + rank + ", which is in no lower tier"));
    }
}
