package dev.foregone.testkit.state;

import static org.junit.jupiter.api.Assertions.fail;

import com.google.common.testing.EqualsTester;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.Rereading;
import dev.foregone.testkit.check.Snapshot;
import dev.foregone.testkit.check.SoftLimit;
import dev.foregone.testkit.walk.Samples;
import dev.foregone.testkit.walk.Walk;
import dev.foregone.testkit.walk.WatchedStates;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether a game's states are immutable values, and equal exactly when they should be. */
public record GameStates<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final int MAX_GROUPS = 30;

    /** After this many moves, and as many more as there is time for, every answer is made too. */
    private static final int ALWAYS_ANSWERED = 300;

    private static final Duration ANSWERING = Duration.ofSeconds(1);

    /** So many of those that many threads read at once are the ends of walks. */
    private static final int ENDS = Rereading.MOST / 4;

    private static final Duration READING = Duration.ofMillis(800);

    public void playChangesNothing() {
        SoftLimit patience = new SoftLimit(ALWAYS_ANSWERED, ANSWERING);
        for (S state : samples.states()) {
            WatchedStates<S, M> watched = new WatchedStates<>(samples.game());
            for (M move : List.copyOf(state.legalMoves())) {
                S child = watched.play(state, move);
                if (patience.more()) {
                    samples.unchanged(state, "play(" + move + ") with every answer to it", () -> answers(child));
                }
            }
        }
    }

    private List<S> answers(S state) {
        return List.copyOf(state.legalMoves()).stream().map(state::play).toList();
    }

    public void sameForEveryThread() {
        new Rereading<>(READING, someStates(), this::readAndPlayed, samples::at)
                .agrees(
                        Check.game(samples.game()),
                        "the state changes",
                        "a state is an immutable value, and so is all that it refers to: no board that states share, no field"
                                + " that is changed for a moment and put back");
    }

    private Snapshot readAndPlayed(S state) {
        List.copyOf(state.legalMoves()).forEach(state::play);
        return Snapshot.of(samples.game(), state);
    }

    /** The ends of the walks and what lies on the way there. */
    private List<S> someStates() {
        List<S> ends = samples.walks().stream().map(Walk::last).toList();
        return Stream.of(
                        Rereading.some(ENDS, ends),
                        Rereading.some(Rereading.MOST - ENDS, List.copyOf(samples.states())))
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    public void equalsAndHashCode() {
        for (S start : samples.starts()) {
            samples.walksFrom(start).limit(MAX_GROUPS / 3).forEach(walk -> {
                List<S> anew = walk.replayed();
                IntStream.range(0, anew.size()).forEach(ply -> madeAnew(walk, anew, ply));
                distinct(walk, anew);
            });
        }
    }

    private void madeAnew(Walk<S, M> walk, List<S> anew, int ply) {
        S state = walk.states().get(ply);
        Check check =
                samples.at(state).and("reached by " + Check.line(walk.moves().subList(0, ply)));
        String advice = "the same moves from the same start lead to equal states with equal hash codes";
        check.equal(state, anew.get(ply), "the state, reached once more,", advice);
        check.equal(state.hashCode(), anew.get(ply).hashCode(), "the hash code, when reached once more,", advice);
    }

    /** On one line of a game without cycles all positions differ. */
    private void distinct(Walk<S, M> walk, List<S> anew) {
        EqualsTester tester = new EqualsTester();
        List<S> groups = new ArrayList<>();
        int step = 1 + walk.states().size() / MAX_GROUPS;
        for (int ply = 0; ply < anew.size(); ply += step) {
            S state = walk.states().get(ply);
            if (!samples.game().cyclic() || !groups.contains(state)) {
                groups.add(state);
                tester.addEqualityGroup(state, anew.get(ply));
            }
        }
        try {
            tester.testEquals();
        } catch (AssertionError wrong) {
            fail(
                    Check.game(samples.game()).where() + ": " + wrong.getMessage()
                            + "\n  equals and hashCode belong together, and on one line of play no two positions are equal,"
                            + " unless cyclic() says that positions can come again",
                    wrong);
        }
    }

    public void equalStatesHaveOneFuture() {
        List<S> openings = samples.openings();
        for (int i = 0; i < openings.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (openings.get(i).equals(openings.get(j))) {
                    equalBothWays(openings.get(j), openings.get(i));
                }
            }
        }
        EqualStates<S, M> met = new EqualStates<>(samples.game());
        samples.eachWhereWalksMeet(met::meet);
        openings.forEach(met::meet);
        samples.walks().forEach(walk -> walk.states().forEach(met::meet));
        samples.space().each((from, move, to) -> met.meet(to));
    }

    private void equalBothWays(S one, S other) {
        Check check = samples.at(one).and("and the equal state " + other);
        check.equal(
                one.hashCode(), other.hashCode(), "the hash code of the latter", "equal states have equal hash codes");
        check.holds(other.equals(one), "the latter does not equal the former", "equals is symmetric");
    }
}
