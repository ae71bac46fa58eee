package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.view.GameView;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/**
 * The context that a search works in. It belongs to one thread.
 *
 * @param view the game
 * @param budget counts positions, and has the limits
 * @param options the options of the session
 */
public record SearchContext(GameView<?, ?> view, SearchBudget budget, SolverOptions options) {

    /**
     * The same context with another share of the memory, for a search that works beside others.
     *
     * @param bytes the most memory
     * @return a copy
     */
    public SearchContext withMemoryBytes(long bytes) {
        return new SearchContext(view, budget, options.withMemoryBytes(bytes));
    }

    /**
     * A context for another thread, which works on a part of this one's questions: with a view of its own, and a budget that
     * counts here as well.
     *
     * @return the other thread's context
     */
    public SearchContext another() {
        return another(view.another());
    }

    /**
     * A position in the view of another context of the same session.
     *
     * @param its the other context
     * @param position a position of this context's view
     * @return the same position in the other view; both views must be unused meanwhile
     */
    public long translated(SearchContext its, long position) {
        return translated(view, its.view, position);
    }

    @SuppressWarnings("unchecked") // both views are of the same game
    private static <S extends GameState<S, M>, M extends Move> long translated(
            GameView<S, M> from, GameView<?, ?> to, long position) {
        return ((GameView<S, M>) to).rules().pack(from.rules().unpack(position));
    }

    /**
     * The evaluation of positions: by the weights of the session, or else the game's own.
     *
     * @return the expected result of an unfinished position for the player to move, for one thread; or empty
     */
    public Optional<LongToDoubleFunction> evaluation() {
        return options.weights()
                .filter(weights -> !weights.isNone())
                .<LongToDoubleFunction>map(weights -> new LearnedEvaluation(view.rules(), weights))
                .or(view.rules()::evaluation);
    }

    SearchContext another(GameView<?, ?> its) {
        return new SearchContext(its, budget.part(), options);
    }
}
