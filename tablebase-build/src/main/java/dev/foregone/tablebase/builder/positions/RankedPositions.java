package dev.foregone.tablebase.builder.positions;

import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.positions.Numbering;
import java.util.function.LongUnaryOperator;

/**
 * Positions that were found, by rank.
 *
 * @param keyRules rules whose keys are ranks
 * @param ranks those of the positions
 */
public record RankedPositions(KeyRules keyRules, RankSet ranks) implements Numbering {

    @Override
    public int size() {
        return ranks.size();
    }

    @Override
    public long bytes() {
        return ranks.bytes();
    }

    @Override
    public Cursor cursor(int from) {
        RankSet.Cursor cursor = ranks.cursor(from);
        LongUnaryOperator position = keyRules.positions();
        return new Cursor() {
            @Override
            public long next() {
                return position.applyAsLong(cursor.next());
            }

            @Override
            public long at(int index) {
                return position.applyAsLong(cursor.at(index));
            }
        };
    }

    @Override
    public long keyOf(long position) {
        return keyRules.keyOfStanding(position);
    }

    @Override
    public int begin(long key) {
        return RankSet.wordOf(key);
    }

    @Override
    public long touch(int begin) {
        return ranks.touch(begin);
    }

    @Override
    public int indexOf(long key, int begin) {
        return ranks.numberOf(key);
    }
}
