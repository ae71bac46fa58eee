package dev.foregone.tablebase.builder.file;

import dev.foregone.tablebase.builder.file.FileContent.SectionContent;
import dev.foregone.tablebase.file.BlockLayout;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.file.ValueBlocks;
import dev.foregone.tablebase.file.ValueSource;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A tablebase without its plies: keys and values, or values alone where keys are ranks.
 *
 * @param full the tablebase with plies, in one file
 * @param progress counts the positions that are written
 */
public record ValuesReduction(TablebaseFile full, Workers workers, PositionProgress progress) {

    /** What is to be written, section by section. */
    public FileContent content() {
        return new FileContent(
                full.header().toValues(),
                full.sections().stream()
                        .<SectionContent>map(section -> out -> {
                            EncodedSection reduced = reduced(section);
                            reduced.writeTo(out);
                            return reduced.header();
                        })
                        .toList());
    }

    private EncodedSection reduced(Section section) throws IOException {
        SectionHeader header = section.header();
        List<OutcomeTally> values = ValueBlocks.tallies(header.outcomes());
        ValueSource source = new ValueSource(section);
        if (source.layout() == BlockLayout.VALUES) {
            return new ValuesEncoder(source, workers, progress).encode(header.with(0, values, null));
        }
        Map<Long, String> notation =
                values.stream().collect(Collectors.toMap(OutcomeTally::firstKey, OutcomeTally::notation));
        try {
            EncodedSection encoded = SectionEncoder.encode(
                    source,
                    header.layer(),
                    header.moves(),
                    header.soleBest(),
                    workers,
                    key -> notation.getOrDefault(key, ""));
            progress.add(header.keys());
            return encoded;
        } catch (UncheckedIOException damaged) {
            throw damaged.getCause();
        }
    }
}
