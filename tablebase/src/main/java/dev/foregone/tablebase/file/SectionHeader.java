package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import dev.foregone.tablebase.coding.DeltaCode;
import dev.foregone.tablebase.coding.OutcomeCode;
import java.nio.Buffer;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The header before the blocks of a section: its contents, and the codes by which to read it. Numbers are
 * little-endian.
 *
 * <pre>
 *   0   4  "SECT", or "SECV" for a section of values, which are ranks
 *   4   4  bytes of this header, n
 *   8   4  layer: the plies left at most in each of its positions, or -1 if there are no layers
 *  12   8  keys
 *  20   8  moves of all its positions together
 *  28   8  positions with only one best move, or -1 if they were not counted
 *  36   8  bytes of the blocks
 *  44   8  0 if blocks have keys; if they have ranks, how many, holes included
 *  52   4  different outcomes, k
 *  56  18k for each, in ascending order: its code (2), how many positions have it (8), the least key of these (8)
 *      128 bits of each symbol of the code for deltas, two to a byte, the first one lower; none if blocks have ranks
 *          what outcomes are to be expected: {@link OutcomeModel}; of values instead the {@link RePairPhrases}
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
 * @param ranks how many ranks the blocks have, or 0 if they have keys
 * @param outcomes every outcome that occurs, in ascending order of codes
 * @param deltaLengths bits of the symbols of deltas
 * @param model what outcomes are to be expected; nothing where there are phrases
 * @param phrases those of a section of values, otherwise null
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record SectionHeader(
        int layer,
        long keys,
        long moves,
        long soleBest,
        long blockBytes,
        long ranks,
        List<OutcomeTally> outcomes,
        byte[] deltaLengths,
        OutcomeModel model,
        @Nullable RePairPhrases phrases) {

    /** The same with other contents. */
    public SectionHeader with(long bytesOfBlocks, List<OutcomeTally> tallies, @Nullable RePairPhrases those) {
        return new SectionHeader(
                layer, keys, moves, soleBest, bytesOfBlocks, ranks, tallies, deltaLengths, model, those);
    }

    /** The layer of a section where there are no layers. */
    public static final int NO_LAYER = -1;

    /** The positions with only one best move, where they were not counted. */
    public static final int NOT_COUNTED = -1;

    /** The first bytes of a section. */
    static final int MAGIC = 'S' | 'E' << 8 | 'C' << 16 | 'T' << 24;

    /** The first bytes of a section of values. */
    static final int VALUES_MAGIC = 'S' | 'E' << 8 | 'C' << 16 | 'V' << 24;

    /** Bytes up to the outcomes. */
    static final int FIXED_BYTES = 56;

    private static final int TALLY_BYTES = 18;
    private static final int MOST_OUTCOMES = 1 << 16;

    /** The header as bytes. */
    public byte[] toBytes() {
        int size = bytes();
        ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(phrases == null ? MAGIC : VALUES_MAGIC)
                .putInt(size)
                .putInt(layer)
                .putLong(keys)
                .putLong(moves)
                .putLong(soleBest);
        bytes.putLong(blockBytes).putLong(ranks).putInt(outcomes.size());
        for (OutcomeTally tally : outcomes) {
            bytes.putShort((short) tally.code()).putLong(tally.positions()).putLong(tally.firstKey());
        }
        if (layout() == BlockLayout.KEYED) {
            OutcomeModel.putPacked(bytes, deltaLengths);
        }
        if (phrases == null) {
            model.put(bytes);
        } else {
            phrases.put(bytes);
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
    public static SectionHeader read(MappedFile file, long offset) throws DamagedFileException {
        String what = "the header of the section at byte " + offset;
        ByteBuffer begin = file.read(offset, FIXED_BYTES, what);
        int size = begin.getInt(4);
        int magic = begin.getInt(0);
        if ((magic != MAGIC && magic != VALUES_MAGIC) || size < FIXED_BYTES + Integer.BYTES) {
            throw new DamagedFileException(what + " does not begin as it must");
        }
        ByteBuffer bytes = file.checked(offset, size, size - Integer.BYTES, what);
        ((Buffer) bytes).position(8);
        try {
            return parse(bytes, size, what);
        } catch (BufferUnderflowException beyond) {
            throw new DamagedFileException(what + " ends within its codes, phrases or notations");
        }
    }

    private static SectionHeader parse(ByteBuffer bytes, int size, String what) throws DamagedFileException {
        int layer = bytes.getInt();
        long keys = bytes.getLong();
        long moves = bytes.getLong();
        long soleBest = bytes.getLong();
        long blockBytes = bytes.getLong();
        long ranks = bytes.getLong();
        int count = bytes.getInt();
        if (layer >= 0 && soleBest < 0) {
            throw new DamagedFileException(
                    what + " of layer " + layer + " does not say how many positions have only one best"
                            + " move; only a section without a layer may leave that out");
        }
        if (keys < 0
                || blockBytes < 0
                || ranks < 0
                || (ranks > 0 && ranks < Math.max(1, keys))
                || moves < 0
                || soleBest < -1
                || count < 0
                || count > MOST_OUTCOMES) {
            throw new DamagedFileException(what + " counts " + keys + " keys, " + ranks + " ranks, " + blockBytes
                    + " bytes, " + moves
                    + " moves, " + soleBest + " positions with only one best move and " + count + " outcomes");
        }
        if (size < FIXED_BYTES + TALLY_BYTES * count + Integer.BYTES) {
            throw new DamagedFileException(what + " has " + size + " bytes for " + count + " outcomes");
        }
        List<OutcomeTally> outcomes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            outcomes.add(new OutcomeTally(bytes.getShort() & 0xFFFF, bytes.getLong(), bytes.getLong()));
        }
        checkOutcomes(outcomes, keys, what);
        byte[] none = new byte[DeltaCode.SYMBOLS];
        SectionHeader draft = new SectionHeader(
                layer, keys, moves, soleBest, blockBytes, ranks, outcomes, none, OutcomeModel.NONE, null);
        return bytes.getInt(0) == VALUES_MAGIC ? draft.withPhrases(bytes, what) : draft.withCodes(bytes, what);
    }

    private SectionHeader withCodes(ByteBuffer bytes, String what) throws DamagedFileException {
        int symbols = new OutcomeSymbols(outcomes, places() - keys).count();
        byte[] deltas = layout() == BlockLayout.KEYED ? OutcomeModel.getPacked(bytes, DeltaCode.SYMBOLS) : deltaLengths;
        OutcomeModel read = OutcomeModel.get(bytes, symbols, layout());
        if (!read.isWhole(symbols, layout())) {
            throw new DamagedFileException(what + " refers to codes that it does not have");
        }
        List<OutcomeTally> all = bytes.remaining() == Integer.BYTES ? outcomes : named(outcomes, bytes, what);
        return new SectionHeader(layer, keys, moves, soleBest, blockBytes, ranks, all, deltas, read, null);
    }

    private SectionHeader withPhrases(ByteBuffer bytes, String what) throws DamagedFileException {
        if (ranks == 0 || !hasValuesOnly()) {
            throw new DamagedFileException(what + " is one of values, and has no ranks, or has plies");
        }
        try {
            RePairPhrases read = RePairPhrases.get(bytes);
            if (bytes.remaining() != Integer.BYTES) {
                throw new DamagedFileException(what + " does not end with its phrases");
            }
            return with(blockBytes, outcomes, read);
        } catch (IllegalArgumentException noPhrases) {
            throw new DamagedFileException(what + " has " + noPhrases.getMessage());
        }
    }

    /** Whether its outcomes are values, which the file has as outcomes in 0 plies. */
    boolean hasValuesOnly() {
        return outcomes.stream().allMatch(tally -> ValueBlocks.isValue(tally.code()));
    }

    /** How its blocks are made. */
    public BlockLayout layout() {
        return phrases != null ? BlockLayout.VALUES : ranks > 0 ? BlockLayout.DENSE : BlockLayout.KEYED;
    }

    /** How many keys, or ranks, the blocks have. */
    long places() {
        return layout() == BlockLayout.KEYED ? keys : ranks;
    }

    /**
     * What reads its blocks.
     *
     * @throws IllegalArgumentException if there are no such codes
     */
    BlockReader reader() {
        return phrases == null ? new BlockCodec(this) : new ValueBlocks(phrases);
    }

    /**
     * The codes of its outcomes.
     *
     * @throws IllegalArgumentException if there are no such codes
     */
    public OutcomeRunCodec codes() {
        return new OutcomeRunCodec(new OutcomeSymbols(outcomes, places() - keys), model, layout());
    }

    /** The notations that are the rest of the header. */
    private static List<OutcomeTally> named(List<OutcomeTally> outcomes, ByteBuffer bytes, String what)
            throws DamagedFileException {
        List<OutcomeTally> named = new ArrayList<>();
        for (OutcomeTally tally : outcomes) {
            byte[] text = new byte[Math.max(0, Math.min(bytes.getInt(), bytes.remaining()))];
            bytes.get(text);
            String notation = new String(text, StandardCharsets.UTF_8);
            named.add(new OutcomeTally(tally.code(), tally.positions(), tally.firstKey(), notation));
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
        return FIXED_BYTES
                + TALLY_BYTES * outcomes.size()
                + (layout() == BlockLayout.KEYED ? DeltaCode.SYMBOLS / 2 : 0)
                + (phrases == null ? model.bytes() : phrases.bytes())
                + (hasNotation() ? notationBytes() : 0)
                + Integer.BYTES;
    }

    private boolean hasNotation() {
        return outcomes.stream().anyMatch(each -> !each.notation().isEmpty());
    }

    private int notationBytes() {
        return outcomes.stream()
                .mapToInt(each -> Integer.BYTES + each.notation().getBytes(StandardCharsets.UTF_8).length)
                .sum();
    }
}
