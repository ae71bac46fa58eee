package dev.foregone.testkit.evaluation;

import static java.util.stream.Collectors.joining;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.NotChecked;
import dev.foregone.testkit.check.SoftLimit;
import dev.foregone.testkit.evaluation.NearEnds.Rated;
import dev.foregone.testkit.walk.Samples;
import dev.foregone.testkit.walk.ShallowSearch;
import dev.foregone.testkit.walk.Walk;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Whether an evaluation is seen by the player to move, compared with positions near the ends of random walks whose values are
 * known. One player's positions are compared with each other alone; where a move does to one player's number what it does to
 * the other's, or the opposite, each player's positions tell of the other too. Only what is contradicted by most pairs, and by what
 * moves do, is a fault: an evaluation may be worth little near the ends.
 */
public final class EvaluationSide<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_WALKS = 400;
    private static final int ALWAYS = 160;
    private static final Duration TIME = Duration.ofSeconds(2);

    /** After each so many walks, it is checked whether they are enough. */
    private static final int STEP = 20;

    /** Of each walk, this many positions at most are to be proved, each by looking at this many, or in two plies by more. */
    private static final int LAST_PLIES = 4;

    private static final int PROOF = 100;
    private static final int PROOF_IN_TWO_PLIES = 20_000;

    /** So many standard deviations are enough. */
    private static final double CLEAR = 6;

    /** Evaluations that are weak near the ends, but are not turned, reach this number of standard deviations. */
    private static final double LIKELY_RIGHT = 2;

    /** A correlation beyond it: the numbers of both players depend on one thing. The number of moves, as a rule, is within 0.3. */
    private static final double ONE_THING = 0.6;

    /** A weaker one, beyond which the two players' numbers are of opposite sides, or of the same. */
    private static final double BOTH_SIDES = 0.5;

    /** Of a turned evaluation, no more than this part of all pairs is right; of one that is worth little, mostly more. */
    private static final double SELDOM = 0.2;

    private final Samples<S, M> samples;
    private final Function<S, Optional<ToDoubleFunction<S>>> evaluations;
    private final Set<S> met = new HashSet<>();
    private final List<NearEnds<S>> ends = List.of(new NearEnds<>(), new NearEnds<>());
    private final TurnCorrelation<S, M> turns;

    /** The evaluation of all that can be reached from a start, if it has one. */
    public EvaluationSide(Samples<S, M> samples, Function<S, Optional<ToDoubleFunction<S>>> evaluations) {
        this.samples = samples;
        this.evaluations = evaluations;
        turns = new TurnCorrelation<>(samples.seed());
    }

    public void isOfTheMover() {
        List<S> starts = samples.starts();
        samples.assume(
                starts.stream().anyMatch(start -> evaluations.apply(start).isPresent()), "has no evaluation");
        look(starts);
        for (int player = 0; player < 2; player++) {
            if (isTurned(player)) {
                fault(player);
            }
        }
        if (Math.min(right(0), right(1)) < LIKELY_RIGHT) {
            throw notChecked(right(0) <= right(1) ? 0 : 1);
        }
    }

    /**
     * Whether the player's pairs contradict the numbers clearly, or the other player's do by what moves do to both; and whether the
     * two players' pairs agree about that.
     */
    private boolean isTurned(int player) {
        double turn = turns.value();
        NearEnds<S> other = ends.get(1 - player);
        double seldom = Math.min(ends.get(player).right(), turn > 0 ? 1 - other.right() : other.right());
        return right(player) < -NearEnds.HARDLY_CHANCE
                && seldom < SELDOM
                && Math.abs(turn) > BOTH_SIDES
                && turn * other.deviations() >= 0;
    }

    private NotChecked notChecked(int worse) {
        boolean isWorthLittle = right(worse) < -NearEnds.HARDLY_CHANCE;
        return new NotChecked(
                "whether the evaluation of the game '" + samples.game().id()
                        + "' is seen by the player to move: near the ends of walks, the greater number is that of the position won "
                        + oftenWithEach(0)
                        + (isWorthLittle
                                ? ": it is worth little there, or turned" + examples(worse)
                                : ", which does not tell"),
                isWorthLittle
                        ? "look at the positions named: where it counts what the player to move has, its sign is right, and an opponent"
                                + " with the evaluation should win oftener than one without; if it does not, leave it out"
                        : "let sampleStates() name positions from which random games soon end, won by each player, and an opponent"
                                + " with the evaluation play one without: it should win oftener");
    }

    private void look(List<S> starts) {
        Random random = new Random(samples.seed());
        SoftLimit patience = new SoftLimit(ALWAYS, TIME);
        for (int walk = 0; walk < MOST_WALKS && patience.more() && !(walk % STEP == 0 && isClear()); walk++) {
            S start = starts.get(walk % starts.size());
            evaluations.apply(start).ifPresent(each -> look(start, random.nextLong(), each));
        }
    }

    private boolean isClear() {
        return Math.min(Math.abs(right(0)), Math.abs(right(1))) > CLEAR;
    }

    /** In standard deviations, negative if the player's numbers are turned: by the stronger of two tests. */
    private double right(int player) {
        double own = ends.get(player).deviations();
        double other = -Math.signum(turns.value()) * ends.get(1 - player).deviations();
        double together = Math.abs(turns.value()) > ONE_THING ? (own + other) / Math.sqrt(2) : 0;
        return Math.abs(together) > Math.abs(own) ? together : own;
    }

    private String examples(int wrong) {
        String player = samples.game().players().get(wrong);
        return ends.get(wrong).worst().stream()
                .map(each -> "; it is " + each.number() + " at "
                        + samples.game().format(each.state()) + " though " + player + ", who is to move, "
                        + (each.value() == GameValue.WIN ? "wins" : "loses")
                        + (ends.get(wrong).proved().contains(each) ? "" : " that walk"))
                .collect(joining());
    }

    private void fault(int wrong) {
        String player = samples.game().players().get(wrong);
        String turned = String.format(Locale.ROOT, "%.1f, -1 where both see their own side", turns.value());
        Check.game(samples.game())
                .fault(
                        "near the ends of walks, the greater evaluation is that of the position won "
                                + oftenWithEach(wrong)
                                + "; what moves do to both players' numbers has a correlation of " + turned
                                + examples(wrong),
                        "an evaluation is seen by the player to move: turn its sign"
                                + (right(1 - wrong) < -LIKELY_RIGHT
                                        ? ", or leave it out"
                                        : " where " + player + " is to move"));
    }

    private String oftenWithEach(int player) {
        List<String> players = samples.game().players();
        return ends.get(player).often() + " with " + players.get(player) + " to move, and "
                + ends.get(1 - player).often() + " with " + players.get(1 - player) + " to move";
    }

    private void look(S start, long seed, ToDoubleFunction<S> evaluation) {
        Walk<S, M> walk = Walk.random(start, seed, samples.plies());
        int plies = Math.max(1, walk.moves().size());
        turns.add(walk.states().get((int) Long.remainderUnsigned(seed, plies)), evaluation);
        walk.last().terminalValue().ifPresent(value -> rate(walk, value, evaluation));
    }

    private void rate(Walk<S, M> walk, GameValue last, ToDoubleFunction<S> evaluation) {
        List<Integer> movers = samples.movers(walk);
        int end = walk.moves().size();
        boolean[] done = new boolean[2];
        for (int ply = end - 1; ply >= Math.max(0, end - LAST_PLIES) && !(done[0] && done[1]); ply--) {
            S state = walk.states().get(ply);
            int mover = movers.get(ply);
            if (!done[mover] && met.add(state)) {
                double number = evaluation.applyAsDouble(state);
                Optional<GameValue> proved = proved(state);
                proved.ifPresent(value -> ends.get(mover).proved().add(new Rated<>(state, number, value)));
                if (proved.isEmpty() && ply >= end - 2) {
                    GameValue walked = mover == movers.get(end) ? last : last.negated();
                    ends.get(mover).walked().add(new Rated<>(state, number, walked));
                }
                done[mover] = proved.isPresent() && proved.get() != GameValue.DRAW;
            }
        }
    }

    private Optional<GameValue> proved(S state) {
        return new ShallowSearch<S, M>(PROOF_IN_TWO_PLIES)
                .valueOfLastPlies(state)
                .or(() -> new ShallowSearch<S, M>(PROOF).value(state));
    }
}
