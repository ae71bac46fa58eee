package dev.foregone.tablebase;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.Verification.Fault;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.positions.KeyRules;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.positions.MoveLookup;
import org.jspecify.annotations.Nullable;

/** Checks by the packed rules. */
final class PackedChecker implements Checker {

    private final PackedKeys<?, ?> positions;
    private final PackedRules<?, ?> rules;
    private final MoveLookup lookup;

    PackedChecker(PackedKeys<?, ?> positions, KeyTable children, int maxPlies) {
        this.positions = positions;
        this.rules = positions.rules();
        this.lookup = new MoveLookup(new KeyRules(rules, positions.symmetry()), children, maxPlies);
    }

    @Override
    public @Nullable Fault check(long[] keys, char[] codes, int count) {
        lookup.resolve(keys, 0, count);
        for (int i = 0; i < count; i++) {
            String what = check(keys[i], codes[i], i);
            if (what != null) {
                return new Fault(positions.format(keys[i]), what);
            }
        }
        return null;
    }

    private @Nullable String check(long key, int code, int index) {
        if (positions.symmetry() && rules.canonical(key) != key) {
            return "it is not the position that stands for its equivalents";
        }
        if (lookup.missing(index)) {
            return FaultWords.missing(positions.format(lookup.missingChild(index)));
        }
        int score = lookup.score(index);
        if (score == OutcomeCode.score(code)) {
            return null;
        }
        return rules.terminal(key) == Score.ONGOING
                ? FaultWords.notTheBest(code, score)
                : FaultWords.notTerminal(code, score);
    }

    @Override
    public long moves() {
        return lookup.moves();
    }

    @Override
    public long soleBest() {
        return lookup.soleBest();
    }
}
