package dev.foregone.strategy.file;

import dev.foregone.strategy.report.StrategyException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
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

    private static final int CHECKSUM = 4;

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
     * @param name what to call it in messages
     * @throws StrategyException if it is none, or damaged
     */
    public static StrategyFile of(byte[] bytes, String name) {
        byte[] first = HeaderLines.FIRST_LINE.getBytes(StandardCharsets.UTF_8);
        if (bytes.length < first.length || !Arrays.equals(Arrays.copyOf(bytes, first.length), first)) {
            throw unusable(name, "it does not begin as a strategy of this version does");
        }
        int end = bytes.length - CHECKSUM;
        if (end < first.length || checksum(bytes, end) != ByteBuffer.wrap(bytes).getInt(end)) {
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
            throw new IllegalArgumentException("it has not the number of bits that it says");
        }
        return new Decisions(bits, parsed.bits());
    }

    /** The exception for a file that cannot be used. */
    public static StrategyException unusable(String name, String why) {
        return new StrategyException(
                name + " is no strategy that can be used: " + why + "\n  get the file again, or build it again");
    }

    /** Writes a file that is there whole or not at all, and never in place of another. */
    public static void write(Path path, byte[] bytes) throws IOException {
        Path unfinished =
                path.resolveSibling(path.getFileName() + "." + Long.toHexString(System.nanoTime()) + ".unfinished");
        try {
            try (FileChannel out =
                    FileChannel.open(unfinished, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer left = ByteBuffer.wrap(bytes);
                while (left.hasRemaining()) {
                    out.write(left);
                }
                out.force(true);
            }
            Files.move(unfinished, path);
        } catch (IOException failure) {
            Files.deleteIfExists(unfinished);
            throw failure;
        }
    }
}
