package dev.foregone.strategy.file;

import dev.foregone.strategy.report.StrategyException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.BitSet;
import java.util.zip.CRC32;

/**
 * A strategy as a file: the header in lines of text, an empty line, the bits of the {@link Decisions}, and a CRC-32 of all that.
 * Which positions the decisions are for is not in it: whoever follows them from the root by the rules meets the positions in the
 * same order. So no answer of the other player can be left out.
 *
 * @param header what it says of itself
 * @param decisions its bits
 * @param size how many bytes it has
 */
public record StrategyFile(StrategyHeader header, Decisions decisions, long size) {

    private static final byte[] FIRST_LINE = HeaderLines.FIRST_LINE.getBytes(StandardCharsets.UTF_8);
    private static final int CHECKSUM = 4;

    /** An array cannot be much larger. */
    private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

    /** What a position takes in memory, at least. */
    private static final int BYTES_PER_POSITION = 100;

    /** The whole file. */
    public static byte[] bytes(StrategyHeader header, Decisions decisions) {
        byte[] lines = HeaderLines.text(header, decisions.size()).getBytes(StandardCharsets.UTF_8);
        byte[] bits = decisions.bytes();
        ByteBuffer file = ByteBuffer.allocate(lines.length + bits.length + CHECKSUM)
                .put(lines)
                .put(bits);
        return file.putInt(checksum(file.array(), file.position())).array();
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, length);
        return (int) crc.getValue();
    }

    /**
     * Reads a file.
     *
     * @throws StrategyException if it is none, or damaged
     */
    public static StrategyFile read(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return read(in, Files.size(path), path.toString());
        }
    }

    /**
     * Reads a file. One that does not begin as a strategy is refused before all of it is in memory.
     *
     * @param size how many bytes it has; 0 if that is not known
     * @param name what to call it in messages
     * @throws StrategyException if it is none, or damaged
     */
    public static StrategyFile read(InputStream in, long size, String name) throws IOException {
        byte[] first = new byte[FIRST_LINE.length];
        for (int i = 0; i < first.length; i++) {
            first[i] = (byte) in.read(); // -1, which is in no line, at the end
        }
        if (!Arrays.equals(first, FIRST_LINE)) {
            throw unusable(name, "it does not begin as a strategy of this version does");
        }
        if (size > MOST_BYTES) {
            throw unusable(name, "of its " + size + " bytes, Java can read " + MOST_BYTES + " at once");
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream((int) Math.max(size, first.length));
        all.write(first, 0, first.length);
        byte[] some = new byte[1 << 13];
        for (int count = in.read(some); count >= 0; count = in.read(some)) {
            all.write(some, 0, count);
        }
        return of(all.toByteArray(), name);
    }

    /**
     * Reads the bytes of a file, which begins as a strategy does.
     *
     * @param name what to call it in messages
     * @throws StrategyException if it is none, or damaged
     */
    public static StrategyFile of(byte[] bytes, String name) {
        int end = bytes.length - CHECKSUM;
        if (end < FIRST_LINE.length
                || checksum(bytes, end) != ByteBuffer.wrap(bytes).getInt(end)) {
            throw unusable(name, "it is damaged: its checksum is wrong");
        }
        try {
            HeaderLines.Parsed parsed = HeaderLines.parse(Arrays.copyOf(bytes, end));
            refuseTooLarge(parsed.header(), name);
            return new StrategyFile(parsed.header(), decisions(bytes, parsed, end), bytes.length);
        } catch (IllegalArgumentException wrong) {
            throw unusable(name, "its header is wrong: " + wrong.getMessage());
        }
    }

    /** Before memory is used up for what a file only says that it has. */
    private static void refuseTooLarge(StrategyHeader header, String name) {
        double needed = ((double) header.nodes() + header.leaves()) * BYTES_PER_POSITION;
        long heap = Runtime.getRuntime().maxMemory();
        if (needed > heap) {
            throw new StrategyException(name + " has too many positions for Java's heap of " + (heap >> 20)
                    + " MB\n  give Java a larger one");
        }
    }

    private static Decisions decisions(byte[] bytes, HeaderLines.Parsed parsed, int end) {
        BitSet bits = BitSet.valueOf(Arrays.copyOfRange(bytes, parsed.length(), end));
        if (parsed.bits() < 0 || (parsed.bits() + 7L) / 8 != end - parsed.length() || bits.length() > parsed.bits()) {
            throw new IllegalArgumentException("the bit count does not match the header");
        }
        return new Decisions(bits, parsed.bits());
    }

    /** The exception for a file that cannot be used. */
    public static StrategyException unusable(String name, String why) {
        return new StrategyException(
                name + " is no strategy that can be used: " + why + "\n  get the file again, or build it again");
    }

    /**
     * Writes a file that is there whole or not at all, and never in place of another.
     *
     * @param unfinished its name until it is whole, which nobody else uses meanwhile; what a killed build has left there is replaced
     */
    public static void write(Path path, Path unfinished, byte[] bytes) throws IOException {
        try {
            Files.write(
                    unfinished,
                    bytes,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.SYNC);
            Files.move(unfinished, path);
        } catch (IOException failure) {
            Files.deleteIfExists(unfinished);
            throw failure;
        }
    }
}
