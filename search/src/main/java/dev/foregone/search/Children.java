package dev.foregone.search;

import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A stack of the current line's positions and their children: for each, the move that leads there, the position, and
 * the known bounds of its pruning score, each in an array of its own, so that a search allocates nothing. In the packed
 * view all children of a position may be on the stack at once; in the plain one only the one that was {@linkplain #follow
 * followed} last. For one thread.
 */
public final class Children {

    private static final int FIRST_SIZE = 1024;

    private final Rules<?, ?> rules;
    private final SearchBudget budget;

    /** The rules, if they report on all moves at once. */
    private final @Nullable PackedRules<?, ?> lookAhead;

    private int[] moves = new int[FIRST_SIZE];
    private long[] positions = new long[FIRST_SIZE];
    private long[] bounds = new long[FIRST_SIZE];
    private int[] atLeast = new int[FIRST_SIZE];
    private int[] atMost = new int[FIRST_SIZE];

    /**
     * An empty stack.
     *
     * @param view the game
     * @param budget counts the positions looked at
     */
    public Children(GameView<?, ?> view, SearchBudget budget) {
        this.rules = view.rules();
        this.budget = budget;
        this.lookAhead = view.packedRules().filter(PackedRules::hasLookAhead).orElse(null);
    }

    /**
     * Pushes a position that no move on the stack leads to.
     *
     * @param position the position
     * @param index where
     */
    public void pushRoot(long position, int index) {
        makeRoom(index + 1);
        put(position, index);
    }

    /**
     * Pushes the children by the candidate moves of a position, with their bounds by the rules; only in the packed view.
     *
     * @param position an unfinished position
     * @param base the index of the first
     * @return the index after the last
     * @throws IllegalStateException if there is none, though the position is unfinished
     */
    public int push(long position, int base) {
        if (lookAhead == null) {
            int end = pushMoves(position, base);
            for (int i = base; i < end; i++) {
                follow(position, i);
            }
            return end;
        }
        makeRoom(base + rules.maxMoves(position));
        int count = lookAhead.lookAhead(position, moves, positions, bounds, base);
        int end = base + MoveStack.some(rules, count, position);
        for (int i = base; i < end; i++) {
            look(i);
        }
        return end;
    }

    /**
     * Puts the candidate moves of a position on the stack, to be {@linkplain #follow followed}.
     *
     * @param position an unfinished position
     * @param base the index of the first
     * @return the index after the last
     * @throws IllegalStateException if there is none, though the game goes on
     */
    public int pushMoves(long position, int base) {
        makeRoom(base + rules.maxMoves(position));
        return base + MoveStack.some(rules, rules.candidates(position, moves, base), position);
    }

    /**
     * Puts what a move leads to in its place on the stack, with what the rules say of it.
     *
     * @param position the position that the move is made in
     * @param index where the move stands
     */
    public void follow(long position, int index) {
        put(rules.play(position, moves[index]), index);
    }

    private void put(long position, int index) {
        positions[index] = position;
        bounds[index] = rules.bounds(position);
        look(index);
    }

    private void look(int index) {
        budget.visit();
        atLeast[index] = PruningScore.of(Score.atLeast(bounds[index]));
        atMost[index] = PruningScore.of(Score.atMost(bounds[index]));
    }

    private void makeRoom(int size) {
        if (size > positions.length) {
            int more = Math.max(size, 2 * positions.length);
            moves = Arrays.copyOf(moves, more);
            positions = Arrays.copyOf(positions, more);
            bounds = Arrays.copyOf(bounds, more);
            atLeast = Arrays.copyOf(atLeast, more);
            atMost = Arrays.copyOf(atMost, more);
        }
    }

    /**
     * {@return the packed move that leads to a position}
     *
     * @param index its index
     */
    public int move(int index) {
        return moves[index];
    }

    /**
     * {@return one of the packed positions}
     *
     * @param index its index
     */
    public long position(int index) {
        return positions[index];
    }

    /**
     * {@return a lower bound of a position's pruning score}
     *
     * @param index its index
     */
    public int atLeast(int index) {
        return atLeast[index];
    }

    /**
     * {@return an upper bound of a position's pruning score}
     *
     * @param index its index
     */
    public int atMost(int index) {
        return atMost[index];
    }

    /**
     * Records that more has been proved about a position.
     *
     * @param index its index
     * @param least a lower bound of its pruning score
     * @param most an upper bound of its pruning score
     */
    public void tighten(int index, int least, int most) {
        atLeast[index] = Math.max(atLeast[index], least);
        atMost[index] = Math.min(atMost[index], most);
    }

    /** The array of the moves, valid until the next push. */
    int[] moves() {
        return moves;
    }

    /** Moves a position to an earlier place, and those between back by one. */
    void bringForward(int index, int place) {
        int move = moves[index];
        long position = positions[index];
        int least = atLeast[index];
        int most = atMost[index];
        for (int i = index; i > place; i--) {
            set(i, moves[i - 1], positions[i - 1], atLeast[i - 1], atMost[i - 1]);
        }
        set(place, move, position, least, most);
    }

    /** Rearranges the positions from an index on, by their offsets from there in the low 32 bits. */
    void arrange(int from, long[] order) {
        int to = from + order.length;
        int[] movesBefore = Arrays.copyOfRange(moves, from, to);
        long[] positionsBefore = Arrays.copyOfRange(positions, from, to);
        int[] leastBefore = Arrays.copyOfRange(atLeast, from, to);
        int[] mostBefore = Arrays.copyOfRange(atMost, from, to);
        for (int i = 0; i < order.length; i++) {
            int place = (int) order[i];
            set(from + i, movesBefore[place], positionsBefore[place], leastBefore[place], mostBefore[place]);
        }
    }

    private void set(int index, int move, long position, int least, int most) {
        moves[index] = move;
        positions[index] = position;
        atLeast[index] = least;
        atMost[index] = most;
    }
}
