package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * The chances that a player who errs chooses each legal move of a position. They depend only on what is known of the moves and on the
 * player's strength, and are the same on every machine.
 *
 * @param <M> the type of the game's moves
 * @param moves every legal move with its chance, at least one; the chances sum up to 1
 */
public record MoveChances<M extends Move>(List<MoveChance<M>> moves) {

    private static final double ROUNDING = 1e-9;

    /**
     * Copies the list. Chances by any rule are accepted.
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
     * The chances of a player who sees as far as the advice does. If a move is known to win, or all to lose, it makes the first. Of
     * the others, those not known to lose, as many come to its mind as the strength {@linkplain Strength#thoughts says}, each time any
     * of them, and it makes the most promising one of these: if n such moves are in question, the chance that it makes one of the k
     * most promising is
     *
     * <pre>1 - (1 - k / n)^thoughts.</pre>
     *
     * <p>where more than eight moves are in question, with 1 + (thoughts - 1) n / 8 in place of thoughts: a share of them. Moves of which the
     * same is expected are equally likely.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param advice about the position, {@linkplain Limits#withPlies as far ahead} as the player sees
     * @param strength how many moves come to its mind
     * @return the chance of each legal move, in the order of the advice
     * @throws IllegalArgumentException if the game is over
     */
    public static <S extends GameState<S, M>, M extends Move> MoveChances<M> of(
            Advice<S, M> advice, Strength strength) {
        Unfinished.check(advice);
        AdvisedMove<M> first = advice.moves().get(0);
        boolean isSeen = first.bounds().atLeast().value() == GameValue.WIN || isLost(first);
        List<AdvisedMove<M>> inQuestion = isSeen
                ? List.of(first)
                : advice.moves().stream().filter(move -> !isLost(move)).toList();
        Map<M, Double> chances = chancesInMind(inQuestion, strength.thoughts(inQuestion.size()));
        return new MoveChances<>(advice.moves().stream()
                .map(move -> chance(move, chances.getOrDefault(move.move(), 0.0)))
                .toList());
    }

    private static boolean isLost(AdvisedMove<?> move) {
        return move.bounds().atMost().value() == GameValue.LOSS;
    }

    /** The chance of each move that it is the most promising of several drawn; {@code StrictMath}: the same on every machine. */
    private static <M extends Move> Map<M, Double> chancesInMind(List<AdvisedMove<M>> bestFirst, double drawn) {
        Map<M, Double> chances = new HashMap<>();
        int size = bestFirst.size();
        for (int from = 0, to = 0; from < size; from = to) {
            while (to < size
                    && bestFirst.get(to).expected() == bestFirst.get(from).expected()) {
                to++;
            }
            double nothingBetter = from == 0 ? 1 : StrictMath.pow(1 - from / (double) size, drawn);
            double chance = nothingBetter - StrictMath.pow(1 - to / (double) size, drawn);
            for (AdvisedMove<M> move : bestFirst.subList(from, to)) {
                chances.put(move.move(), chance / (to - from));
            }
        }
        return chances;
    }

    private static <M extends Move> MoveChance<M> chance(AdvisedMove<M> move, double chance) {
        return new MoveChance<>(move.move(), move.bounds(), chance);
    }

    /**
     * The chances of a player who moves at random, for which nothing needs to be known.
     *
     * @param <M> the type of the game's moves
     * @param legal every legal move, at least one
     * @return the same chance for each
     * @throws IllegalArgumentException if there is no move
     */
    public static <M extends Move> MoveChances<M> atRandom(List<M> legal) {
        return new MoveChances<>(legal.stream()
                .map(move -> new MoveChance<>(move, Bounds.unknown(), 1.0 / legal.size()))
                .toList());
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
