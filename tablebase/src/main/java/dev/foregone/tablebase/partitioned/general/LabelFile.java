package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.cluster.Block;
import dev.foregone.tablebase.coding.Leb128Reader;
import dev.foregone.tablebase.coding.Leb128Writer;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.records.AtomicFiles;
import dev.foregone.tablebase.records.BlockFile;
import dev.foregone.tablebase.retrograde.Labels;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The labels of all positions of a partition, written as in {@link Changes} and without indexes. */
final class LabelFile {

    private static final int BLOCK_BYTES = 1 << 20;

    private LabelFile() {}

    /** A label as a number that is small where it can be. */
    static long number(int label) {
        return Labels.isOpen(label) ? 2L * Labels.children(label) + 1 : 2L * OutcomeCode.of(label);
    }

    /** The label of a number. */
    static int label(int number) {
        return (number & 1) == 1 ? Labels.open(number >>> 1) : OutcomeCode.score(number >>> 1);
    }

    /** The content of a file of all labels. */
    static AtomicFiles.Content content(Labels labels) {
        List<Block> blocks = new ArrayList<>();
        Leb128Writer out = new Leb128Writer();
        for (int index = 0; index < labels.size(); index++) {
            out.number(number(labels.get(index)));
            if (out.size() > BLOCK_BYTES) {
                blocks.add(new Block(0, out.toByteArray()));
                out.clear();
            }
        }
        blocks.add(new Block(0, out.toByteArray()));
        return BlockFile.content(blocks);
    }

    /** Reads the labels of this many positions. */
    static Labels read(Path path, int positions) throws IOException {
        Labels labels = new Labels(positions);
        int[] next = new int[1];
        BlockFile.read(path, block -> {
            Leb128Reader in = new Leb128Reader(block.bytes());
            while (!in.atEnd()) {
                labels.set(next[0]++, label(in.smallNumber()));
            }
        });
        return labels;
    }
}
