package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;

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

    private void each(BiConsumer<PackedRules<S, M>, S> check) {
        samples.eachSolvable(
                reference, state -> samples.game().packedRules(state).ifPresent(rules -> check.accept(rules, state)));
    }

    private void eachUnfinished(BiConsumer<PackedRules<S, M>, S> check) {
        each((rules, state) -> {
            if (state.terminalValue().isEmpty()) {
                check.accept(rules, state);
            }
        });
    }

    void boundsHold() {
        each((rules, state) -> truth(state).bounds(rules.bounds(rules.pack(state))));
    }

    void candidatesKeepTheBest() {
        eachUnfinished((rules, state) -> {
            Words<S, M> words = new Words<>(samples.game(), rules);
            long position = rules.pack(state);
            truth(state)
                    .candidates(
                            PackedMoves.list(PackedMoves.legal(rules, position)),
                            PackedMoves.candidates(rules, position),
                            move -> backedUp(rules, state, move),
                            moves -> words.moves(position, moves));
        });
    }

    private HintTruth truth(S state) {
        return new HintTruth(new Check(() -> samples.at(state).where()), score(state));
    }

    private int score(S state) {
        return Score.of(reference.outcome(state));
    }

    private int backedUp(PackedRules<S, M> rules, S state, int move) {
        long position = rules.pack(state);
        boolean again = state.movesAgain(rules.unpackMove(position, move));
        return Score.backedUp(score(rules.unpack(rules.play(position, move))), again);
    }

    void soonestDrawHolds() {
        lengths.checkSoonestDraw(samples.walks(), claimed(PackedRules::soonestDraw, 0));
        each((rules, state) -> lengths.checkSoonestDraw(state, rules.soonestDraw(rules.pack(state))));
    }

    /** What the rules say of a state, if it has any. */
    private ToIntFunction<S> claimed(BiFunction<PackedRules<S, M>, Long, Integer> hint, int otherwise) {
        return state -> samples.game()
                .packedRules(state)
                .map(rules -> hint.apply(rules, rules.pack(state)))
                .orElse(otherwise);
    }

    void maxPliesHolds() {
        lengths.checkMaxPlies(samples.walks(), claimed(PackedRules::maxPlies, Integer.MAX_VALUE));
        each((rules, state) -> lengths.checkMaxPlies(state, rules.maxPlies(rules.pack(state))));
    }

    /** Over the sampled positions and their children, the neighbours of which are the likeliest to share a key. */
    void keyKeepsTheOutcome() {
        Map<Keyed<S, M>, S> first = new HashMap<>();
        eachUnfinished((rules, state) -> {
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
        each((rules, state) -> {
            Check check = samples.at(state);
            Words<S, M> words = new Words<>(samples.game(), rules);
            long canonical = rules.canonical(rules.pack(state));
            check.equal(
                    words.position(canonical),
                    words.position(rules.canonical(canonical)),
                    "the canonical position of its canonical position",
                    "the canonical position stands for itself");
            check.equal(
                    reference.outcome(state),
                    reference.outcome(rules.unpack(canonical)),
                    "the outcome of its canonical position, " + words.position(canonical) + ",",
                    "it has the outcome of all that it stands for");
        });
    }
}
