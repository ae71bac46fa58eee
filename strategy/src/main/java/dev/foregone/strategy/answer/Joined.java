package dev.foregone.strategy.answer;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.strategy.report.StrategyException;
import java.util.function.Function;

/** What strategies claim together with what is proved. A strategy is opened without being proved, so that it may be wrong. */
final class Joined {

    private Joined() {}

    /** What both prove of a position or a move. */
    static Bounds of(Bounds known, Bounds found) {
        try {
            return known.and(found);
        } catch (IllegalArgumentException contradiction) {
            throw wrong(known, found.inWords());
        }
    }

    /** Advice with what is known of the position and of each of its moves. */
    static <S extends GameState<S, M>, M extends Move> Advice<S, M> of(
            Advice<S, M> advice, Bounds known, Function<? super M, Bounds> ofMoves) {
        of(known, advice.bounds());
        advice.moves().forEach(each -> of(ofMoves.apply(each.move()), each.bounds()));
        try {
            return advice.and(known, ofMoves);
        } catch (IllegalArgumentException contradiction) {
            throw wrong(known, "that no move has such an outcome");
        }
    }

    private static StrategyException wrong(Bounds known, String proved) {
        return new StrategyException("a strategy is wrong: it claims " + known.inWords() + ", and what is proved is "
                + proved + "\n  verify the strategies, and leave out those that are wrong");
    }
}
