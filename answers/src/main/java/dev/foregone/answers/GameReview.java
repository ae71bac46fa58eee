package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.play.Review;
import dev.foregone.play.ReviewedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A played game and its review.
 *
 * @param start the position in which the game began
 * @param players the players' names, the player to move at the start first
 * @param review the review
 * @param limits the limits of the whole review
 * @param cost the cost of the review
 */
public record GameReview<S extends GameState<S, M>, M extends Move>(
        S start, List<String> players, Review<S, M> review, Limits limits, Answer.Cost cost) {

    /**
     * Reviews a line; the limits apply to all positions together. What they leave unproved is estimated. {@code judged} is given
     * each move as soon as it is judged, the last one first; a review that is cancelled consists of these, if there are any.
     *
     * @throws SearchStoppedException if it is stopped otherwise, or before anything is judged
     */
    public static <S extends GameState<S, M>, M extends Move> GameReview<S, M> of(
            GuardedGame<S, M> guarded,
            PlayedLine<S, M> line,
            String engine,
            Solver<S, M> solver,
            Limits limits,
            Consumer<ReviewedMove<S, M>> judged) {
        Budget budget = new Budget(limits);
        List<ReviewedMove<S, M>> done = new ArrayList<>();
        Consumer<ReviewedMove<S, M>> each = move -> {
            done.add(0, move);
            judged.accept(move);
        };
        Review<S, M> review;
        try {
            review = guarded.ask(
                    "a state's or a move's equals",
                    () -> budget.ask(
                            solver::positionsVisited,
                            left -> Review.of(solver, line.start(), line.moves(), left, each)));
        } catch (SearchStoppedException stopped) {
            if (!limits.isCancelled() || done.isEmpty()) {
                throw stopped;
            }
            review = new Review<>(done);
        }
        return new GameReview<>(line.start(), guarded.playersFrom(line.start()), review, limits, budget.cost(engine));
    }
}
