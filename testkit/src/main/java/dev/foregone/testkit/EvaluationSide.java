package dev.foregone.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Whether an evaluation is seen by the player to move, compared with positions near the ends of random walks, whose values
 * are proved. One player's positions are compared with each other alone, and only what is hardly chance is a fault: an
 * evaluation may be weak.
 */
final class EvaluationSide<S extends GameState<S, M>, M extends Move> {

    private static final int MOST_WALKS = 400;
    private static final int ALWAYS = 60;
    private static final Duration TIME = Duration.ofSeconds(1);

    /** Of each walk, this many positions at most are to be proved, each by looking at this many. */
    private static final int LAST_PLIES = 4;

    private static final int PROOF = 100;

    /** In standard deviations. */
    private static final double HARDLY_CHANCE = 3;

    private final Samples<S, M> samples;
    private final Function<S, Optional<ToDoubleFunction<S>>> evaluations;
    private final Set<S> met = new HashSet<>();
    private final List<Seen<S>> seen = List.of(new Seen<>(), new Seen<>());

    /** The evaluation of all that can be reached from a start, if it has one. */
    EvaluationSide(Samples<S, M> samples, Function<S, Optional<ToDoubleFunction<S>>> evaluations) {
        this.samples = samples;
        this.evaluations = evaluations;
    }

    private record Rated<S>(S state, double number) {}

    /** One player's positions: those that the player wins, those that are lost, and how they are evaluated. */
    private record Seen<S>(List<Rated<S>> won, List<Rated<S>> lost) {

        Seen() {
            this(new ArrayList<>(), new ArrayList<>());
        }

        /** The part of all pairs of them in which the position won has the greater number. */
        double right() {
            double right = won.stream()
                    .mapToDouble(win -> lost.stream()
                            .mapToDouble(loss -> (1 + Math.signum(win.number - loss.number)) / 2)
                            .sum())
                    .sum();
            return right / won.size() / lost.size();
        }

        String often() {
            return "in " + Math.round(100 * right()) + " of 100 pairs (" + won.size() + " won, " + lost.size()
                    + " lost)";
        }

        double deviations() {
            return deviations(right());
        }

        /** How far a part is from a half, in standard deviations of what chance gives (the test of Mann and Whitney). */
        private double deviations(double part) {
            double pairs = (double) won.size() * lost.size();
            return (part - 0.5) / Math.sqrt((won.size() + lost.size() + 1) / 12.0 / pairs);
        }

        /** Whether there are enough of them to tell a right evaluation from one that is turned. */
        boolean tells() {
            return !won.isEmpty() && !lost.isEmpty() && deviations(1) > HARDLY_CHANCE;
        }
    }

    void isOfTheMover() {
        List<S> starts = samples.starts();
        samples.assume(
                starts.stream().anyMatch(start -> evaluations.apply(start).isPresent()), "has no evaluation");
        look(starts);
        assumeTrue(
                seen.stream().allMatch(Seen::tells),
                () -> "not checked: whether the evaluation of the game '"
                        + samples.game().id()
                        + "' is seen by the player to move. Too few positions near the ends of walks are proved to be won or"
                        + " lost");
        if (seen.stream().allMatch(each -> Math.abs(each.deviations()) > HARDLY_CHANCE)) {
            seen.stream().filter(each -> each.deviations() < 0).findFirst().ifPresent(this::fault);
        }
    }

    private void look(List<S> starts) {
        Random random = new Random(samples.seed());
        Budget patience = new Budget(ALWAYS, TIME);
        for (int walk = 0; walk < MOST_WALKS && patience.more(); walk++) {
            S start = starts.get(walk % starts.size());
            evaluations.apply(start).ifPresent(each -> look(start, random.nextLong(), each));
        }
    }

    private void fault(Seen<S> wrong) {
        Comparator<Rated<S>> byNumber = Comparator.comparingDouble(Rated::number);
        Rated<S> lost = Collections.max(wrong.lost, byNumber);
        Rated<S> won = Collections.min(wrong.won, byNumber);
        List<String> players = samples.game().players();
        String player = players.get(seen.indexOf(wrong));
        Seen<S> other = seen.get(1 - seen.indexOf(wrong));
        samples.at(lost.state)
                .fault(
                        "its evaluation is " + lost.number + " though " + player + ", who is to move, loses, and it is "
                                + won.number + " at " + samples.game().format(won.state) + " though " + player
                                + ", who is to move, wins; near the ends of walks, the greater number is that of the"
                                + " position won " + wrong.often() + " with " + player + " to move, and "
                                + other.often() + " with the other player to move",
                        "an evaluation is seen by the player to move: turn its sign"
                                + (other.deviations() < 0 ? ", or leave it out" : " where " + player + " is to move"));
    }

    private void look(S start, long seed, ToDoubleFunction<S> evaluation) {
        RandomWalk<S, M> walk = RandomWalks.walk(start, seed, samples.plies());
        if (walk.last().terminalValue().isEmpty()) {
            return;
        }
        List<Integer> movers = movers(walk);
        boolean[] done = new boolean[2];
        int end = walk.moves().size();
        for (int ply = end - 1; ply >= Math.max(0, end - LAST_PLIES) && !(done[0] && done[1]); ply--) {
            S state = walk.states().get(ply);
            int mover = movers.get(ply);
            if (!done[mover] && met.add(state)) {
                done[mover] = learn(seen.get(mover), state, evaluation);
            }
        }
    }

    private boolean learn(Seen<S> seen, S state, ToDoubleFunction<S> evaluation) {
        Optional<GameValue> value = new ShallowSearch<S, M>(PROOF).value(state);
        boolean decided = value.isPresent() && value.get() != GameValue.DRAW;
        if (decided) {
            Rated<S> rated = new Rated<>(state, evaluation.applyAsDouble(state));
            (value.get() == GameValue.WIN ? seen.won : seen.lost).add(rated);
        }
        return decided;
    }

    /** The number of the player to move at each ply. */
    private List<Integer> movers(RandomWalk<S, M> walk) {
        String first = samples.game().players().get(0);
        int mover =
                samples.game().playerToMove(walk.states().get(0)).orElse(first).equals(first) ? 0 : 1;
        List<Integer> movers = new ArrayList<>(List.of(mover));
        for (int ply = 0; ply < walk.moves().size(); ply++) {
            boolean again = walk.states().get(ply).movesAgain(walk.moves().get(ply));
            mover = again ? mover : 1 - mover;
            movers.add(mover);
        }
        return movers;
    }
}
