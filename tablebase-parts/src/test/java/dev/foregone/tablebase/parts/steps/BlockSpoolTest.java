package dev.foregone.tablebase.parts.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.builder.cluster.Block;
import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.file.DamagedFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockSpoolTest {

    private static final int SENDERS = 5;
    private static final int RECEIVERS = 3;
    private static final int EACH = 20;

    @TempDir
    private Path directory;

    private BlockSpool spool(long mostHeld) throws IOException {
        BlockSpool spool = new BlockSpool(StepFiles.in(directory), Set.of(0, 1, 2), mostHeld);
        for (int from = SENDERS - 1; from >= 0; from--) {
            int sender = from;
            spool.send(from, outbox -> {
                for (int i = 0; i < EACH; i++) {
                    outbox.put(i % RECEIVERS, new byte[] {(byte) sender, (byte) i, (byte) (sender * i)});
                }
            });
        }
        return spool;
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> list = Files.list(directory)) {
            return list.sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 3, 100, 1 << 20})
    void blocksArriveAsTheyWereSentInTheOrderOfTheirSenders(long mostHeld) throws IOException {
        try (BlockSpool spool = spool(mostHeld)) {
            for (int receiver = 0; receiver < RECEIVERS; receiver++) {
                int last = -1;
                int count = 0;
                for (Block block : spool.blocks(receiver)) {
                    byte from = block.bytes()[0];
                    byte number = block.bytes()[1];
                    assertThat(block.from()).isEqualTo(from);
                    assertThat(block.bytes()[2]).isEqualTo((byte) (from * number));
                    assertThat(from * EACH + number).isGreaterThan(last);
                    last = from * EACH + number;
                    count++;
                }
                assertThat(count).isEqualTo(SENDERS * (EACH / RECEIVERS + (receiver < EACH % RECEIVERS ? 1 : 0)));
            }
        }
        assertThat(files()).isEmpty();
    }

    @Test
    void aBlockThatHasChangedIsFound() throws IOException {
        byte[] bytes = {1, 2, 3};
        int checksum = Checksum.of(bytes, 0, bytes.length);
        assertThat(BlockSpool.intact(bytes, checksum, directory)).isSameAs(bytes);
        bytes[1] ^= 1;
        assertThatThrownBy(() -> BlockSpool.intact(bytes, checksum, directory))
                .isInstanceOf(DamagedFileException.class)
                .hasMessageContaining(directory.toString());
    }

    @Test
    void aFileThatCannotBeWrittenEndsItAsItIs() throws IOException {
        StepFiles nowhere = StepFiles.in(directory.resolve("nowhere"));
        try (BlockSpool spool = new BlockSpool(nowhere, Set.of(0), 3)) {
            spool.send(0, outbox -> outbox.put(0, new byte[3])); // it is kept in memory
            assertThatThrownBy(() -> spool.send(1, outbox -> outbox.put(0, new byte[1])))
                    .isInstanceOf(NoSuchFileException.class);
        }
    }

    @Test
    void nothingIsSentToThoseWhoReceiveNothing() throws IOException {
        try (BlockSpool spool = new BlockSpool(StepFiles.in(directory), Set.of(1, 2), 0)) {
            assertThatThrownBy(() -> spool.send(0, outbox -> outbox.put(3, new byte[1])))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("partition 3 receives nothing");
        }
    }
}
