package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Whether a game's evaluation, of its states or of its packed positions, is what engines rely on: it need not be good. */
final class GameEvaluation<S extends GameState<S, M>, M extends Move> {

    private static final String NUMBER =
            "a number from -1 (the player to move loses) to 1 (wins), for every unfinished position";
    private static final String PURE =
            "it depends on the position alone: no memory, no chance, no shared scratch space";

    /** How far two ways to compute one number may differ. */
    private static final double ROUNDING = 1e-9;

    private static final int MOST_STATES = 120;
    private static final Duration TIME = Duration.ofMillis(400);

    private final Samples<S, M> samples;
    private final Optional<ToDoubleFunction<S>> evaluation;

    GameEvaluation(Samples<S, M> samples) {
        this.samples = samples;
        this.evaluation = given(
                Check.game(samples.game()), "evaluation()", () -> samples.game().evaluation());
    }

    /** A position's number, and how it is asked for. */
    private record Evaluated<S>(
            String what, S state, Supplier<Double> ask, S canonical, Supplier<Double> askCanonical) {}

    private Stream<Evaluated<S>> ofStates() {
        ToDoubleFunction<S> present = samples.given(evaluation, "has no evaluation");
        return unfinished().map(state -> {
            S canonical = samples.game().canonical(state);
            return new Evaluated<>(
                    "its evaluation",
                    state,
                    () -> present.applyAsDouble(state),
                    canonical,
                    () -> present.applyAsDouble(canonical));
        });
    }

    private Stream<Evaluated<S>> ofPositions() {
        List<Evaluated<S>> all = new ArrayList<>();
        samples.eachPacked((start, rules) -> rules(start, rules)
                .ifPresent(present -> samples.walksFrom(start)
                        .flatMap(walk -> walk.states().stream())
                        .filter(GameEvaluation::isUnfinished)
                        .distinct()
                        .limit(MOST_STATES)
                        .forEach(state -> all.add(ofPosition(rules, present, state)))));
        samples.assume(!all.isEmpty(), "has packed rules without an evaluation");
        return all.stream();
    }

    private Optional<LongToDoubleFunction> rules(S start, PackedRules<S, M> rules) {
        return given(samples.at(start), "evaluation() of the packed rules", rules::evaluation);
    }

    private Evaluated<S> ofPosition(PackedRules<S, M> rules, LongToDoubleFunction present, S state) {
        long position = rules.pack(state);
        long canonical = rules.canonical(position);
        return new Evaluated<>(
                "the packed evaluation of " + position,
                state,
                () -> present.applyAsDouble(position),
                rules.unpack(canonical),
                () -> present.applyAsDouble(canonical));
    }

    private Stream<S> unfinished() {
        return samples.states().stream().filter(GameEvaluation::isUnfinished).limit(MOST_STATES);
    }

    private static <S extends GameState<S, M>, M extends Move> boolean isUnfinished(S state) {
        return state.terminalValue().isEmpty();
    }

    void statesAreInRange() {
        ofStates().forEach(this::isInRange);
    }

    void positionsAreInRange() {
        ofPositions().forEach(this::isInRange);
    }

    private void isInRange(Evaluated<S> each) {
        Check check = samples.at(each.state);
        Snapshot before = Snapshot.of(samples.game(), each.state);
        double number = given(check, each.what, each.ask);
        check.holds(number >= -1 && number <= 1, each.what + " is " + number, NUMBER);
        String changed = before.differenceTo(Snapshot.of(samples.game(), each.state));
        check.holds(changed.isEmpty(), each.what + " changed the state: " + changed, "it looks, and changes nothing");
    }

    void statesArePure() {
        isPure(ofStates());
    }

    void positionsArePure() {
        isPure(ofPositions());
    }

    /** Asked again later, and by several threads. */
    private void isPure(Stream<Evaluated<S>> all) {
        new Rereading<>(TIME, all.toList(), each -> given(samples.at(each.state), each.what, each.ask), each -> {})
                .find(Check.game(samples.game()))
                .ifPresent(odd -> samples.at(odd.thing().state)
                        .fault(
                                odd.thing().what + ", asked again and by several threads, is " + odd.expected()
                                        + ", then " + odd.read(),
                                PURE));
    }

    void statesAreSymmetric() {
        ofStates().forEach(this::isSymmetric);
    }

    void positionsAreSymmetric() {
        ofPositions().forEach(this::isSymmetric);
    }

    /** Of the states, or of packed positions where states have none. */
    void isOfTheMover() {
        new EvaluationSide<>(samples, start -> evaluation.or(() -> packed(start))).isOfTheMover();
    }

    private Optional<ToDoubleFunction<S>> packed(S start) {
        return samples.game()
                .packedRules(start)
                .flatMap(
                        rules -> rules(start, rules).map(present -> state -> present.applyAsDouble(rules.pack(state))));
    }

    private void isSymmetric(Evaluated<S> each) {
        Check check = samples.at(each.state);
        double own = given(check, each.what, each.ask);
        double canonical = given(samples.at(each.canonical), "its evaluation", each.askCanonical);
        check.holds(
                isSame(own, canonical),
                each.what + " is " + own + ", but " + canonical + " for its canonical position "
                        + samples.game().format(each.canonical),
                "equivalent positions are worth the same: engines ask about any one of them");
    }

    /** Where there are both. */
    void positionsAgreeWithStates() {
        List<Evaluated<S>> positions = ofPositions().toList();
        ToDoubleFunction<S> present = samples.given(evaluation, "evaluates no states");
        for (Evaluated<S> each : positions) {
            Check check = samples.at(each.state);
            double packed = given(check, each.what, each.ask);
            double own = given(check, "its evaluation", () -> present.applyAsDouble(each.state));
            check.holds(
                    isSame(own, packed),
                    each.what + " is " + packed + ", but that of the state is " + own,
                    "both are of the same player, the one to move, and of the same position");
        }
    }

    static boolean isSame(double one, double other) {
        return Math.abs(one - other) <= ROUNDING;
    }

    private static <T> T given(Check check, String what, Supplier<T> question) {
        return check.answers(question, what, NUMBER);
    }
}
