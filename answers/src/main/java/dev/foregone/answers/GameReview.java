package dev.foregone.answers;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.play.Review;
import java.util.ArrayList;
import java.util.List;

/**
 * A played game and its review.
 *
 * @param start where the game began
 * @param players the players' names, the one who is to move at the start first
 * @param review the review
 * @param cost what it took
 */
public record GameReview<S extends GameState<S, M>, M extends Move>(
        S start, List<String> players, Review<S, M> review, Answer.Cost cost) {

    /** Reviews legal moves; the limits are for all positions together. */
    public static <S extends GameState<S, M>, M extends Move> GameReview<S, M> of(
            GuardedGame<S, M> referee, Session<S, M> session, S start, List<M> moves, Limits limits) {
        Budget budget = session.budget(limits);
        List<Analysis<S, M>> analyses = new ArrayList<>();
        S state = start;
        for (M move : moves) {
            analyses.add(session.analysis(state, budget));
            state = referee.after(state, move);
        }
        Review<S, M> review = referee.blame().ask("a state's or a move's equals", () -> Review.of(analyses, moves));
        return new GameReview<>(start, referee.playersFrom(start), review, session.cost(budget));
    }
}
