package dev.foregone.play;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.IntStream;

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
 * <p><strong>Where not all values are proved</strong>, the same rule applies to classes in place of values: first the move that the
 * {@linkplain Advice advice} puts first, with those of which exactly the same is known; then the others of
 * which 0.5 or more is {@linkplain AdvisedMove#expected expected}; then those in between; then those of which -0.5 or less is
 * expected; last the moves that are proved to lose. Moves of a class are equally likely. If the classes are right, so that no move that loses value stands above one that keeps
 * it, the value is kept with the chance L + (1 - L) k / n or a greater one; whether they are is not proved.
 *
 * <p>The idea of players who choose by the outcomes of moves, graded from random to perfect, is the reference fallible
 * player of G. Haworth (<em>Reference fallible endgame play</em>, 2002) and R. Andrist and G. Haworth
 * (<em>Deeper model endgame analysis</em>, Theoretical Computer Science 349, 2005). Theirs weighs a move by a power of
 * its plies, so that one exponent means different things in different games; here the ranks of outcomes take the place
 * of plies, and the chance is calibrated in each position.
 *
 * @param <M> the type of the game's moves
 * @param moves every legal move with its chance, at least one; the chances sum up to 1
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
        return of(Advice.of(analysis), level);
    }

    /**
     * The chances of a fallible player, as far as moves are known.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param advice about the position
     * @param level from 0, which moves at random, to 1, which makes only moves that are not known to be worse than another
     * @return the chance of each legal move, in the order of the advice
     * @throws IllegalArgumentException if the level is not from 0 to 1, or the game is over
     */
    public static <S extends GameState<S, M>, M extends Move> MoveChances<M> of(Advice<S, M> advice, double level) {
        Level.checked(level);
        Unfinished.check(advice);
        List<Rank> ranks = Rank.of(advice.moves());
        Map<Rank, Double> chances = chances(ranks, level);
        return new MoveChances<>(IntStream.range(0, ranks.size())
                .mapToObj(i -> chance(advice.moves().get(i), Objects.requireNonNull(chances.get(ranks.get(i)))))
                .toList());
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
     * The chances of a player who moves at random: level 0, for which nothing needs to be known.
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

    private static Map<Rank, Double> chances(List<Rank> ranks, double level) {
        Map<Rank, Double> chances = new HashMap<>();
        Map<Rank, Long> equals = ranks.stream().collect(groupingBy(rank -> rank, counting()));
        Map<Integer, List<Integer>> rivals =
                ranks.stream().collect(groupingBy(Rank::group, mapping(Rank::grade, toList())));
        Map<Integer, Cut> groups = Cut.ofAll(ranks.stream().map(Rank::group).toList());
        groups.forEach((group, cut) -> Cut.ofAll(Objects.requireNonNull(rivals.get(group)))
                .forEach((grade, among) -> {
                    Rank rank = new Rank(group, grade);
                    long count = Objects.requireNonNull(equals.get(rank));
                    chances.put(rank, cut.chance(level) * among.chance(level) / count);
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
     * The chance that the chosen move has at least this outcome, by proof.
     *
     * @param outcome the least outcome
     * @return from 0 to 1
     */
    public double atLeast(Outcome outcome) {
        double sum = moves.stream()
                .filter(each -> each.bounds().atLeast().compareTo(outcome) >= 0)
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
