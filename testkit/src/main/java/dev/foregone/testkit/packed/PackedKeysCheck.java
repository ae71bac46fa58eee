package dev.foregone.testkit.packed;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.Words;
import dev.foregone.testkit.hint.HintTruth;
import dev.foregone.testkit.walk.Samples;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** Whether positions that packed rules hold equivalent are so, where outcomes are cheap to find, and whether all of them fit their bits. */
public record PackedKeysCheck<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private void each(BiConsumer<PackedRules<S, M>, S> check) {
        samples.eachSolvable(state -> samples.game().packedRules(state).ifPresent(rules -> check.accept(rules, state)));
    }

    private int score(S state) {
        return Score.of(samples.outcome(state));
    }

    /** Over the sampled positions and their children, the neighbours of which are the likeliest to share a key. */
    public void keyKeepsTheOutcome() {
        Map<Keyed<S, M>, S> first = new HashMap<>();
        each((rules, state) -> {
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
                new HintTruth(samples.at(state), score(state))
                        .key(rules.key(each), score(other), () -> samples.game().format(other));
            }
        }
    }

    /** Keys of different rules have nothing to do with one another. */
    private record Keyed<S extends GameState<S, M>, M extends Move>(PackedRules<S, M> rules, long key) {}

    public void positionsFitTheirBits() {
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

    public void canonicalKeepsTheOutcome() {
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
                    samples.outcome(state),
                    samples.outcome(rules.unpack(canonical)),
                    "the outcome of its canonical position, " + words.position(canonical) + ",",
                    "it has the outcome of all that it stands for");
        });
    }
}
