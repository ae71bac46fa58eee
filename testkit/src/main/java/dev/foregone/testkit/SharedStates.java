package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Whether many threads may read and play the same states at once, finished ones among them. */
record SharedStates<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final int MOST_STATES = 120;
    private static final Duration TIME = Duration.ofMillis(800);

    void sameForEveryThread() {
        new Rereading<>(TIME, states(), this::readAndPlayed, samples::at)
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
    private List<S> states() {
        Set<S> states = new LinkedHashSet<>();
        List<S> all = List.copyOf(samples.states());
        Stream<S> ends = samples.walks().stream().map(RandomWalk::last).limit(MOST_STATES / 4);
        int step = Math.max(1, all.size() / (MOST_STATES - MOST_STATES / 4));
        ends.forEach(states::add);
        for (int i = 0; i < all.size(); i += step) {
            states.add(all.get(i));
        }
        return List.copyOf(states);
    }
}
