package dev.foregone.testkit.state;

import dev.foregone.api.GameState;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.SoftLimit;
import dev.foregone.testkit.graph.Induction;
import dev.foregone.testkit.walk.Samples;
import dev.foregone.testkit.walk.Walk;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Whether a game ends, says so if it may not, and has canonical states that are worth the same. */
public record GameEndings<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String DECLARE = "Game.cyclic() is true for a game that can repeat a position";

    /** Positions are looked at in steps of this many, as long as there is time. */
    private static final int STEP = 5_000;

    private static final int STEPS = 10;

    /** Shared by all starts. */
    private static final Duration TIME = Duration.ofSeconds(1);

    public void ends() {
        samples.assume(!samples.game().cyclic(), "declares cycles");
        for (Walk<S, M> walk : samples.walks()) {
            samples.at(walk.last())
                    .holds(
                            walk.last().legalMoves().isEmpty(),
                            "the game goes on after " + walk.moves().size() + " random plies",
                            "if its lines end, override maxPlies(); if not, Game.cyclic() is true");
        }
    }

    public void cyclesAreDeclared() {
        samples.assume(!samples.game().cyclic(), "declares cycles");
        samples.walks().forEach(this::repeatsNothing);
        for (S start : samples.starts()) {
            Induction<S, M, Outcome> reference = Induction.outcomes(samples.game());
            SoftLimit patience = new SoftLimit(1, samples.ofEachStart(TIME));
            try {
                for (int steps = 0; steps < STEPS && patience.more(); steps++) {
                    reference.within(start, STEP);
                }
            } catch (LineTooLongException endless) {
                samples.at(start).fault("a line of play repeats a position: " + endless.getMessage(), DECLARE);
            }
        }
    }

    private void repeatsNothing(Walk<S, M> walk) {
        Map<S, Integer> seen = new HashMap<>();
        for (int ply = 0; ply < walk.states().size(); ply++) {
            S state = walk.states().get(ply);
            Integer before = seen.put(state, ply);
            if (before != null) {
                String between = Check.line(walk.moves().subList(before, ply));
                samples.at(state).fault("it comes again after " + (ply - before) + " plies, " + between, DECLARE);
            }
        }
    }

    public void canonicalKeepsTheOutcome() {
        Game<S, M> game = samples.game();
        samples.each((state, check) -> {
            S canonical = game.canonical(state);
            check.equal(
                    canonical,
                    game.canonical(canonical),
                    "the canonical state of its canonical state",
                    "the canonical state stands for itself");
        });
        if (samples.states().stream().anyMatch(state -> !game.canonical(state).equals(state))) {
            samples.solvable().forEach(this::keepsTheOutcome);
        }
    }

    private void keepsTheOutcome(S state) {
        S canonical = samples.game().canonical(state);
        Optional<Outcome> outcome = samples.cheapOutcome(canonical);
        samples.at(state)
                .holds(
                        outcome.isEmpty() || outcome.get().equals(samples.outcome(state)),
                        "its outcome is " + samples.outcome(state) + ", that of its canonical state " + canonical
                                + " is " + outcome,
                        "only positions of one outcome may stand for each other");
    }
}
