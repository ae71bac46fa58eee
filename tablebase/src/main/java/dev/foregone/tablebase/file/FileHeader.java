package dev.foregone.tablebase.file;

import dev.foregone.tablebase.coding.Checksum;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * The beginning of a tablebase: which tablebase it is. Numbers are little-endian, texts UTF-8.
 *
 * <pre>
 *   0   8  89 46 47 54 42 0D 0A 1A: no text begins so, and a transfer as text changes it
 *   8   2  format version: 3 for one file, 4 for a tablebase in parts
 *  10   1  1 if positions are up to symmetry, 2 more if keys are ranks, 4 more if only values are kept
 *  11   1  0 if keys are packed positions or their ranks; otherwise they are hashes of positions in notation, with this seed
 *  12   4  bytes of this header, n
 *  16   8  fingerprint of the rules
 *  24   8  key of the root
 *  32   2  length of the game's id, then the id
 *  ..   4  length of the root in notation, then the notation
 *  n-4  4  CRC32C of the n - 4 bytes before
 * </pre>
 *
 * @param game the game's id
 * @param root the position from which all others are reached, in notation
 * @param symmetry whether one position stands for all that are equivalent
 * @param allPositions whether keys are ranks of packed positions, and all positions of the root's tier and lower ones are there
 * @param valuesOnly whether values are kept without their plies
 * @param seed 0 if keys are packed positions or ranks, otherwise the seed by which they are hashes of their notation, up to {@value
 *     #MOST_SEED}
 * @param fingerprint the fingerprint of the rules' numbering
 * @param rootKey the key of the root
 */
public record FileHeader(
        String game,
        String root,
        boolean symmetry,
        boolean allPositions,
        boolean valuesOnly,
        int seed,
        long fingerprint,
        long rootKey) {

    /** The greatest seed. */
    public static final int MOST_SEED = 255;

    private static final long MAGIC = 0x1A0A_0D42_5447_4689L;
    private static final int ONE_FILE = 3;
    private static final int IN_PARTS = 4;
    private static final int SYMMETRY = 1;
    private static final int ALL_POSITIONS = 2;
    private static final int VALUES = 4;
    private static final int VERSION_AT = 8;
    private static final int FIXED_BYTES = 32;
    private static final int MAX_BYTES = 1 << 20;

    /** The header of a tablebase in one file, as bytes. */
    public byte[] toBytes() {
        return toBytes(ONE_FILE);
    }

    /** The header of the main file of a tablebase in parts, as bytes, of the same length. */
    public byte[] toBytesInParts() {
        return toBytes(IN_PARTS);
    }

    private byte[] toBytes(int version) {
        byte[] id = game.getBytes(StandardCharsets.UTF_8);
        byte[] notation = root.getBytes(StandardCharsets.UTF_8);
        int size = FIXED_BYTES + Short.BYTES + id.length + Integer.BYTES + notation.length + Integer.BYTES;
        ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(MAGIC)
                .putShort((short) version)
                .put((byte)
                        ((symmetry ? SYMMETRY : 0) | (allPositions ? ALL_POSITIONS : 0) | (valuesOnly ? VALUES : 0)))
                .put((byte) seed)
                .putInt(size);
        bytes.putLong(fingerprint).putLong(rootKey);
        bytes.putShort((short) id.length).put(id).putInt(notation.length).put(notation);
        return bytes.putInt(Checksum.of(bytes.array(), 0, size - Integer.BYTES)).array();
    }

    /** The same for a file of values. */
    public FileHeader toValues() {
        return new FileHeader(game, root, symmetry, allPositions, true, seed, fingerprint, rootKey);
    }

    /** Whether keys are hashes, which cannot be turned back into positions. */
    public boolean isHashed() {
        return seed != 0;
    }

    /** How many bytes {@link #toBytes} returns. */
    int bytes() {
        return toBytes().length;
    }

    /** Reads the header of a file. */
    static FileHeader read(MappedFile file) throws DamagedFileException {
        if (file.size() < FIXED_BYTES) {
            throw new DamagedFileException("it has " + file.size() + " bytes, fewer than the header of a tablebase");
        }
        ByteBuffer begin = file.read(0, FIXED_BYTES, "its header");
        if (begin.getLong(0) != MAGIC) {
            throw new DamagedFileException("it does not begin as a tablebase does");
        }
        int version = begin.getShort(VERSION_AT);
        if (version != ONE_FILE && version != IN_PARTS) {
            throw new DamagedFileException("its format is version " + version + "; this program reads versions "
                    + ONE_FILE + " and " + IN_PARTS);
        }
        int size = begin.getInt(12);
        if (size < FIXED_BYTES + Short.BYTES + 2 * Integer.BYTES || size > MAX_BYTES) {
            throw new DamagedFileException("its header has " + size + " bytes");
        }
        return parse(file.checked(0, size, size - Integer.BYTES, "its header"));
    }

    /** Whether a file that has a header is the main file of a tablebase in parts. */
    static boolean inParts(MappedFile file) {
        return file.getUnsignedShort(VERSION_AT) == IN_PARTS;
    }

    private static FileHeader parse(ByteBuffer bytes) throws DamagedFileException {
        int kept = bytes.get(10) & 0xFF;
        int seed = bytes.get(11) & 0xFF;
        if (kept > (SYMMETRY | ALL_POSITIONS | VALUES) || (seed != 0 && (kept & ALL_POSITIONS) != 0)) {
            throw new DamagedFileException(
                    "its header says " + kept + " of symmetry, ranks and values, and " + seed + " of the seed");
        }
        long fingerprint = bytes.getLong(16);
        long rootKey = bytes.getLong(24);
        ((Buffer) bytes).position(FIXED_BYTES); // as a Buffer: Android has no other before 9
        String id = text(bytes, bytes.getShort() & 0xFFFF);
        String notation = text(bytes, bytes.getInt());
        if (bytes.remaining() != Integer.BYTES) {
            throw new DamagedFileException(
                    "its header goes on for " + (bytes.remaining() - Integer.BYTES) + " bytes after its last text");
        }
        return new FileHeader(
                id,
                notation,
                (kept & SYMMETRY) != 0,
                (kept & ALL_POSITIONS) != 0,
                (kept & VALUES) != 0,
                seed,
                fingerprint,
                rootKey);
    }

    /** The next bytes as text; after them there is room for the number that follows each text. */
    private static String text(ByteBuffer bytes, int length) throws DamagedFileException {
        if (length < 0 || length > bytes.remaining() - Integer.BYTES) {
            throw new DamagedFileException("a text of " + length + " bytes in its header goes on beyond the header");
        }
        byte[] text = new byte[length];
        bytes.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }
}
