package dev.foregone.tablebase.coding;

import java.util.zip.CRC32C;

/** CRC32C (Castagnoli): finds every change of up to 32 bits in a row, and every single one. For one thread. */
public final class Checksum {

    /** Whether the platform has one: every JVM, and Android since 14. */
    private static final boolean IS_HERE = isHere();

    private final java.util.zip.Checksum crc = IS_HERE ? OfPlatform.make() : new PlainCrc32c();

    /** The checksum of nothing yet. */
    public Checksum() {}

    private static boolean isHere() {
        try {
            Class.forName("java.util.zip.CRC32C");
            return true;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    /** The checksum of some bytes. */
    public static int of(byte[] bytes, int from, int count) {
        Checksum checksum = new Checksum();
        checksum.add(bytes, from, count);
        return checksum.value();
    }

    public void add(byte[] bytes, int from, int count) {
        crc.update(bytes, from, count);
    }

    /** The checksum of all bytes added. */
    public int value() {
        return (int) crc.getValue();
    }

    /** Begins again. */
    public void clear() {
        crc.reset();
    }

    /** Loaded only where there is one. */
    private static final class OfPlatform {

        private OfPlatform() {}

        static java.util.zip.Checksum make() {
            return new CRC32C();
        }
    }
}
