package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.coding.Leb128Writer;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.coding.OutcomeCode;
import java.io.IOException;
import java.nio.file.Path;

/** The labels of all positions of a partition, written as in {@link Changes} and without indexes. */
final class LabelFile {

    private static final int RECORD_BYTES = 1 << 20;

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
        return file -> {
            RecordFile.Writer records = new RecordFile.Writer(file);
            Leb128Writer out = new Leb128Writer();
            for (int index = 0; index < labels.size(); index++) {
                out.number(number(labels.get(index)));
                if (out.size() > RECORD_BYTES) {
                    records.add(out.take());
                }
            }
            records.add(out.take());
            records.end();
        };
    }

    /** Reads the labels of this many positions. */
    static Labels read(Path path, int positions) throws IOException {
        Labels labels = new Labels(positions);
        int[] next = new int[1];
        RecordFile.forEach(path, (none, bytes) -> {
            Leb128Reader in = new Leb128Reader(bytes);
            while (!in.atEnd()) {
                labels.set(next[0]++, label(in.smallNumber()));
            }
        });
        return labels;
    }
}
