package dev.foregone.testkit.evaluation;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;

/**
 * How an evaluation after each of a player's moves is related to that after the replies: what one player likes the other
 * dislikes, so that the correlation is near -1 where both sides count, and near 1 where it is always the same player's.
 */
final class TurnCorrelation<S extends GameState<S, M>, M extends Move> {

    private static final int MOVES = 6;
    private static final int REPLIES = 4;

    private final Random random;
    private double products;
    private double before;
    private double after;

    TurnCorrelation(long seed) {
        random = new Random(seed);
    }

    /** From -1 to 1; 0 where nothing is known. */
    double value() {
        return products == 0 ? 0 : products / Math.sqrt(before * after);
    }

    /** Looks at some moves of a position, and compares them with each other alone: what all have in common says nothing. */
    void add(S state, ToDoubleFunction<S> evaluation) {
        List<double[]> pairs = new ArrayList<>();
        List<M> moves = some(state, MOVES);
        for (M move : moves) {
            S child = state.play(move);
            some(child, REPLIES).stream()
                    .filter(reply -> !child.movesAgain(reply))
                    .map(child::play)
                    .filter(next -> next.terminalValue().isEmpty())
                    .mapToDouble(evaluation)
                    .average()
                    .stream()
                    .filter(replies -> state.movesAgain(move) == state.movesAgain(moves.get(0)))
                    .forEach(replies -> pairs.add(new double[] {evaluation.applyAsDouble(child), replies}));
        }
        products += covariance(pairs, 0, 1);
        before += covariance(pairs, 0, 0);
        after += covariance(pairs, 1, 1);
    }

    private static double covariance(List<double[]> pairs, int one, int other) {
        double mean = pairs.stream().mapToDouble(pair -> pair[other]).average().orElse(0);
        return pairs.stream()
                .mapToDouble(pair -> pair[one] * (pair[other] - mean))
                .sum();
    }

    private List<M> some(S state, int most) {
        List<M> moves = new ArrayList<>(state.legalMoves());
        Collections.shuffle(moves, random);
        return moves.subList(0, Math.min(most, moves.size()));
    }
}
