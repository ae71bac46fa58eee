package dev.foregone.tablebase.partitioned.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.cluster.Receiver;
import dev.foregone.tablebase.file.EncodedSection;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.SectionEncoder;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.file.TablebaseParts;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes a part of the tablebase.
 *
 * @param context the context of the build
 * @param file the main file, by the name that all machines know it by
 */
record WritePart(BuildContext context, String file) implements Receiver<Part> {

    @Override
    public Part receive(PackedRules<?, ?> rules, int number, List<Block> blocks) throws IOException {
        List<PositionBlock> incoming =
                blocks.stream().map(block -> new PositionBlock(block.bytes())).toList();
        long moves = incoming.stream().mapToLong(PositionBlock::moves).sum();
        EncodedSection section = SectionEncoder.encode(
                table(number, incoming),
                SectionHeader.NO_LAYER,
                moves,
                SectionHeader.NOT_COUNTED,
                new Workers(1, Stop.never()));
        Path path = TablebaseParts.path(Path.of(file), SectionHeader.NO_LAYER, number);
        context.files().write(path, section::writeTo);
        return Part.of(path, number);
    }

    private static KeyTable table(int number, List<PositionBlock> incoming) throws IOException {
        long count = incoming.stream().mapToLong(PositionBlock::count).sum();
        KeepNew.checkSize(number, count);
        long greatest = incoming.stream()
                .map(PositionBlock::greatest)
                .max(Long::compareUnsigned)
                .orElseThrow();
        Merge positions = new Merge(incoming);
        long least = positions.next() ? positions.key() : greatest;
        KeyTable.Builder table = new KeyTable.Builder(count, least, greatest);
        for (long i = 0; i < count; i++) {
            table.add(positions.key(), positions.code());
            positions.next();
        }
        return table.table();
    }
}
