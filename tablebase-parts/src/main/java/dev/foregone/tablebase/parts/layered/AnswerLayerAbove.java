package dev.foregone.tablebase.parts.layered;

import dev.foregone.spi.PackedRules;
import dev.foregone.tablebase.builder.cluster.Outbox;
import dev.foregone.tablebase.builder.cluster.Sender;
import dev.foregone.tablebase.builder.storage.RecordFile;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.parts.steps.KeyBlock;
import dev.foregone.tablebase.parts.steps.OutcomeBlock;
import dev.foregone.tablebase.positions.KeyTable;
import java.io.IOException;

/**
 * Answers the partitions of the layer above, which have asked for the outcomes of positions.
 *
 * @param layer the layer whose outcomes are asked for, and known
 */
record AnswerLayerAbove(LayerInParts layer) implements Sender {

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
        int end = block.read(wanted);
        char[] found = new char[wanted.length];
        for (int i = 0; i < wanted.length; i++) {
            found[i] = (char) outcomes.codeOf(wanted[i]);
            if (found[i] == OutcomeCode.NONE) {
                throw new IllegalStateException("the packed rules contradict themselves: position "
                        + StateKeys.hex(wanted[i]) + " was asked for, and it was not found before");
            }
        }
        return OutcomeBlock.encode(request, end, found, wanted.length);
    }
}
