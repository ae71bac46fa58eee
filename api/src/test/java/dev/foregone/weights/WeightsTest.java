package dev.foregone.weights;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;

class WeightsTest {

    /** As many files are damaged, and as many forged. */
    private static final int FILES = Boolean.getBoolean("foregone.thorough") ? 100_000 : 5_000;

    private static final int CELLS = 9;
    private static final byte[] CONTENTS = {-1, 0, 1, 64};
    private static final CellSymmetry MIRROR = new CellSymmetry(new int[] {2, 1, 0, 5, 4, 3, 8, 7, 6}, false);
    private static final CellSymmetry EXCHANGE = new CellSymmetry(new int[] {6, 7, 8, 3, 4, 5, 0, 1, 2}, true);

    private final Random random = new Random(1);

    private Weights weights() {
        List<int[]> singles = Arrays.stream(new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8})
                .mapToObj(cell -> new int[] {cell})
                .toList();
        List<int[]> squares =
                List.of(new int[] {0, 1, 3, 4}, new int[] {1, 2, 4, 5}, new int[] {3, 4, 6, 7}, new int[] {4, 5, 7, 8});
        Patterns patterns = new Patterns(
                CELLS,
                CONTENTS,
                List.of(
                        new Shape(List.of(new int[0]), false),
                        new Shape(singles, true),
                        new Shape(squares, true),
                        new Shape(List.of(new int[] {0, 3, 6}, new int[] {1, 4, 7}, new int[] {2, 5, 8}), false)),
                List.of(MIRROR, EXCHANGE));
        short[] values = new short[patterns.count()];
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) (random.nextInt(601) - 300);
        }
        return new Weights(new WeightsHeader("game", "start", 7, "a story"), patterns, values, 0);
    }

    private byte[] board() {
        byte[] board = new byte[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            board[cell] = CONTENTS[random.nextInt(CONTENTS.length)];
        }
        return board;
    }

    /** Pattern by pattern, as the class says that they are numbered. */
    private static int slowSum(Weights weights, byte[] board, boolean isFirst) {
        Patterns patterns = weights.patterns();
        int sum = 0;
        for (Patterns.Place place : patterns.places()) {
            int content = 0;
            int factor = 1;
            for (int cell : place.cells()) {
                content += factor * Arrays.binarySearch(CONTENTS, board[cell]);
                factor *= CONTENTS.length;
            }
            sum += weights.worth(place, 2 * content + (isFirst ? 0 : 1));
        }
        return sum;
    }

    @Test
    void aSumIsThatOfAllPatternsWhateverCameBefore() {
        Weights weights = weights();
        PatternSum sum = weights.sum();
        for (int i = 0; i < 2_000; i++) {
            byte[] board = board();
            boolean isFirst = random.nextBoolean();
            assertEquals(slowSum(weights, board, isFirst), sum.of(board, isFirst));
        }
    }

    /** As many contents as cells can have. */
    @Test
    void cellsMayHoldManyThings() {
        byte[] contents = new byte[191];
        for (int i = 0; i < contents.length; i++) {
            contents[i] = (byte) (i - 63);
        }
        Patterns patterns = new Patterns(1, contents, List.of(new Shape(List.of(new int[] {0}), false)), List.of());
        short[] values = new short[patterns.count()];
        for (int i = 0; i < values.length; i++) {
            values[i] = (short) i;
        }
        PatternSum sum = new Weights(new WeightsHeader("game", "start", 7, "a story"), patterns, values, 0).sum();
        for (int i = contents.length - 1; i >= 0; i--) {
            assertEquals(2 * i, sum.of(new byte[] {contents[i]}, true));
            assertEquals(2 * i + 1, sum.of(new byte[] {contents[i]}, false));
        }
    }

    @Test
    void tooManyPlacesAreRefused() {
        List<int[]> places =
                IntStream.range(0, 5_000).mapToObj(i -> new int[] {i % CELLS}).toList();
        List<Shape> shapes = List.of(new Shape(places, false), new Shape(places, false));
        assertThrows(IllegalArgumentException.class, () -> new Patterns(CELLS, CONTENTS, shapes, List.of()));
    }

    @Test
    void symmetriesKeepTheSumOrTurnIt() {
        Weights weights = weights();
        PatternSum sum = weights.sum();
        for (int i = 0; i < 500; i++) {
            byte[] board = board();
            int its = sum.of(board, true);
            assertEquals(its, sum.of(mapped(board, MIRROR), true));
            assertEquals(-its, sum.of(mapped(board, EXCHANGE), false));
        }
    }

    private static byte[] mapped(byte[] board, CellSymmetry by) {
        byte[] images = new byte[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            images[by.image(cell)] = (byte) by.content(board[cell]);
        }
        return images;
    }

    @Test
    void cellsContributeAllButTheTurn() {
        Weights weights = weights();
        byte[] board = board();
        int turn = weights.worth(weights.patterns().places().get(0), 0);
        double all = Arrays.stream(weights.contributions(board, true)).sum();
        assertEquals(slowSum(weights, board, true), all + turn, 1e-6);
    }

    @Test
    void aFileIsReadAsItWasWritten() throws IOException {
        Weights weights = weights();
        Weights read = Weights.read(new ByteArrayInputStream(weights.toBytes()), "file");
        assertEquals(weights, read);
        assertEquals(weights.header(), read.header());
        assertArrayEquals(weights.toBytes(), read.toBytes());
    }

    @Test
    void whatIsDamagedIsRefused() {
        byte[] bytes = weights().toBytes();
        for (int i = 0; i < FILES; i++) {
            byte[] damaged = bytes.clone();
            damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            assertThrows(InvalidWeightsException.class, () -> Weights.read(new ByteArrayInputStream(damaged), "file"));
        }
        byte[] cut = Arrays.copyOf(bytes, bytes.length / 2);
        InvalidWeightsException refused =
                assertThrows(InvalidWeightsException.class, () -> Weights.read(new ByteArrayInputStream(cut), "file"));
        assertTrue(String.valueOf(refused.getMessage()).contains("damaged"));
    }

    /** Forged so that its check is right: it is refused, or gives sums. */
    @Test
    void whatIsForgedIsRefusedOrOfUse() throws IOException {
        byte[] bytes = weights().toBytes();
        byte[] content = new InflaterInputStream(new ByteArrayInputStream(bytes, 9, bytes.length - 9)).readAllBytes();
        int refused = 0;
        for (int i = 0; i < FILES; i++) {
            byte[] forged = content.clone();
            for (int change = random.nextInt(3); change >= 0; change--) {
                forged[random.nextInt(random.nextBoolean() ? 200 : forged.length)] = (byte) random.nextInt();
            }
            try {
                Weights read = Weights.read(new ByteArrayInputStream(sealed(forged)), "file");
                read.sum().of(new byte[Patterns.MOST_CELLS], true);
            } catch (InvalidWeightsException as) {
                refused++;
            }
        }
        assertTrue(refused > FILES / 20, refused + " refused");
    }

    private static byte[] sealed(byte[] content) throws IOException {
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(deflated)) {
            out.write(content);
        }
        CRC32 crc = new CRC32();
        crc.update(deflated.toByteArray());
        return ByteBuffer.allocate(9 + deflated.size())
                .putInt(0x46475754)
                .put((byte) 1)
                .putInt((int) crc.getValue())
                .put(deflated.toByteArray())
                .array();
    }

    @Test
    void anotherFormatIsNamed() {
        byte[] bytes = weights().toBytes();
        bytes[4] = 2;
        InvalidWeightsException refused = assertThrows(
                InvalidWeightsException.class, () -> Weights.read(new ByteArrayInputStream(bytes), "file"));
        assertEquals("file has weights of format 2, and this version reads format 1", refused.getMessage());
    }
}
