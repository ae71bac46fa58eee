package dev.foregone.blame;

import dev.foregone.api.Bounds;
import dev.foregone.api.ProgressListener;
import org.jspecify.annotations.Nullable;

/** The caller's listener as an engine sees it: what it throws or asks is not the engine's fault. */
final class CallersListener implements ProgressListener {

    private final ProgressListener listener;
    private volatile @Nullable Throwable thrown;
    private volatile @Nullable Thread speaking;

    CallersListener(ProgressListener listener) {
        this.listener = listener;
    }

    @Override
    public void progressed(double fraction, long positions) {
        call(() -> listener.progressed(fraction, positions));
    }

    @Override
    public void proved(Bounds bounds) {
        call(() -> listener.proved(bounds));
    }

    private void call(Runnable news) {
        speaking = Thread.currentThread();
        try {
            news.run();
        } catch (Throwable fault) {
            thrown = fault;
            throw fault;
        } finally {
            speaking = null;
        }
    }

    /** Whether the listener threw this, or asked a question that a solver refuses during its search. */
    boolean isToBlameFor(Throwable fault) {
        return fault == thrown || (fault instanceof IllegalStateException && speaking == Thread.currentThread());
    }
}
