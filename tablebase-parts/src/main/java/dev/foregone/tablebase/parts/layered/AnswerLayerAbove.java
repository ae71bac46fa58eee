package dev.foregone.tablebase.parts.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Outbox;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.coding.Leb128;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import dev.foregone.tablebase.positions.KeyTable;
import java.io.IOException;
import java.util.Arrays;

/**
 * Answers the partitions of the layer above, which have asked for the outcomes of positions: with the block of keys that was
 * sent, and behind it the code of each one's outcome (LEB128).
 *
 * @param layer the layer whose outcomes are asked for, and known
 */
record AnswerLayerAbove(LayerInParts layer) implements Sender {

    /** A code has 16 bits. */
    private static final int MOST_CODE_BYTES = 3;

    @Override
    public void send(PackedRules<?, ?> rules, int partition, Outbox outbox) throws IOException {
        Section section = Section.alone(layer.partPath(partition));
        KeyTable outcomes = section.toTableFromFirst(LayerInParts.worker());
        RecordFile.forEach(
                layer.requests(partition), (from, request) -> outbox.put((int) from, answer(request, outcomes)));
    }

    private static byte[] answer(byte[] request, KeyTable outcomes) {
        KeyBlock block = new KeyBlock(request);
        long[] wanted = new long[block.count()];
        int at = block.read(wanted);
        byte[] answer = Arrays.copyOf(request, at + MOST_CODE_BYTES * wanted.length);
        for (long key : wanted) {
            int code = outcomes.codeOf(key);
            if (code == OutcomeCode.NONE) {
                throw new IllegalStateException("the packed rules contradict themselves: position " + StateKeys.hex(key)
                        + " was asked for, and it was not found before");
            }
            at = Leb128.write(answer, at, code);
        }
        return Arrays.copyOf(answer, at);
    }
}
