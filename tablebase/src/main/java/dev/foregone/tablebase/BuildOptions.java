package dev.foregone.tablebase;

import dev.foregone.api.Cancellation;
import dev.foregone.tablebase.work.Disk;
import org.jspecify.annotations.Nullable;

/** How a build goes about its work; what of it changes the file is {@code symmetry} and {@code layers}. */
record BuildOptions(
        int threads,
        long memoryBytes,
        boolean symmetry,
        boolean layers,
        BuildListener listener,
        @Nullable Cancellation cancellation,
        Disk disk) {

    /** Leaves a quarter of the heap to everything that is not counted. */
    static final long DEFAULT_MEMORY = Runtime.getRuntime().maxMemory() / 4 * 3;

    static final BuildOptions DEFAULTS =
            new BuildOptions(1, DEFAULT_MEMORY, true, true, BuildListener.none(), null, Disk.real());

    BuildOptions withThreads(int count) {
        return new BuildOptions(count, memoryBytes, symmetry, layers, listener, cancellation, disk);
    }

    BuildOptions withMemoryBytes(long bytes) {
        return new BuildOptions(threads, bytes, symmetry, layers, listener, cancellation, disk);
    }

    BuildOptions withSymmetry(boolean use) {
        return new BuildOptions(threads, memoryBytes, use, layers, listener, cancellation, disk);
    }

    BuildOptions withLayers(boolean use) {
        return new BuildOptions(threads, memoryBytes, symmetry, use, listener, cancellation, disk);
    }

    BuildOptions withListener(BuildListener to) {
        return new BuildOptions(threads, memoryBytes, symmetry, layers, to, cancellation, disk);
    }

    BuildOptions withCancellation(Cancellation by) {
        return new BuildOptions(threads, memoryBytes, symmetry, layers, listener, by, disk);
    }

    BuildOptions withDisk(Disk on) {
        return new BuildOptions(threads, memoryBytes, symmetry, layers, listener, cancellation, on);
    }
}
