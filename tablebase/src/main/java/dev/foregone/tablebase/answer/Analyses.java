package dev.foregone.tablebase.answer;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.tablebase.report.TablebaseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;

/** Analyses of positions whose outcomes, and those of all that follow, are known. */
public final class Analyses {

    private Analyses() {}

    /** The analysis of a position. */
    public static <S extends GameState<S, M>, M extends Move> Analysis<S, M> of(
            S state, Function<S, Outcome> outcomes) {
        return of(state, outcomes, (each, outcome) -> outcomes.apply(each).equals(outcome));
    }

    /**
     * The same where the outcomes of positions beside the principal line need not be found.
     *
     * @param has whether a position has an outcome
     */
    public static <S extends GameState<S, M>, M extends Move> Analysis<S, M> of(
            S state, Function<S, Outcome> outcomes, BiPredicate<S, Outcome> has) {
        Outcome outcome = outcomes.apply(state);
        return Analysis.of(state, outcome, rated(state, outcomes), line(state, outcome, has));
    }

    /** Every move with its outcome, best first; the sort is stable, so equals keep their order. */
    public static <S extends GameState<S, M>, M extends Move> List<RatedMove<M>> rated(
            S state, Function<S, Outcome> outcomes) {
        List<RatedMove<M>> rated = new ArrayList<>();
        for (M move : state.legalMoves()) {
            Outcome after = outcomes.apply(state.play(move));
            rated.add(new RatedMove<>(move, after.backedUp(state.movesAgain(move))));
        }
        rated.sort(Comparator.comparing((RatedMove<M> move) -> move.outcome()).reversed());
        return rated;
    }

    private static <S extends GameState<S, M>, M extends Move> List<M> line(
            S start, Outcome outcome, BiPredicate<S, Outcome> has) {
        List<M> line = new ArrayList<>();
        S state = start;
        Outcome here = outcome;
        while (!here.isEndless() && here.plies() > 0) {
            M best = first(state, here, has);
            line.add(best);
            here = here.afterMove(state.movesAgain(best));
            state = state.play(best);
        }
        return line;
    }

    private static <S extends GameState<S, M>, M extends Move> M first(
            S state, Outcome outcome, BiPredicate<S, Outcome> has) {
        return state.legalMoves().stream()
                .filter(move -> has.test(state.play(move), outcome.afterMove(state.movesAgain(move))))
                .findFirst()
                .orElseThrow(() -> new TablebaseException("no move of " + state + " has the outcome " + outcome
                        + ", though one must\n  verify the tablebase"));
    }
}
