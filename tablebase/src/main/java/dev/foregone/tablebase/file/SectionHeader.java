package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.storage.DamagedFileException;
import java.nio.Buffer;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The header before the blocks of a section: its contents, and the codes by which to read it. Numbers are
 * little-endian.
 *
 * <pre>
 *   0   4  "SECT"
 *   4   4  bytes of this header, n
 *   8   4  layer: the plies left at most in each of its positions, or -1 if there are no layers
 *  12   8  keys
 *  20   8  moves of all its positions together
 *  28   8  positions with only one best move, or -1 if they were not counted
 *  36   8  bytes of the blocks
 *  44   4  different outcomes, k
 *  48  18k for each, in ascending order: its code (2), how many positions have it (8), the least key of these (8)
 *      256 bits of each symbol of the code for deltas
 *      cs  bits of each of s symbols in each of c contexts of the code for outcomes
 *          and, only where keys are hashes, for each outcome:
 *       4  the bytes of the notation of the least key, which follows
 *  n-4  4  CRC32C of the n - 4 bytes before
 * </pre>
 *
 * @param layer the plies left at most, or -1
 * @param keys how many keys
 * @param moves the number of moves of all positions together
 * @param soleBest positions with only one best move, or -1
 * @param blockBytes bytes of all blocks
 * @param outcomes every outcome that occurs, in ascending order of codes
 * @param deltaLengths bits of the symbols of deltas
 * @param outcomeLengths bits of the symbols of outcomes, for each context
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record SectionHeader(
        int layer,
        long keys,
        long moves,
        long soleBest,
        long blockBytes,
        List<OutcomeTally> outcomes,
        byte[] deltaLengths,
        byte[][] outcomeLengths) {

    /** The first bytes of a section. */
    static final int MAGIC = 'S' | 'E' << 8 | 'C' << 16 | 'T' << 24;

    /** Bytes up to the outcomes. */
    static final int FIXED_BYTES = 48;

    private static final int TALLY_BYTES = 18;
    private static final int MOST_OUTCOMES = 1 << 16;

    /** The header as bytes. */
    byte[] toBytes() {
        int size = bytes();
        ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(MAGIC)
                .putInt(size)
                .putInt(layer)
                .putLong(keys)
                .putLong(moves)
                .putLong(soleBest);
        bytes.putLong(blockBytes).putInt(outcomes.size());
        for (OutcomeTally tally : outcomes) {
            bytes.putShort((short) tally.code()).putLong(tally.positions()).putLong(tally.firstKey());
        }
        bytes.put(deltaLengths);
        for (byte[] lengths : outcomeLengths) {
            bytes.put(lengths);
        }
        for (OutcomeTally tally : outcomes) {
            if (hasNotation()) {
                byte[] text = tally.notation().getBytes(StandardCharsets.UTF_8);
                bytes.putInt(text.length).put(text);
            }
        }
        return bytes.putInt(Checksum.of(bytes.array(), 0, size - Integer.BYTES)).array();
    }

    /** Reads a header. */
    static SectionHeader read(MappedFile file, long offset) throws DamagedFileException {
        String what = "the header of the section at byte " + offset;
        ByteBuffer begin = file.read(offset, FIXED_BYTES, what);
        int size = begin.getInt(4);
        if (begin.getInt(0) != MAGIC || size < FIXED_BYTES + Integer.BYTES) {
            throw new DamagedFileException(what + " does not begin as it must");
        }
        byte[] all = file.bytes(offset, size, what);
        ByteBuffer bytes = ByteBuffer.wrap(all).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.getInt(size - Integer.BYTES) != Checksum.of(all, 0, size - Integer.BYTES)) {
            throw new DamagedFileException(what + " does not match its checksum");
        }
        ((Buffer) bytes).position(8);
        return parse(bytes, size, what);
    }

    private static SectionHeader parse(ByteBuffer bytes, int size, String what) throws DamagedFileException {
        int layer = bytes.getInt();
        long keys = bytes.getLong();
        long moves = bytes.getLong();
        long soleBest = bytes.getLong();
        long blockBytes = bytes.getLong();
        int count = bytes.getInt();
        if (layer >= 0 && soleBest < 0) {
            throw new DamagedFileException(
                    what + " of layer " + layer + " does not say how many positions have only one best"
                            + " move; only a section without a layer may leave that out");
        }
        if (keys < 0 || blockBytes < 0 || moves < 0 || soleBest < -1 || count < 0 || count > MOST_OUTCOMES) {
            throw new DamagedFileException(what + " counts " + keys + " keys, " + blockBytes + " bytes, " + moves
                    + " moves, " + soleBest + " positions with only one best move and " + count + " outcomes");
        }
        OutcomeCodes.Shape shape = OutcomeCodes.shape(count);
        int expected = bytes(count, shape);
        if (size < expected) {
            throw new DamagedFileException(what + " has " + size + " bytes instead of " + expected);
        }
        List<OutcomeTally> outcomes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            outcomes.add(new OutcomeTally(bytes.getShort() & 0xFFFF, bytes.getLong(), bytes.getLong()));
        }
        checkOutcomes(outcomes, keys, what);
        byte[] deltaLengths = new byte[DeltaCode.SYMBOLS];
        bytes.get(deltaLengths);
        byte[][] outcomeLengths = new byte[shape.contexts()][shape.symbols()];
        for (byte[] lengths : outcomeLengths) {
            bytes.get(lengths);
        }
        List<OutcomeTally> named = size == expected ? outcomes : named(outcomes, bytes, what);
        return new SectionHeader(layer, keys, moves, soleBest, blockBytes, named, deltaLengths, outcomeLengths);
    }

    /** The notations that are the rest of the header. */
    private static List<OutcomeTally> named(List<OutcomeTally> outcomes, ByteBuffer bytes, String what)
            throws DamagedFileException {
        List<OutcomeTally> named = new ArrayList<>();
        try {
            for (OutcomeTally tally : outcomes) {
                byte[] text = new byte[Math.max(0, Math.min(bytes.getInt(), bytes.remaining()))];
                bytes.get(text);
                String notation = new String(text, StandardCharsets.UTF_8);
                named.add(new OutcomeTally(tally.code(), tally.positions(), tally.firstKey(), notation));
            }
        } catch (BufferUnderflowException beyond) {
            throw new DamagedFileException(what + " ends within a notation");
        }
        if (bytes.remaining() != Integer.BYTES) {
            throw new DamagedFileException(what + " does not end with its notations");
        }
        return named;
    }

    /** Outcomes ascend, so that each is there once, and every position has one. */
    private static void checkOutcomes(List<OutcomeTally> outcomes, long keys, String what) throws DamagedFileException {
        int previous = OutcomeCode.NONE;
        long rest = keys;
        for (OutcomeTally tally : outcomes) {
            if (!OutcomeCode.isOutcome(tally.code()) || tally.code() <= previous) {
                throw new DamagedFileException(
                        what + " lists the outcome " + tally.code() + " after the outcome " + previous);
            }
            if (tally.positions() <= 0 || tally.positions() > rest) {
                throw new DamagedFileException(what + " counts " + tally.positions() + " positions with the outcome "
                        + tally.code() + " where " + rest + " are left of " + keys);
            }
            previous = tally.code();
            rest -= tally.positions();
        }
        if (rest != 0) {
            throw new DamagedFileException(what + " counts no outcome for " + rest + " of " + keys + " positions");
        }
    }

    /** How many bytes {@link #toBytes} makes. */
    int bytes() {
        int fixed = bytes(outcomes.size(), OutcomeCodes.shape(outcomes.size()));
        return hasNotation()
                ? fixed
                        + outcomes.stream()
                                .mapToInt(
                                        each -> Integer.BYTES + each.notation().getBytes(StandardCharsets.UTF_8).length)
                                .sum()
                : fixed;
    }

    private boolean hasNotation() {
        return outcomes.stream().anyMatch(each -> !each.notation().isEmpty());
    }

    private static int bytes(int outcomeCount, OutcomeCodes.Shape shape) {
        return FIXED_BYTES
                + TALLY_BYTES * outcomeCount
                + DeltaCode.SYMBOLS
                + shape.contexts() * shape.symbols()
                + Integer.BYTES;
    }
}
