package dev.foregone.tablebase.keys;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Ranking;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Packed rules, and the keys that a whole game has positions under: all, or with symmetry one for all that are
 * equivalent; the positions themselves, or their ranks.
 *
 * @param rules the rules of the game
 * @param symmetry whether one position stands for all that are equivalent
 * @param ranking the ranks that are keys, or null if positions are
 */
public record KeyRules(
        PackedRules<?, ?> rules, boolean symmetry, @Nullable Ranking ranking) {

    /** Keys that are positions. */
    public KeyRules(PackedRules<?, ?> rules, boolean symmetry) {
        this(rules, symmetry, null);
    }

    /** The same, with ranks for keys. */
    public KeyRules by(Ranking ranks) {
        return new KeyRules(rules, symmetry, ranks);
    }

    /** The same, with positions for keys. */
    public KeyRules byPosition() {
        return new KeyRules(rules, symmetry);
    }

    /** The position that stands for one. */
    public long standing(long position) {
        return symmetry ? rules.canonical(position) : position;
    }

    /** The key of a position; {@link Ranking#NONE} if it has no rank. */
    public long key(long position) {
        return keyOfStanding(standing(position));
    }

    /** The key of a position that stands for itself. */
    public long keyOfStanding(long position) {
        return ranking == null ? position : ranking.rank(position);
    }

    /** The position of a key; {@link Ranking#NONE} for a hole between ranks. */
    public long position(long key) {
        return ranking == null ? key : ranking.unrank(key);
    }

    /** The positions of keys that mostly ascend; for one thread. */
    public LongUnaryOperator positions() {
        return ranking == null ? LongUnaryOperator.identity() : ranking.unranking();
    }

    /** The key of the position after a move. */
    public long child(long position, int move) {
        return key(rules.play(position, move));
    }
}
