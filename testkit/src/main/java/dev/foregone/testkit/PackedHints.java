package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Assumptions;

/** Whether the hints of packed rules are true, on every position whose outcome is cheap to find. */
final class PackedHints<S extends GameState<S, M>, M extends Move> {

    private final Samples<S, M> samples;
    private final ReferenceSolver<S, M> reference;
    private final LineLengths<S, M> lengths;

    PackedHints(Samples<S, M> samples) {
        this.samples = samples;
        reference = new ReferenceSolver<>(samples.game());
        lengths = new LineLengths<>(samples.game());
    }

    /** What is checked of one position. */
    private interface HintCheck<S extends GameState<S, M>, M extends Move> {
        void of(PackedRules<S, M> rules, S state, long position, Outcome outcome);
    }

    private void each(HintCheck<S, M> check) {
        List<S> states = samples.solvable(reference);
        Assumptions.assumeFalse(states.isEmpty(), "no position of the walks is near enough to the end of the game");
        for (S state : states) {
            samples.game()
                    .packedRules(state)
                    .ifPresent(rules -> check.of(rules, state, rules.pack(state), reference.outcome(state)));
        }
    }

    private void eachUnfinished(HintCheck<S, M> check) {
        each((rules, state, position, outcome) -> {
            if (state.terminalValue().isEmpty()) {
                check.of(rules, state, position, outcome);
            }
        });
    }

    void boundsHold() {
        each((rules, state, position, outcome) -> truth(state).bounds(rules.bounds(position)));
    }

    void candidatesKeepTheBest() {
        eachUnfinished((rules, state, position, outcome) -> {
            Words<S, M> words = new Words<>(samples.game(), rules);
            truth(state)
                    .candidates(
                            PackedMoves.list(PackedMoves.legal(rules, position)),
                            PackedMoves.candidates(rules, position),
                            move -> backedUp(rules, state, position, move),
                            moves -> words.moves(position, moves));
        });
    }

    private HintTruth truth(S state) {
        return new HintTruth(() -> samples.at(state), score(state));
    }

    private int score(S state) {
        return Score.of(reference.outcome(state));
    }

    private int backedUp(PackedRules<S, M> rules, S state, long position, int move) {
        boolean again = state.movesAgain(rules.unpackMove(position, move));
        return Score.backedUp(score(rules.unpack(rules.play(position, move))), again);
    }

    void soonestDrawHolds() {
        lengths.checkSoonestDrawOfWalks(
                samples.walks(),
                state -> claimed(state, PackedRules::soonestDraw).orElse(0));
        each((rules, state, position, outcome) -> lengths.checkSoonestDraw(state, rules.soonestDraw(position)));
    }

    /** What the rules say of a state, if it has any. */
    private Optional<Integer> claimed(S state, BiFunction<PackedRules<S, M>, Long, Integer> hint) {
        return samples.game().packedRules(state).map(rules -> hint.apply(rules, rules.pack(state)));
    }

    void maxPliesHolds() {
        lengths.checkMaxPliesOfWalks(
                samples.walks(), state -> claimed(state, PackedRules::maxPlies).orElse(Integer.MAX_VALUE));
        each((rules, state, position, outcome) -> lengths.checkMaxPlies(state, rules.maxPlies(position)));
    }

    /** Over the sampled positions and their children, the neighbours of which are the likeliest to share a key. */
    void keyKeepsTheOutcome() {
        Map<Keyed<S, M>, S> first = new HashMap<>();
        eachUnfinished((rules, state, position, outcome) -> {
            keyKeepsTheOutcome(rules, state, first);
            state.legalMoves().forEach(move -> keyKeepsTheOutcome(rules, state.play(move), first));
        });
    }

    private void keyKeepsTheOutcome(PackedRules<S, M> rules, S state, Map<Keyed<S, M>, S> first) {
        if (state.terminalValue().isPresent()) {
            return;
        }
        long position = rules.pack(state);
        for (long each : new long[] {position, rules.canonical(position)}) {
            S other = first.putIfAbsent(new Keyed<>(rules, rules.key(each)), state);
            if (other != null) {
                truth(state)
                        .key(rules.key(each), score(other), () -> samples.game().format(other));
            }
        }
    }

    /** Keys of different rules have nothing to do with one another. */
    private record Keyed<S extends GameState<S, M>, M extends Move>(PackedRules<S, M> rules, long key) {}

    void positionsFitTheirBits() {
        samples.eachPackedState((rules, state) -> {
            fits(rules, state, rules.pack(state), "its packed position, ");
            fits(rules, state, rules.canonical(rules.pack(state)), "its canonical packed position, ");
            if (state.terminalValue().isEmpty()) {
                fits(rules, state, rules.key(rules.pack(state)), "its key, ");
            }
        });
    }

    private void fits(PackedRules<S, M> rules, S state, long position, String what) {
        int bits = rules.positionBits();
        Check check = samples.at(state);
        check.holds(bits >= 1 && bits <= Long.SIZE, "positionBits is " + bits, "a number from 1 to 64");
        check.holds(
                Long.numberOfLeadingZeros(position) >= Long.SIZE - bits,
                what + position + ", has more than positionBits = " + bits + " bits",
                "count the bits of the greatest position: two that differ only beyond them are taken for one");
    }

    void canonicalKeepsTheOutcome() {
        each((rules, state, position, outcome) -> {
            Check check = samples.at(state);
            Words<S, M> words = new Words<>(samples.game(), rules);
            long canonical = rules.canonical(position);
            check.equal(
                    words.position(canonical),
                    words.position(rules.canonical(canonical)),
                    "the canonical position of its canonical position",
                    "the canonical position stands for itself");
            check.equal(
                    outcome,
                    reference.outcome(rules.unpack(canonical)),
                    "the outcome of its canonical position, " + words.position(canonical) + ",",
                    "it has the outcome of all that it stands for");
        });
    }
}
