package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.tablebase.coding.Checksum;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A main file whose list is not that of its parts is refused, or found to be wrong, though all checksums are right. */
class ForgedPartListTest extends ForgedPartsCheck {

    private static final int VERSION_AT = 8;

    @Test
    void aMainFileThatIsCutShortOrTooLongIsRefused() throws IOException {
        ForgedParts forged = forged(true);
        byte[] bytes = Files.readAllBytes(forged.file());
        for (int length = 0; length <= bytes.length + 1; length++) {
            Files.write(forged.file(), Arrays.copyOf(bytes, length));
            if (length != bytes.length) {
                assertRefused(forged, "get the file again");
            }
        }
    }

    @Test
    void aListInAnotherOrderIsNeitherWrittenNorRead() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            ForgedParts forged = forged(layers);
            for (int part = 1; part < forged.parts().size(); part++) {
                Collections.swap(forged.parts(), part - 1, part);
                assertNeitherWrittenNorRead(forged);
                Collections.swap(forged.parts(), part - 1, part);
            }
            List<Part> right = List.copyOf(forged.parts());
            forged.parts().remove(forged.firstOfTwo());
            forged.parts().remove(0);
            assertNotWritten(forged, "stands where");
            forged.parts().clear();
            assertNeitherWrittenNorRead(forged);
            forged.parts().addAll(right);
            forged.parts().addAll(right);
            assertNeitherWrittenNorRead(forged);
        }
    }

    @Test
    void layersThatDoNotGoDownOneByOneAreRefused() throws IOException {
        for (int layer : new int[] {-1, -2, 9, 1 << 30, Integer.MAX_VALUE}) {
            ForgedParts forged = forged(true);
            forged.layer(0, layer);
            forged.write();
            assertRefused(forged, "its parts of the layers [" + layer + ", ");
        }
    }

    @Test
    void rangesThatOverlapAreRefused() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            ForgedParts forged = forged(layers);
            int part = forged.firstOfTwo();
            long next = forged.parts().get(part + 1).leastKey();
            forged.range(part, forged.parts().get(part).leastKey(), next);
            assertNeitherWrittenNorRead(forged);
        }
    }

    @Test
    void aRangeThatIsNotThatOfThePartIsFound() throws IOException {
        ForgedParts forged = forged(false);
        int part = forged.firstOfTwo();
        Part right = forged.parts().get(part);
        String name = "part " + right.name();
        forged.range(part, right.leastKey() - 1, right.greatestKey());
        forged.write();
        assertRefused(forged, name);
        for (long greatest : new long[] {right.greatestKey() - 1, right.greatestKey() + 1}) {
            forged.range(part, right.leastKey(), greatest);
            forged.write();
            assertFound(forged, name, "its last key is not the greatest that the main file says");
        }
    }

    @Test
    void aPartWithBlocksBehindItsRangeIsRefused() throws IOException {
        ForgedParts forged = forged("forged.tb", "x../.../...", false, 5);
        int part = forged.largest();
        Part right = forged.parts().get(part);
        assertThat(right.keys()).isGreaterThan(BlockLayout.KEYED.block());
        forged.range(part, right.leastKey(), right.leastKey());
        forged.write();
        assertRefused(forged, "part " + right.name(), "its first key is");
    }

    @Test
    void aWrongNumberOfKeysOrPositionsIsRefused() throws IOException {
        ForgedParts forged = forged(true);
        int part = forged.firstOfTwo();
        long right = forged.parts().get(part).keys();
        for (long keys : new long[] {Long.MIN_VALUE, -1, 0, right - 1, right + 1, Long.MAX_VALUE}) {
            forged.keys(part, keys);
            forged.write();
            assertRefused(forged, "its part " + forged.parts().get(part).name());
        }
        forged.keys(part, right);
        forged.write();
        int end = (int) Files.size(forged.file()) - Long.BYTES - Integer.BYTES;
        changeMain(forged, end - Long.BYTES, 1);
        assertRefused(forged, "it counts 1 positions, but its parts have");
    }

    /** Changes a number of 64 bits in the main file, with the right checksum at its end. */
    private static void changeMain(ForgedParts forged, int at, long number) throws IOException {
        byte[] main = Files.readAllBytes(forged.file());
        ByteBuffer bytes = ByteBuffer.wrap(main).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(at, number);
        int end = main.length - Long.BYTES - Integer.BYTES;
        bytes.putInt(end, Checksum.of(main, 0, end));
        Files.write(forged.file(), main);
    }

    @Test
    void anotherVersionIsRefused() throws IOException {
        for (int version : new int[] {0, 1, 2, 5, 256}) {
            ForgedParts forged = forged(true);
            byte[] main = Files.readAllBytes(forged.file());
            ByteBuffer bytes = ByteBuffer.wrap(main).order(ByteOrder.LITTLE_ENDIAN);
            bytes.putShort(VERSION_AT, (short) version);
            int header = bytes.getInt(12) - Integer.BYTES;
            bytes.putInt(header, Checksum.of(main, 0, header));
            Files.write(forged.file(), main);
            assertRefused(forged, "its format is version " + version + "; this program reads versions 3 and 4");
        }
    }
}
