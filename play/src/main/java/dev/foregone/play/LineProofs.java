package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;

/** What is proved of one position of a line tells something of the positions before and after it. */
final class LineProofs {

    private LineProofs() {}

    /**
     * Advice about the positions of a line, each with what the others prove of it.
     *
     * @param advice about the position before each move
     * @param moves the moves of the line
     * @throws IllegalArgumentException if bounds contradict each other
     */
    static <S extends GameState<S, M>, M extends Move> List<Advice<S, M>> shared(
            List<Advice<S, M>> advice, List<M> moves) {
        List<Advice<S, M>> shared = new ArrayList<>(advice);
        for (int next = shared.size() - 1; next > 0; next--) {
            Advice<S, M> before = shared.get(next - 1);
            M move = moves.get(next - 1);
            Bounds after = shared.get(next).bounds();
            shared.set(
                    next - 1,
                    withMove(before, move, after.backedUp(before.state().movesAgain(move))));
        }
        for (int next = 1; next < shared.size(); next++) {
            Advice<S, M> before = shared.get(next - 1);
            M move = moves.get(next - 1);
            Bounds ofMove = before.of(move).bounds();
            shared.set(
                    next,
                    withPosition(
                            shared.get(next), ofMove.afterMove(before.state().movesAgain(move))));
        }
        return shared;
    }

    /** Advice with more that is proved of a move; the same if that is nothing new. */
    static <S extends GameState<S, M>, M extends Move> Advice<S, M> withMove(
            Advice<S, M> advice, M move, Bounds proved) {
        Bounds known = advice.of(move).bounds();
        return known.and(proved).equals(known)
                ? advice
                : advice.and(Bounds.unknown(), each -> each.equals(move) ? proved : Bounds.unknown());
    }

    private static <S extends GameState<S, M>, M extends Move> Advice<S, M> withPosition(
            Advice<S, M> advice, Bounds proved) {
        Bounds known = advice.bounds();
        return known.and(proved).equals(known) ? advice : advice.and(proved, each -> Bounds.unknown());
    }
}
