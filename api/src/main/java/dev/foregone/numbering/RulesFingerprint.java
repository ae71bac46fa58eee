package dev.foregone.numbering;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.LongUnaryOperator;

/**
 * Distinguishes packed rules by a hash of their answers on a sample of positions: the first {@value #NEAREST} from the
 * root on, and those on {@value #WALKS} lines of play drawn by a fixed seed. Hashed are each position's number, its
 * result, and its moves with the numbers of the positions they lead to; and the {@linkplain PackedRules#revision revision} of the
 * rules, unless it is 0. So a file made for another size of board, another numbering or other rules does not match, unless it
 * differs only outside the sample and has the same revision; a verification looks everywhere.
 */
public final class RulesFingerprint {

    private static final int NEAREST = 200;
    private static final int WALKS = 32;
    private static final int LONGEST_WALK = 200;
    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;

    private final PackedRules<?, ?> rules;
    private final boolean symmetry;
    private final LongUnaryOperator number;
    private long hash = ODD;
    private long random = ODD;
    private int[] moves = {};

    private RulesFingerprint(PackedRules<?, ?> rules, boolean symmetry, LongUnaryOperator number) {
        this.rules = rules;
        this.symmetry = symmetry;
        this.number = number;
    }

    /**
     * The fingerprint of rules.
     *
     * @param symmetry whether one position stands for all that are equivalent
     * @param root the key of the root
     */
    public static long of(PackedRules<?, ?> rules, boolean symmetry, long root) {
        return of(rules, symmetry, root, LongUnaryOperator.identity());
    }

    /**
     * The fingerprint of rules whose positions have other numbers in a file.
     *
     * @param symmetry whether one position stands for all that are equivalent
     * @param root the root, as the rules number it
     * @param number the number that a position has in the file
     */
    public static long of(PackedRules<?, ?> rules, boolean symmetry, long root, LongUnaryOperator number) {
        RulesFingerprint fingerprint = new RulesFingerprint(rules, symmetry, number);
        if (rules.revision() != 0) {
            fingerprint.add(rules.revision());
        }
        fingerprint.nearest(root);
        for (int walk = 0; walk < WALKS; walk++) {
            fingerprint.walk(root);
        }
        return fingerprint.hash;
    }

    /** Spreads every bit over all (S. Vigna's variant of D. Stafford's mix 13). */
    public static long mixed(long number) {
        long mixed = (number ^ (number >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ (mixed >>> 31);
    }

    private void add(long number) {
        hash = mixed(hash + ODD ^ number);
    }

    private void nearest(long root) {
        Set<Long> known = new LinkedHashSet<>();
        Deque<Long> open = new ArrayDeque<>();
        known.add(root);
        open.add(root);
        for (int count = 0; count < NEAREST && !open.isEmpty(); count++) {
            long position = open.remove();
            int moveCount = look(position);
            for (int i = 0; i < moveCount; i++) {
                long child = rules.play(position, moves[i]);
                if (known.size() < NEAREST && known.add(child)) {
                    open.add(child);
                }
            }
        }
    }

    private void walk(long root) {
        long position = root;
        for (int ply = 0; ply < LONGEST_WALK; ply++) {
            int count = look(position);
            if (count == 0) {
                return;
            }
            random += ODD;
            position = rules.play(position, moves[(int) Long.remainderUnsigned(mixed(random), count)]);
        }
    }

    /** Adds the rules' answers on a position; its moves are in {@link #moves}. */
    private int look(long position) {
        add(number.applyAsLong(position));
        add(number.applyAsLong(symmetry ? rules.canonical(position) : position));
        add(rules.terminal(position));
        if (rules.terminal(position) != Score.ONGOING) {
            return 0;
        }
        if (moves.length < rules.maxMoves(position)) {
            moves = new int[rules.maxMoves(position)];
        }
        int count = LegalMoves.list(rules, position, moves);
        for (int i = 0; i < count; i++) {
            add(number.applyAsLong(rules.play(position, moves[i])));
            add(!rules.alternates() && rules.movesAgain(position, moves[i]) ? 1 : 0);
        }
        return count;
    }
}
