package dev.foregone.tablebase;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.StateKeys;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Adds up the counts in the headers of a tablebase's sections. */
final class StatisticsReader {

    private StatisticsReader() {}

    static TablebaseStatistics statistics(TablebaseFile file, StateKeys<?, ?> positions) {
        FileHeader header = file.header();
        LayerStatistics whole = layer(0, headers(file.sections()), positions);
        return new TablebaseStatistics(
                header.game(),
                header.root(),
                positions.countsUpToSymmetry(),
                header.allPositions(),
                header.valuesOnly(),
                whole.positions(),
                whole.counts(),
                whole.moves(),
                whole.soleBest(),
                layers(file, positions),
                file.bytes());
    }

    private static List<SectionHeader> headers(List<Section> sections) {
        return sections.stream().map(Section::header).toList();
    }

    /** A file of all positions has a section for each tier. */
    private static List<LayerStatistics> layers(TablebaseFile file, StateKeys<?, ?> positions) {
        if (file.layered()) {
            return file.layers().stream()
                    .map(layer -> layer(layer.number(), headers(layer.sections()), positions))
                    .toList();
        }
        List<SectionHeader> tiers = file.header().allPositions() ? headers(file.sections()) : List.of();
        return IntStream.range(0, tiers.size())
                .mapToObj(tier -> layer(tier, List.of(tiers.get(tier)), positions))
                .toList();
    }

    private static LayerStatistics layer(int number, List<SectionHeader> sections, StateKeys<?, ?> positions) {
        return new LayerStatistics(
                number,
                sections.stream().mapToLong(SectionHeader::keys).sum(),
                sections.stream().mapToLong(SectionHeader::moves).sum(),
                soleBest(sections),
                counts(total(sections), positions));
    }

    private static OptionalLong soleBest(List<SectionHeader> sections) {
        return sections.stream().anyMatch(section -> section.soleBest() < 0)
                ? OptionalLong.empty()
                : OptionalLong.of(
                        sections.stream().mapToLong(SectionHeader::soleBest).sum());
    }

    /**
     * One tally for each outcome; its example comes from the first section, so it is the least key of the first layer.
     */
    private static Collection<OutcomeTally> total(List<SectionHeader> sections) {
        Map<Integer, OutcomeTally> total = new TreeMap<>();
        for (SectionHeader section : sections) {
            for (OutcomeTally tally : section.outcomes()) {
                total.merge(
                        tally.code(),
                        tally,
                        (sum, more) -> new OutcomeTally(
                                sum.code(), sum.positions() + more.positions(), sum.firstKey(), sum.notation()));
            }
        }
        return total.values();
    }

    private static List<OutcomeCount> counts(Collection<OutcomeTally> tallies, StateKeys<?, ?> positions) {
        return tallies.stream()
                .map(tally -> new OutcomeCount(
                        Score.outcome(OutcomeCode.score(tally.code())),
                        tally.positions(),
                        tally.notation().isEmpty() ? positions.format(tally.firstKey()) : tally.notation()))
                .sorted(TablebaseStatistics.ORDER)
                .toList();
    }
}
