package dev.foregone.tablebase;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.file.TablebaseFile;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Adds up what the sections of a file say of themselves. */
final class Counting {

    private Counting() {}

    static TablebaseStatistics statistics(TablebaseFile file, Positions<?, ?> positions) {
        List<SectionHeader> sections =
                file.sections().stream().map(Section::header).toList();
        FileHeader header = file.header();
        return new TablebaseStatistics(
                header.game(),
                header.root(),
                header.symmetry(),
                file.positions(),
                counts(total(sections), positions),
                sections.stream().mapToLong(SectionHeader::moves).sum(),
                soleBest(sections),
                file.layered() ? layers(sections, positions) : List.of(),
                file.bytes());
    }

    private static List<LayerStatistics> layers(List<SectionHeader> sections, Positions<?, ?> positions) {
        return sections.stream()
                .map(section -> new LayerStatistics(
                        section.layer(),
                        section.keys(),
                        section.moves(),
                        soleBest(List.of(section)),
                        counts(section.outcomes(), positions)))
                .toList();
    }

    private static OptionalLong soleBest(List<SectionHeader> sections) {
        return sections.stream().anyMatch(section -> section.soleBest() < 0)
                ? OptionalLong.empty()
                : OptionalLong.of(
                        sections.stream().mapToLong(SectionHeader::soleBest).sum());
    }

    /** One tally for each outcome; its example is from the section that is first. */
    private static Collection<OutcomeTally> total(List<SectionHeader> sections) {
        Map<Integer, OutcomeTally> total = new TreeMap<>();
        for (SectionHeader section : sections) {
            for (OutcomeTally tally : section.outcomes()) {
                total.merge(
                        tally.code(),
                        tally,
                        (sum, more) ->
                                new OutcomeTally(sum.code(), sum.positions() + more.positions(), sum.firstKey()));
            }
        }
        return total.values();
    }

    private static List<OutcomeCount> counts(Collection<OutcomeTally> tallies, Positions<?, ?> positions) {
        return tallies.stream()
                .map(tally -> new OutcomeCount(
                        Score.outcome(OutcomeCode.score(tally.code())),
                        tally.positions(),
                        positions.format(tally.firstKey())))
                .sorted(TablebaseStatistics.ORDER)
                .toList();
    }
}
