package dev.foregone.message;

/** The option that gives a JVM its heap. */
public final class HeapOption {

    private static final long MEGABYTE = 1 << 20;
    private static final long GIGABYTE = 1 << 30;

    private HeapOption() {}

    /**
     * The option for a heap of at least this size.
     *
     * @param bytes of the heap
     * @return for example {@code -Xmx300m} or, from a gigabyte on, {@code -Xmx2g}
     */
    public static String of(long bytes) {
        return "-Xmx" + (bytes < GIGABYTE ? Math.max(1, up(bytes, MEGABYTE)) + "m" : up(bytes, GIGABYTE) + "g");
    }

    private static long up(long bytes, long unit) {
        return bytes / unit + (bytes % unit == 0 ? 0 : 1);
    }
}
