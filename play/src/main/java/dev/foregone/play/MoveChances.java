package dev.foregone.play;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * The chances that a fallible player of a given level chooses each legal move of a position. They depend only on the
 * outcomes of the moves and the level, and are the same on every machine.
 *
 * <p><strong>The promise of a level.</strong> A player of level L makes 1 - L of the errors of a player who moves at
 * random, in every position of every game: if k of n legal moves keep the value, it keeps the value with the chance
 *
 * <pre>L + (1 - L) k / n.</pre>
 *
 * <p>In full: a move's value counts first, its plies second. Let the legal moves have the values v0 (the best), v1 and
 * so on, and let R(i) be the share of legal moves whose value is v(i) or worse. The chance that the chosen move has the
 * value v(i) or worse is
 *
 * <pre>(1 - L)^i R(i),</pre>
 *
 * <p>so that grave errors, such as giving up a win for a loss where a draw was possible, become rare first. Among the
 * moves of the chosen value, plies decide by the same rule: if their outcomes are o0 (the best), o1 and so on, and Q(j)
 * is the share of them whose outcome is o(j) or worse, the chance that the outcome is o(j) or worse is (1 - L)^j Q(j).
 * Moves of equal outcome are equally likely.
 *
 * <p>Level 0 is uniform play; level 1 chooses only among the best moves, plies included. A higher level is better in
 * every position: whatever the outcome, the chance to get at least that much does not fall as the level grows.
 *
 * <p>The idea of players who choose by the outcomes of moves, graded from random to perfect, is the reference fallible
 * player of G. Haworth (<em>Reference fallible endgame play</em>, 2002) and R. Andrist and G. Haworth
 * (<em>Deeper model endgame analysis</em>, Theoretical Computer Science 349, 2005). Theirs weighs a move by a power of
 * its plies, so that one exponent means different things in different games; here the ranks of outcomes take the place
 * of plies, and the chance is calibrated in each position.
 *
 * @param <M> the type of the game's moves
 * @param moves every legal move with its chance, in the order of the analysis, at least one; the chances sum up to 1
 */
public record MoveChances<M extends Move>(List<MoveChance<M>> moves) {

    private static final double ROUNDING = 1e-9;

    /**
     * Copies the list. Chances by another rule than the one above are accepted too.
     *
     * @param moves every legal move with its chance, at least one; the chances sum up to 1
     * @throws IllegalArgumentException if there is no move, or the chances do not sum up to 1
     */
    public MoveChances {
        moves = List.copyOf(moves);
        double sum = moves.stream().mapToDouble(MoveChance::chance).sum();
        if (!(Math.abs(sum - 1) < ROUNDING)) {
            throw new IllegalArgumentException(
                    "the chances of " + moves.size() + " moves sum up to " + sum + ", not to 1");
        }
    }

    /**
     * The chances of a fallible player, in n log n steps for n moves, so no limits are needed.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param analysis the position's analysis
     * @param level from 0, which moves at random, to 1, which plays perfectly
     * @return the chance of each legal move, in the order of the analysis
     * @throws IllegalArgumentException if the level is not from 0 to 1, or the game is over
     */
    public static <S extends GameState<S, M>, M extends Move> MoveChances<M> of(Analysis<S, M> analysis, double level) {
        Level.checked(level);
        List<RatedMove<M>> rated = analysis.moves();
        if (rated.isEmpty()) {
            throw new IllegalArgumentException(
                    "the game is over in " + analysis.state() + ": there is no move to choose");
        }
        Map<Outcome, Double> chances =
                chances(rated.stream().map(RatedMove::outcome).toList(), level);
        return new MoveChances<>(rated.stream()
                .map(move -> new MoveChance<>(
                        move.move(), move.outcome(), Objects.requireNonNull(chances.get(move.outcome()))))
                .toList());
    }

    /** The chance of one move of each outcome. */
    private static Map<Outcome, Double> chances(List<Outcome> outcomes, double level) {
        Map<Outcome, Double> chances = new HashMap<>();
        Map<Outcome, Long> equals = outcomes.stream().collect(groupingBy(outcome -> outcome, counting()));
        Map<GameValue, List<Outcome>> rivals = outcomes.stream().collect(groupingBy(Outcome::value));
        Map<GameValue, Cut> values =
                Cut.ofAll(outcomes.stream().map(Outcome::value).toList());
        values.forEach((value, cut) -> Cut.ofAll(Objects.requireNonNull(rivals.get(value)))
                .forEach((outcome, among) -> {
                    long count = Objects.requireNonNull(equals.get(outcome));
                    chances.put(outcome, cut.chance(level) * among.chance(level) / count);
                }));
        return chances;
    }

    /**
     * The chance of a move.
     *
     * @param move one of the legal moves
     * @return from 0 to 1
     * @throws NoSuchElementException if it is not among the moves
     */
    public double of(M move) {
        return moves.stream()
                .filter(each -> each.move().equals(move))
                .mapToDouble(MoveChance::chance)
                .findFirst()
                .orElseThrow(() -> new NoSuchElementException("no chance is given for the move " + move));
    }

    /**
     * The chance that the chosen move has at least this outcome.
     *
     * @param outcome the least outcome
     * @return from 0 to 1
     */
    public double atLeast(Outcome outcome) {
        double sum = moves.stream()
                .filter(each -> each.outcome().compareTo(outcome) >= 0)
                .mapToDouble(MoveChance::chance)
                .sum();
        return Math.min(1, sum);
    }

    /**
     * Draws a move at random. It depends only on the chances, the seed and the ply, and is the same on every machine.
     *
     * @param seed any number; another seed is another player of the same strength
     * @param ply the number of moves made before; another ply is another draw
     * @return one of the moves that have a chance
     */
    public M choose(long seed, int ply) {
        double left = SeededRandom.fraction(seed, ply);
        M chosen = moves.get(0).move();
        for (MoveChance<M> each : moves) {
            if (each.chance() > 0) {
                chosen = each.move();
                left -= each.chance();
                if (left < 0) {
                    return chosen;
                }
            }
        }
        return chosen;
    }
}
