package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.ToIntFunction;

/**
 * How often each position of a game came up. A move to one that came before counts a little less, and half for each time more, so that
 * who stands better avoids it and who stands worse seeks it; of what is proved nothing changes.
 */
final class GameSoFar<S extends GameState<S, M>, M extends Move> {

    /** The way to win may lead through a position once more. Found by measurement. */
    private static final double ONCE = 0.99;

    private static final double AGAIN = 0.5;

    private final Map<S, Integer> times = new HashMap<>();

    GameSoFar(List<S> before) {
        before.forEach(state -> times.merge(state, 1, Integer::sum));
    }

    /** Nothing is known of the game. */
    static <S extends GameState<S, M>, M extends Move> GameSoFar<S, M> unknown() {
        return new GameSoFar<S, M>(List.of());
    }

    /** The same advice, in which moves to positions that came before promise less, or threaten less. */
    Advice<S, M> in(Advice<S, M> advice) {
        if (times.isEmpty()) {
            return advice;
        }
        Map<M, AdvisedMove<M>> known = new HashMap<>();
        advice.moves().forEach(each -> known.put(each.move(), each));
        List<AdvisedMove<M>> legal = advice.state().legalMoves().stream()
                .map(move -> Objects.requireNonNull(known.get(move)))
                .toList();
        return legal.stream().allMatch(each -> times(advice.state(), each) == 0)
                ? advice
                : Advice.of(
                        advice.state(),
                        advice.bounds(),
                        legal.stream()
                                .map(each -> discounted(each, times(advice.state(), each)))
                                .toList(),
                        advice.line());
    }

    boolean isKnown() {
        return !times.isEmpty();
    }

    /** What a position promises after all that came before. */
    double counted(S position, double expected) {
        return part(times.getOrDefault(position, 0)) * expected;
    }

    private static double part(int times) {
        return times == 0 ? 1 : ONCE * StrictMath.pow(AGAIN, times - 1);
    }

    private int times(S state, AdvisedMove<M> move) {
        return times.getOrDefault(state.play(move.move()), 0);
    }

    /** A move of which nothing is estimated is left as it is, and so is one of a proved value. */
    private static <M extends Move> AdvisedMove<M> discounted(AdvisedMove<M> move, int times) {
        double part = part(times);
        if (move.noBetterThan().isPresent()) {
            return AdvisedMove.notCompared(
                    move.move(), move.bounds(), part * move.noBetterThan().getAsDouble());
        }
        OptionalDouble estimate = move.estimate();
        return estimate.isPresent()
                ? AdvisedMove.of(move.move(), move.bounds(), OptionalDouble.of(part * estimate.getAsDouble()))
                : move;
    }

    /** Of moves of which exactly as much is proved as of the first, that it wins or loses, the one that repeats least or most. */
    M first(Advice<S, M> advice) {
        AdvisedMove<M> first = advice.moves().get(0);
        GameValue value = first.bounds().value().orElse(GameValue.DRAW);
        if (times.isEmpty() || value == GameValue.DRAW) {
            return first.move();
        }
        ToIntFunction<AdvisedMove<M>> repeated =
                value == GameValue.WIN ? move -> times(advice.state(), move) : move -> -times(advice.state(), move);
        return advice.moves().stream()
                .filter(move -> move.bounds().equals(first.bounds()))
                .min(Comparator.comparingInt(repeated))
                .orElse(first)
                .move();
    }
}
