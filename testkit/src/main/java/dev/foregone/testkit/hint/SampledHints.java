package dev.foregone.testkit.hint;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.Rereading;
import dev.foregone.testkit.walk.Samples;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** Whether the hints of a game, in either form, are true on every state whose outcome is cheap to find. */
public final class SampledHints<S extends GameState<S, M>, M extends Move> {

    private static final Duration TIME = Duration.ofMillis(400);

    private final Samples<S, M> samples;
    private final HintForm<S, M> hints;
    private final HintChecks<S, M> checks;

    private SampledHints(Samples<S, M> samples, HintForm<S, M> hints) {
        this.samples = samples;
        this.hints = hints;
        checks = new HintChecks<>(samples.game(), hints, samples::outcome);
    }

    /** Those about states, whether there are packed rules or not. */
    public static <S extends GameState<S, M>, M extends Move> SampledHints<S, M> ofStates(Samples<S, M> samples) {
        return new SampledHints<>(samples, present(samples));
    }

    private static <S extends GameState<S, M>, M extends Move> StateHints<S, M> present(Samples<S, M> samples) {
        StateHints<S, M> hints = new StateHints<>(samples.game());
        samples.assume(hints.given().isPresent(), "gives no hints");
        return hints;
    }

    /** Those of packed rules. */
    public static <S extends GameState<S, M>, M extends Move> SampledHints<S, M> ofPositions(Samples<S, M> samples) {
        return new SampledHints<>(samples, new RulesHints<>(samples.game()));
    }

    private void each(Consumer<S> check) {
        samples.eachSolvable(state -> {
            if (hints.isAbout(state)) {
                check.accept(state);
            }
        });
    }

    public void boundsHold() {
        each(checks::bounds);
    }

    public void candidatesKeepTheBest() {
        each(checks::candidates);
    }

    public void soonestDrawHolds() {
        samples.walks().forEach(checks::soonestDrawOn);
        each(checks::soonestDraw);
    }

    public void maxPliesHolds() {
        samples.walks().forEach(checks::maxPliesOn);
        each(checks::maxPlies);
    }

    /** Whether the hints about states are the same at any time, for every thread. */
    public static <S extends GameState<S, M>, M extends Move> void arePure(Samples<S, M> samples) {
        StateHints<S, M> hints = present(samples);
        List<S> states = samples.states().stream()
                .filter(state -> state.terminalValue().isEmpty())
                .toList();
        new Rereading<>(TIME, states, hints::answers, samples::at)
                .agrees(
                        Check.game(samples.game()),
                        "the hints change",
                        "pure functions of the state: no memory, no shared scratch space");
    }
}
