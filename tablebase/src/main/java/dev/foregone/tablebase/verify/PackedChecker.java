package dev.foregone.tablebase.verify;

import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.positions.BestOfChildren;
import dev.foregone.tablebase.positions.OutcomeLookup;
import dev.foregone.tablebase.report.Verification.Fault;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Checks by the packed rules. */
final class PackedChecker implements Checker {

    private final PackedKeys<?, ?> positions;
    private final KeyRules keyRules;
    private final LongUnaryOperator walk;
    private final BestOfChildren lookup;
    private final boolean valuesOnly;
    private final long[] packed = new long[BestOfChildren.BATCH];

    PackedChecker(PackedKeys<?, ?> positions, OutcomeLookup children, int maxPlies, boolean valuesOnly) {
        this.valuesOnly = valuesOnly;
        this.positions = positions;
        this.keyRules = positions.keyRules();
        this.walk = keyRules.positions();
        this.lookup = new BestOfChildren(keyRules, children, maxPlies);
    }

    @Override
    public @Nullable Fault check(long[] keys, char[] codes, int count) {
        Fault found = null;
        for (int from = 0; from < count && found == null; from += BestOfChildren.BATCH) {
            found = check(keys, codes, from, Math.min(BestOfChildren.BATCH, count - from));
        }
        return found;
    }

    private @Nullable Fault check(long[] keys, char[] codes, int from, int count) {
        int found = unpack(keys, from, count);
        lookup.resolve(packed, 0, found);
        for (int i = 0; i < found; i++) {
            String what = check(keys[from + i], codes[from + i], i);
            if (what != null) {
                return new Fault(positions.format(keys[from + i]), what);
            }
        }
        return found == count ? null : new Fault(positions.format(keys[from + found]), FaultWords.noPosition());
    }

    /** How many positions there are before the first key that is of none. */
    private int unpack(long[] keys, int from, int count) {
        int found = 0;
        while (found < count && unpack(keys[from + found], found)) {
            found++;
        }
        return found;
    }

    private boolean unpack(long key, int index) {
        if (!positions.isInRange(key)) {
            return false;
        }
        packed[index] = walk.applyAsLong(key);
        return packed[index] != Ranking.NONE || keyRules.ranking() == null;
    }

    private @Nullable String check(long key, int code, int index) {
        if (keyRules.key(packed[index]) != key) {
            return "it is not the position that stands for its equivalents";
        }
        if (lookup.missing(index)) {
            return FaultWords.missing(positions.format(lookup.missingChild(index)));
        }
        int score = lookup.score(index);
        if (FaultWords.agree(code, score, valuesOnly)) {
            return null;
        }
        boolean over = keyRules.rules().terminal(packed[index]) != Score.ONGOING;
        return FaultWords.wrong(code, score, over, valuesOnly);
    }

    @Override
    public Seen seen() {
        return new Seen(0, lookup.moves(), lookup.soleBest());
    }
}
