package dev.foregone.tablebase.positions;

import dev.foregone.numbering.LegalMoves;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.KeyRules;
import java.util.Arrays;

/**
 * Finds the outcomes of positions from those of their children in a table, {@value #BATCH} positions at a time. First all
 * children are made, then their places in the directory loaded, then their entries: each round is a loop of loads that do
 * not wait for each other, so that the memory serves many at once. Only then are outcomes compared. For one thread.
 */
public final class BestOfChildren {

    /** The most positions of a batch. */
    public static final int BATCH = 64;

    private final KeyRules keyRules;
    private final PackedRules<?, ?> rules;
    private final boolean alternates;
    private final OutcomeLookup children;
    /** By code of a child: its outcome for the player who moves there if the turn passes, and if it does not. */
    private final long[] passing;

    private final long[] keeping;

    private final long[] best = new long[BATCH];
    private final int[] firstChild = new int[BATCH + 1];
    private final long[] missing = new long[BATCH];
    private final boolean[] isMissing = new boolean[BATCH];
    private int[] moves = {};
    private long[] keys = {};
    private boolean[] again = {};
    private int[] begins = {};
    private long[] outcomes = {};
    private long moveCount;
    private long soleBest;

    /**
     * A lookup.
     *
     * @param children outcomes of the children
     * @param maxPlies the most plies of an outcome in the table
     */
    public BestOfChildren(KeyRules keyRules, OutcomeLookup children, int maxPlies) {
        this.keyRules = keyRules;
        this.rules = keyRules.rules();
        this.alternates = rules.alternates();
        this.children = children;
        this.passing = OutcomeCode.backedUp(maxPlies, false);
        this.keeping = OutcomeCode.backedUp(maxPlies, true);
    }

    /** Finds the outcomes of at most {@link #BATCH} positions. */
    public void resolve(long[] positions, int from, int count) {
        int total = generate(positions, from, count);
        for (int i = 0; i < total; i++) {
            begins[i] = children.begin(keys[i]);
        }
        long sum = 0;
        for (int i = 0; i < total; i++) {
            sum += children.touch(begins[i]);
        }
        Loads.keep(sum);
        if (!find(total)) {
            noteMissing(count);
        }
        for (int i = 0; i < count; i++) {
            if (firstChild[i] < firstChild[i + 1]) {
                best(i);
            }
        }
    }

    private int generate(long[] positions, int from, int count) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            long position = positions[from + i];
            firstChild[i] = total;
            isMissing[i] = false;
            int terminal = rules.terminal(position);
            if (terminal == Score.ONGOING) {
                total = generate(position, total);
            } else {
                best[i] = OutcomeCode.ranked(terminal);
            }
        }
        firstChild[count] = total;
        moveCount += total;
        return total;
    }

    private int generate(long position, int from) {
        int room = rules.maxMoves(position);
        if (from + room > keys.length) {
            grow(from + room);
        }
        int count = LegalMoves.list(rules, position, moves);
        for (int i = 0; i < count; i++) {
            keys[from + i] = keyRules.child(position, moves[i]);
        }
        if (!alternates) {
            for (int i = 0; i < count; i++) {
                again[from + i] = rules.movesAgain(position, moves[i]);
            }
        }
        return from + count;
    }

    private void grow(int least) {
        int room = Math.max(least, 2 * keys.length);
        keys = Arrays.copyOf(keys, room);
        again = Arrays.copyOf(again, room);
        begins = Arrays.copyOf(begins, room);
        outcomes = Arrays.copyOf(outcomes, room);
        moves = new int[room];
    }

    /** Finds the outcomes that the moves lead to; returns whether all are there. */
    private boolean find(int total) {
        boolean complete = true;
        for (int i = 0; i < total; i++) {
            int code = children.code(keys[i], begins[i]);
            outcomes[i] = again[i] ? keeping[code] : passing[code];
            complete &= code != OutcomeCode.NONE;
        }
        return complete;
    }

    private void noteMissing(int count) {
        for (int i = 0; i < count; i++) {
            for (int child = firstChild[i]; child < firstChild[i + 1] && !isMissing[i]; child++) {
                isMissing[i] = OutcomeCode.codeOfRanked(outcomes[child]) == OutcomeCode.NONE;
                missing[i] = keys[child];
            }
        }
    }

    /** Without branches on outcomes, which no processor could foretell. */
    private void best(int position) {
        long greatest = Long.MIN_VALUE;
        for (int i = firstChild[position]; i < firstChild[position + 1]; i++) {
            greatest = Math.max(greatest, outcomes[i]);
        }
        int count = 0;
        for (int i = firstChild[position]; i < firstChild[position + 1]; i++) {
            count += isZero(outcomes[i] ^ greatest);
        }
        best[position] = greatest;
        soleBest += isZero(count - 1L);
    }

    /** 1 for 0, else 0. */
    private static int isZero(long number) {
        return Long.numberOfLeadingZeros(number) / Long.SIZE;
    }

    /** The score of a position of the batch, all of whose children are in the table. */
    public int score(int index) {
        return OutcomeCode.scoreOfRanked(best[index]);
    }

    /** The code of the {@link #score}. */
    public int code(int index) {
        return OutcomeCode.codeOfRanked(best[index]);
    }

    /** Whether a child of a position of the batch is not in the table. */
    public boolean missing(int index) {
        return isMissing[index];
    }

    /** The child that is not in the table. */
    public long missingChild(int index) {
        return missing[index];
    }

    /** Moves of all positions so far. */
    public long moves() {
        return moveCount;
    }

    /** How many of all positions so far have only one best move. */
    public long soleBest() {
        return soleBest;
    }
}
