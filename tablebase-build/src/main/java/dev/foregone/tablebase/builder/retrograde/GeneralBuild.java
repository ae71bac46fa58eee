package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.file.EncodedSection;
import dev.foregone.tablebase.builder.positions.KeyFile;
import dev.foregone.tablebase.builder.positions.RankSet;
import dev.foregone.tablebase.builder.positions.RankedPositions;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.positions.Numbering;
import dev.foregone.tablebase.threads.FileWork;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Solves any game, cycles included: finds every position, then works backwards from the end of the game. The positions,
 * once found, are a step that a build resumes from; the section is the other.
 *
 * @param work has the steps from which it resumes
 */
public record GeneralBuild(KeyRules keyRules, WorkDirectory work, Resources resources) {

    /** The name of the step that is the section. */
    private static final String WHOLE = "whole";

    private static final String POSITIONS = "positions";

    /** The names of its steps. */
    public static final List<String> STEPS = List.of(WHOLE, POSITIONS, Handover.KNOWN, Handover.FRESH);

    private static final double DISCOVERED = 0.4;
    private static final double PROPAGATION = 0.5;

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
        return work.finished(found, () -> RecordFile.check(found)) ? Optional.of(found) : Optional.empty();
    }

    /**
     * Positions.
     *
     * @param remembered what is known of each; null if nothing is
     */
    private record Positions(Numbering numbering, @Nullable RememberedLabels remembered) {}

    /**
     * Does the remaining work.
     *
     * @return the file of the section
     */
    public List<Path> run(long root) throws IOException {
        return whole(work, () -> solved(root));
    }

    /** Does the remaining work of a build whose result is one section, which is a step. */
    public static List<Path> whole(WorkDirectory work, FileWork<EncodedSection> solving) throws IOException {
        Path section = work.step(WHOLE, 0);
        if (!work.finished(section, () -> Section.alone(section).checkBlocks())) {
            work.finish(section, solving.run()::writeTo);
        }
        return List.of(section);
    }

    private EncodedSection solved(long root) throws IOException {
        Optional<KeyRules> ranked = ranked();
        Optional<Path> found = positions(work);
        if (found.isPresent()) {
            try (KeyFile keys = KeyFile.open(found.get())) {
                return solved(new Positions(
                        ranked.isPresent() ? ranked(ranked.get(), keys) : keys.toTable(null, resources.workers()),
                        null));
            }
        }
        Positions positions = ranked.isPresent() ? ranked(ranked.get(), root) : new Positions(hashed(root), null);
        Numbering all = positions.numbering();
        work.finish(
                work.step(POSITIONS, 0),
                KeyFile.content(all.size(), from -> new AscendingPositions(all, from), resources.workers()));
        return solved(positions);
    }

    /** The same rules by rank, if ranks have the order of the positions, and bits for all of them leave half of the memory. */
    private Optional<KeyRules> ranked() {
        return keyRules.rules()
                .ranking()
                .filter(ranking -> keyRules.symmetry() && ranking.ascending())
                .filter(ranking -> RankedDiscovery.bytes(ranks(ranking)) <= resources.memoryBytes() / 2)
                .map(keyRules::by);
    }

    private static long ranks(Ranking ranking) {
        return ranking.firstRank(ranking.tiers());
    }

    private static RankSet ranksOf(KeyRules ranked) {
        return new RankSet(ranks(Objects.requireNonNull(ranked.ranking())));
    }

    private Numbering ranked(KeyRules ranked, KeyFile positions) throws IOException {
        RankSet ranks = ranksOf(ranked);
        positions.forEach(position -> ranks.add(ranked.keyOfStanding(position)), resources.workers());
        ranks.number();
        return new RankedPositions(ranked, ranks);
    }

    private Positions ranked(KeyRules ranked, long root) throws IOException {
        boolean remembers = RetrogradeAnalysis.remembers(ranked.rules());
        RankedDiscovery discovery = new RankedDiscovery(ranked, ranksOf(ranked), remembers, resources, DISCOVERED);
        return new Positions(new RankedPositions(ranked, discovery.discover(root)), discovery.remembered());
    }

    private Numbering hashed(long root) throws IOException {
        return new Discovery(keyRules, resources, new Handover(work)).discover(root);
    }

    private EncodedSection solved(Positions positions) throws IOException {
        int size = positions.numbering().size();
        MonotoneProgress progress = resources.progress();
        RetrogradeAnalysis analysis = new RetrogradeAnalysis(
                keyRules,
                positions.numbering(),
                position -> Score.ONGOING,
                positions.remembered(),
                keyRules.rules().predecessors(),
                resources);
        progress.plan(size, analysis.bytes(), resources.memoryBytes());
        progress.report(Stage.SOLVE, DISCOVERED, size);
        return analysis.solve(settled -> progress.report(Stage.SOLVE, DISCOVERED + PROPAGATION * settled / size, size));
    }
}
