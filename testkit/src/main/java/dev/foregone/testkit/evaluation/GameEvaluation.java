package dev.foregone.testkit.evaluation;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.Rereading;
import dev.foregone.testkit.check.Snapshot;
import dev.foregone.testkit.walk.Samples;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Whether a game's evaluation, of its states or of its packed positions, is what engines rely on: it need not be good.
 *
 * @param all some positions with their evaluation
 */
public record GameEvaluation<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples, List<Evaluated<S>> all) {

    private static final String NUMBER =
            "a number from -1 (the player to move loses) to 1 (wins), for every unfinished position";
    private static final String PURE =
            "it depends on the position alone: no memory, no chance, no shared scratch space";

    /** How far two ways to compute one number may differ. */
    private static final double ROUNDING = 1e-9;

    private static final int MOST_STATES = 120;
    private static final Duration TIME = Duration.ofMillis(400);

    /** A position, the one that stands for it, and what evaluates both. */
    private record Evaluated<S>(S state, S canonical, String what, ToDoubleFunction<S> evaluation) {}

    public static <S extends GameState<S, M>, M extends Move> GameEvaluation<S, M> ofStates(Samples<S, M> samples) {
        ToDoubleFunction<S> present = samples.given(ofGame(samples), "has no evaluation");
        List<Evaluated<S>> all = unfinished(samples.states().stream())
                .map(state -> new Evaluated<>(state, samples.game().canonical(state), "its evaluation", present))
                .toList();
        return new GameEvaluation<>(samples, all);
    }

    public static <S extends GameState<S, M>, M extends Move> GameEvaluation<S, M> ofPositions(Samples<S, M> samples) {
        List<Evaluated<S>> all = new ArrayList<>();
        samples.eachPacked((start, rules) -> ofRules(samples, start)
                .ifPresent(present -> unfinished(samples.statesFrom(start)).forEach(state -> {
                    long position = rules.pack(state);
                    S canonical = rules.unpack(rules.canonical(position));
                    all.add(new Evaluated<>(state, canonical, "the packed evaluation of " + position, present));
                })));
        samples.assume(!all.isEmpty(), "has packed rules without an evaluation");
        return new GameEvaluation<>(samples, all);
    }

    /** Of the states, or of packed positions where states have none. */
    public static <S extends GameState<S, M>, M extends Move> void isOfTheMover(Samples<S, M> samples) {
        Optional<ToDoubleFunction<S>> ofGame = ofGame(samples);
        new EvaluationSide<>(samples, start -> ofGame.or(() -> ofRules(samples, start))).isOfTheMover();
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<ToDoubleFunction<S>> ofGame(
            Samples<S, M> samples) {
        return given(
                Check.game(samples.game()), "evaluation()", () -> samples.game().evaluation());
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<ToDoubleFunction<S>> ofRules(
            Samples<S, M> samples, S start) {
        return samples.game()
                .packedRules(start)
                .flatMap(rules -> given(samples.at(start), "evaluation() of the packed rules", rules::evaluation)
                        .map(present -> state -> present.applyAsDouble(rules.pack(state))));
    }

    private static <S extends GameState<S, M>, M extends Move> Stream<S> unfinished(Stream<S> states) {
        return states.filter(state -> state.terminalValue().isEmpty()).limit(MOST_STATES);
    }

    public void areInRange() {
        for (Evaluated<S> each : all) {
            double number = samples.unchanged(each.state, each.what, () -> number(each));
            samples.at(each.state).holds(number >= -1 && number <= 1, each.what + " is " + number, NUMBER);
        }
    }

    /** Asked again later, and by several threads: about as many positions from each start with an evaluation of its own. */
    public void arePure() {
        Map<ToDoubleFunction<S>, List<Evaluated<S>>> own =
                all.stream().collect(groupingBy(Evaluated::evaluation, LinkedHashMap::new, toList()));
        List<Evaluated<S>> some = own.values().stream()
                .flatMap(each -> Rereading.some(Rereading.MOST / own.size(), each).stream())
                .toList();
        new Rereading<>(TIME, some, this::answer, each -> samples.at(each.state))
                .agrees(Check.game(samples.game()), "asked again, it changes", PURE);
    }

    private Snapshot answer(Evaluated<S> each) {
        return new Snapshot(Map.of(each.what, number(each)));
    }

    private double number(Evaluated<S> each) {
        return given(samples.at(each.state), each.what, () -> each.evaluation.applyAsDouble(each.state));
    }

    public void areSymmetric() {
        for (Evaluated<S> each : all) {
            double own = number(each);
            double canonical = given(
                    samples.at(each.canonical), "its evaluation", () -> each.evaluation.applyAsDouble(each.canonical));
            samples.at(each.state)
                    .holds(
                            isSame(own, canonical),
                            each.what + " is " + own + ", but " + canonical + " for its canonical position "
                                    + samples.game().format(each.canonical),
                            "equivalent positions are worth the same: engines ask about any one of them");
        }
    }

    /** Where there are both. */
    public void agreeWithStates() {
        ToDoubleFunction<S> present = samples.given(ofGame(samples), "evaluates no states");
        for (Evaluated<S> each : all) {
            Check check = samples.at(each.state);
            double packed = number(each);
            double own = given(check, "its evaluation", () -> present.applyAsDouble(each.state));
            check.holds(
                    isSame(own, packed),
                    each.what + " is " + packed + ", but that of the state is " + own,
                    "both are of the same player, the one to move, and of the same position");
        }
    }

    public static boolean isSame(double one, double other) {
        return Math.abs(one - other) <= ROUNDING;
    }

    private static <T> T given(Check check, String what, Supplier<T> question) {
        return check.answers(question, what, NUMBER);
    }
}
