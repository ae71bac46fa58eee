package dev.foregone.play;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import java.util.List;
import java.util.Optional;

/**
 * A move is right that wins within a number of plies.
 *
 * @param plies counted from the position of the puzzle
 */
record NearWins<S extends GameState<S, M>, M extends Move>(Questions<S, M> questions, int plies)
        implements PuzzleJudge<S, M> {

    private record Defence<M extends Move>(M move, Outcome loss) {}

    @Override
    public Optional<M> only(S state, int made) {
        int left = plies - made;
        List<M> legal = state.legalMoves();
        if (left < 1 || legal.size() == 1 || !isWon(questions.bounds(state, left), left)) {
            return Optional.empty();
        }
        List<M> winning = legal.stream()
                .filter(move -> isWon(after(state, move, left), left))
                .limit(2)
                .toList();
        return winning.size() == 1 ? Optional.of(winning.get(0)) : Optional.empty();
    }

    @Override
    public M defence(S state, int made) {
        return state.legalMoves().stream()
                .map(move -> new Defence<>(move, loss(after(state, move, plies - made))))
                .reduce((first, next) -> next.loss().compareTo(first.loss()) > 0 ? next : first)
                .orElseThrow()
                .move();
    }

    /** What is proved of a move, looking no farther than the plies that are left before it. */
    private Bounds after(S state, M move, int left) {
        return questions.bounds(state.play(move), left - 1).backedUp(state.movesAgain(move));
    }

    private static boolean isWon(Bounds bounds, int left) {
        boolean isWon = bounds.atLeast().compareTo(Outcome.win(left)) >= 0;
        if (!isWon && bounds.atMost().compareTo(Outcome.win(left)) >= 0) {
            throw stopped(bounds);
        }
        return isWon;
    }

    private static Outcome loss(Bounds bounds) {
        return bounds.outcome().orElseThrow(() -> stopped(bounds));
    }

    private static SearchStoppedException stopped(Bounds bounds) {
        return new SearchStoppedException("a limit was hit before it was known whether a move wins so soon", bounds);
    }
}
