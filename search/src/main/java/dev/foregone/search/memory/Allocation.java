package dev.foregone.search.memory;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** How much this thread has allocated, where the platform reports it: most JVMs do, Android does not. */
final class Allocation {

    private static final boolean HAS_BEAN = hasBean();

    private Allocation() {}

    private static boolean hasBean() {
        try {
            Class.forName("com.sun.management.ThreadMXBean");
            return true;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    static boolean isReported() {
        return HAS_BEAN && Bean.isOn();
    }

    /** The bytes that this thread has allocated since it began; only if that {@link #isReported}. */
    static long bytes() {
        return Bean.bytes();
    }

    /** Loaded only where there is such a bean. */
    private static final class Bean {

        private static final ThreadMXBean THREADS = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

        private Bean() {}

        static long bytes() {
            return THREADS.getCurrentThreadAllocatedBytes();
        }

        static boolean isOn() {
            return THREADS.isThreadAllocatedMemorySupported() && THREADS.isThreadAllocatedMemoryEnabled();
        }
    }
}
