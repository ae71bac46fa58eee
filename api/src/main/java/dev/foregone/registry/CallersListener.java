package dev.foregone.registry;

import dev.foregone.api.ProgressListener;
import org.jspecify.annotations.Nullable;

/** The caller's listener, remembering what it threw: that is not the fault of the engine it passes through. */
final class CallersListener implements ProgressListener {

    private final ProgressListener listener;
    private volatile @Nullable Throwable thrown;

    CallersListener(ProgressListener listener) {
        this.listener = listener;
    }

    @Override
    public void progressed(double fraction, long positions) {
        try {
            listener.progressed(fraction, positions);
        } catch (RuntimeException | Error fault) {
            thrown = fault;
            throw fault;
        }
    }

    boolean threw(Throwable fault) {
        return fault == thrown;
    }
}
