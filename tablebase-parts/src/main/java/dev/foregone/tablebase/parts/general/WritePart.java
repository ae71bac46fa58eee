package dev.foregone.tablebase.parts.general;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.builder.cluster.Receiver;
import dev.foregone.tablebase.builder.file.EncodedSection;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.builder.positions.PairSorter;
import dev.foregone.tablebase.file.Part;
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
        List<PairBlock> incoming = blocks.stream().map(PairBlock::new).toList();
        long moves = incoming.stream().mapToLong(PairBlock::ofAll).sum();
        Workers worker = new Workers(1, Stop.never());
        EncodedSection section = SectionEncoder.encode(
                table(number, incoming, worker), SectionHeader.NO_LAYER, moves, SectionHeader.NOT_COUNTED, worker);
        Path path = TablebaseParts.path(Path.of(file), SectionHeader.NO_LAYER, number);
        context.files().write(path, section::writeTo);
        return Part.of(path, number);
    }

    private static KeyTable table(int number, List<PairBlock> incoming, Workers worker) throws IOException {
        long count = incoming.stream().mapToLong(PairBlock::count).sum();
        KeepNew.checkSize(number, count);
        long[] keys = KeyTable.room(count);
        int[] seconds = new int[(int) count];
        int size = 0;
        for (PairBlock block : incoming) {
            for (; !block.ended(); block.next()) {
                keys[size] = block.key();
                seconds[size++] = (int) block.second();
            }
        }
        new PairSorter().sort(keys, seconds, size);
        char[] codes = new char[size];
        for (int i = 0; i < size; i++) {
            codes[i] = (char) seconds[i];
        }
        return KeyTable.of(keys, codes, size, keys[0], worker);
    }
}
