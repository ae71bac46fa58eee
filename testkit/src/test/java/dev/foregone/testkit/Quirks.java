package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.ListenerFailure;
import dev.foregone.spi.StopCondition;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that an engine can get wrong: here every answer is right; a broken engine overrides one. */
class Quirks {

    String id() {
        return "naive";
    }

    /** What a solver does by itself, or null to leave it to backward induction. */
    <S extends GameState<S, M>, M extends Move> @Nullable Outcome search(S state) {
        return null;
    }

    Outcome best(List<Outcome> moves) {
        return Collections.max(moves);
    }

    Outcome backUp(Outcome child, boolean movesAgain) {
        return child.backedUp(movesAgain);
    }

    Outcome rate(Outcome child, boolean movesAgain) {
        return child.backedUp(movesAgain);
    }

    /** Less than fills a thread's stack, unless that is what is wanted. */
    int longestLine() {
        return watchesTheLine() ? 1_000 : Integer.MAX_VALUE;
    }

    /** Whether its own bound on the length of lines is a reason to throw where there are limits. */
    boolean throwsUnderLimits() {
        return false;
    }

    boolean countsFromItsTurn() {
        return false;
    }

    Outcome answer(Outcome outcome, SolverOptions options) {
        return outcome;
    }

    /** What an answer is kept under; the game may have packed rules, and the state stands some plies below the first. */
    Object key(Object state, boolean packed, int ply) {
        return state;
    }

    boolean keepsUnfinished() {
        return false;
    }

    Bounds stopped(Outcome bestMoveSoFar) {
        return new Bounds(bestMoveSoFar, Outcome.win(0));
    }

    /** The limits that it looks at, of those that it is given. */
    Limits heeded(Limits limits) {
        return limits;
    }

    boolean mustStop(StopCondition condition, long visited) {
        return condition.reason(visited).isPresent();
    }

    double fraction(int done, int of) {
        return (double) done / of;
    }

    boolean reportsTheEndWhenStopped() {
        return false;
    }

    long visited(long positions) {
        return positions;
    }

    <M extends Move> void sort(List<RatedMove<M>> moves) {
        moves.sort(Comparator.comparing((RatedMove<M> move) -> move.outcome()).reversed());
    }

    <M extends Move> List<M> line(List<M> line) {
        return line;
    }

    /** What a stop becomes in a question whose answer is known but for the moves and the line. */
    RuntimeException stoppedLate(RuntimeException stop) {
        return stop;
    }

    void sawMoves(List<? extends Move> moves) {}

    RuntimeException failed(String game, Exception fault) {
        if (fault instanceof InterruptedException) {
            Thread.currentThread().interrupt();
        }
        return fault instanceof ForegoneException clear ? clear : new PluginException(PluginKind.GAME, game, fault);
    }

    boolean watchesTheLine() {
        return true;
    }

    boolean takes(boolean cyclic) {
        return !cyclic;
    }

    boolean opensWhatItDoesNotTake() {
        return false;
    }

    RuntimeException listenerFailed(ListenerFailure failure) {
        return failure;
    }

    boolean outlivesItsEnd() {
        return false;
    }

    void opened() {}
}
