package dev.foregone.tablebase.parts.general;

import dev.foregone.tablebase.builder.coding.Leb128Reader;
import dev.foregone.tablebase.builder.coding.Leb128Writer;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.coding.OutcomeCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;

/**
 * Labels of some or all positions of a partition, in ascending order, as records of a {@link RecordFile}.
 *
 * <pre>
 *   for each position: distance of its index from the one before in the record (of the first, its index), its label
 * </pre>
 *
 * Numbers are LEB128. A label is twice the code of an outcome, or one more than twice the children that may save the
 * position.
 */
final class Changes {

    private static final int RECORD_BYTES = 1 << 18;

    private Changes() {}

    @FunctionalInterface
    interface Reader {

        /** Takes the label that a position has from now on. */
        void accept(int index, int label) throws IOException;
    }

    /** The content of a file of all labels. */
    static AtomicFiles.Content all(Labels labels) {
        BitSet positions = new BitSet(labels.size());
        positions.set(0, labels.size());
        return content(positions, labels::get);
    }

    /** The content of a file of some positions' labels. */
    static AtomicFiles.Content content(BitSet positions, IntUnaryOperator labels) {
        return file -> {
            RecordFile.Writer records = new RecordFile.Writer(file);
            Leb128Writer out = new Leb128Writer();
            int previous = 0;
            for (int index = positions.nextSetBit(0); index >= 0; index = positions.nextSetBit(index + 1)) {
                out.number(index - previous);
                out.number(number(labels.applyAsInt(index)));
                previous = index;
                if (out.size() > RECORD_BYTES) {
                    records.add(out.take());
                    previous = 0;
                }
            }
            records.add(out.take());
            records.end();
        };
    }

    private static long number(int label) {
        return Labels.isOpen(label) ? 2L * Labels.children(label) + 1 : 2L * OutcomeCode.of(label);
    }

    private static int label(int number) {
        return (number & 1) == 1 ? Labels.open(number >>> 1) : OutcomeCode.score(number >>> 1);
    }

    static Count count(BitSet positions, Labels labels) {
        long settled = positions.stream()
                .filter(index -> !Labels.isOpen(labels.get(index)))
                .count();
        return new Count(settled, positions.cardinality());
    }

    /** Counts the positions of a file. */
    static Count count(Path path) throws IOException {
        long[] counts = new long[2];
        read(path, (index, label) -> {
            counts[0] += Labels.isOpen(label) ? 0 : 1;
            counts[1]++;
        });
        return new Count(counts[0], counts[1]);
    }

    static void read(Path path, Reader reader) throws IOException {
        RecordFile.forEach(path, (none, bytes) -> {
            Leb128Reader in = new Leb128Reader(bytes);
            int index = 0;
            while (!in.atEnd()) {
                index += in.smallNumber();
                reader.accept(index, label(in.smallNumber()));
            }
        });
    }
}
