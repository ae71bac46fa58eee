package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;

/** Whether {@code PackedRules.canonical} holds the same positions equivalent as {@code Game.canonical} does. */
record PackedCanonical<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String ADVICE =
            "Game.canonical and PackedRules.canonical hold the same positions equivalent; each may choose its own to stand"
                    + " for them. An engine that works on packed positions asks the rules only";

    void agreesWithTheStates() {
        samples.eachPackedState(this::agrees);
    }

    private void agrees(PackedRules<S, M> rules, S state) {
        S stands = samples.game().canonical(state);
        if (servedBy(rules, stands)) {
            long ofState = rules.canonical(rules.pack(state));
            long ofStandIn = rules.canonical(rules.pack(stands));
            samples.at(state)
                    .holds(
                            ofState == ofStandIn,
                            "Game.canonical lets " + samples.game().format(stands)
                                    + " stand for it, but PackedRules.canonical gives " + written(rules, ofState)
                                    + " for the one and " + written(rules, ofStandIn) + " for the other",
                            ADVICE);
        }
        S packed = rules.unpack(rules.canonical(rules.pack(state)));
        samples.at(state)
                .holds(
                        samples.game().canonical(packed).equals(stands),
                        "PackedRules.canonical lets " + samples.game().format(packed)
                                + " stand for it, but Game.canonical gives "
                                + samples.game().format(stands) + " for the one and "
                                + samples.game().format(samples.game().canonical(packed)) + " for the other",
                        ADVICE);
    }

    /** A state that stands for another may be of another board, which these rules do not know. */
    private boolean servedBy(PackedRules<S, M> rules, S state) {
        return samples.game().packedRules(state).filter(rules::equals).isPresent();
    }

    private String written(PackedRules<S, M> rules, long position) {
        return new Words<>(samples.game(), rules).position(position);
    }
}
