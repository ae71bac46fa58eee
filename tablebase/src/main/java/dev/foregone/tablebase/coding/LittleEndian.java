package dev.foregone.tablebase.coding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Numbers in an array of bytes, the lowest byte first, wherever they begin. */
public final class LittleEndian {

    /** Whether there are handles of variables: on every JVM, and on Android since 13. */
    private static final boolean HAS_HANDLES = hasHandles();

    private LittleEndian() {}

    private static boolean hasHandles() {
        try {
            Class.forName("java.lang.invoke.VarHandle");
            return true;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    public static int getInt(byte[] bytes, int at) {
        return HAS_HANDLES ? Handles.getInt(bytes, at) : (int) slowly(bytes, at, Integer.BYTES);
    }

    public static long getLong(byte[] bytes, int at) {
        return HAS_HANDLES ? Handles.getLong(bytes, at) : slowly(bytes, at, Long.BYTES);
    }

    public static void setLong(byte[] bytes, int at, long number) {
        if (HAS_HANDLES) {
            Handles.setLong(bytes, at, number);
        } else {
            for (int i = 0; i < Long.BYTES; i++) {
                bytes[at + i] = (byte) (number >>> (i * Byte.SIZE));
            }
        }
    }

    private static long slowly(byte[] bytes, int at, int count) {
        long number = 0;
        for (int i = count - 1; i >= 0; i--) {
            number = number << Byte.SIZE | (bytes[at + i] & 0xFF);
        }
        return number;
    }

    /** Loaded only where there are handles. */
    private static final class Handles {

        private static final VarHandle INTS =
                MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
        private static final VarHandle LONGS =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        private Handles() {}

        static int getInt(byte[] bytes, int at) {
            return (int) INTS.get(bytes, at);
        }

        static long getLong(byte[] bytes, int at) {
            return (long) LONGS.get(bytes, at);
        }

        static void setLong(byte[] bytes, int at, long number) {
            LONGS.set(bytes, at, number);
        }
    }
}
