package dev.foregone.explorer.questions;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Advice that grows: as soon as a step is there, the next is begun.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
final class AdviceSteps<S extends GameState<S, M>, M extends Move> implements Pending<AdviceStep<S, M>> {

    private final Advising<S, M> advising;
    private final Supplier<Pending<AdviceStep<S, M>>> begin;
    private Optional<AdviceStep<S, M>> atOnce;
    private Pending<AdviceStep<S, M>> next;

    /** {@code begin} begins with the next step. */
    AdviceSteps(Advising<S, M> advising, Supplier<Pending<AdviceStep<S, M>>> begin) {
        this.advising = advising;
        this.begin = begin;
        this.atOnce = advising.atOnce();
        this.next = begin.get();
    }

    @Override
    public Optional<AdviceStep<S, M>> await(Duration most) throws InterruptedException {
        Optional<AdviceStep<S, M>> step = atOnce.isPresent() ? atOnce : next.await(most);
        if (atOnce.isEmpty() && step.isPresent() && !step.get().last()) {
            next = begin.get();
        }
        atOnce = Optional.empty();
        return step;
    }

    @Override
    public void leave() {
        advising.cancel();
    }
}
