package dev.foregone.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Score;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Whether the {@linkplain Predecessors predecessors} of packed rules are the moves taken back. None may be missing: a
 * position is listed among the predecessors of each position that it has moves to, once for every such move. None may be
 * invented: a listed position is unfinished, and has as many moves here as it is listed times, whether it can be reached or
 * not. {@link PackedRules#play}, which the contract holds against the game's states, says what is right.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class PredecessorsCheck<S extends GameState<S, M>, M extends Move> {

    private static final int FROM = 2;
    private static final int BEYOND = 3;
    private static final long UNTOUCHED = 0x5EED_5EED_5EED_5EEDL;

    private final PackedRules<S, M> rules;
    private final Predecessors predecessors;

    /**
     * A check of rules.
     *
     * @param rules the rules, which implement {@link Predecessors} too
     * @throws IllegalArgumentException if they do not
     */
    public PredecessorsCheck(PackedRules<S, M> rules) {
        if (!(rules instanceof Predecessors known)) {
            throw new IllegalArgumentException(
                    rules.getClass().getName() + " does not implement " + Predecessors.class.getSimpleName());
        }
        this.rules = rules;
        predecessors = known;
    }

    /**
     * Checks every position that can be reached, each once. It keeps them all.
     *
     * @param position where to start
     * @return how many positions there are
     * @throws AssertionError if a predecessor is missing or invented; the message tells which
     */
    public int checkAllFrom(long position) {
        Set<Long> seen = new HashSet<>(Set.of(position));
        Deque<Long> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            long here = waiting.remove();
            check(here);
            for (long child : children(here)) {
                if (seen.add(child)) {
                    waiting.add(child);
                }
            }
        }
        return seen.size();
    }

    /**
     * Checks that a position is listed where its moves lead, and that what is listed for itself leads here.
     *
     * @param position a packed position, finished or not
     * @throws AssertionError if a predecessor is missing or invented; the message tells which
     */
    public void check(long position) {
        long[] listed = list(position);
        for (long before : listed) {
            checkListed(position, before, count(listed, before));
        }
        long[] children = children(position);
        for (long child : children) {
            checkMoves(position, child, count(children, child));
        }
    }

    private void checkListed(long position, long before, long times) {
        if (rules.terminal(before) != Score.ONGOING) {
            fail(at(position) + ": " + at(before) + " is among its predecessors, but is finished\n"
                    + "  list positions in which the game goes on");
        }
        long moves = count(children(before), position);
        if (moves != times) {
            fail(at(position) + ": " + at(before) + " is listed " + times + " times among its predecessors, but has "
                    + moves + " moves that lead here\n  list a position once for every such move");
        }
    }

    private void checkMoves(long position, long child, long moves) {
        long times = count(list(child), position);
        if (moves != times) {
            fail(at(position) + " has " + moves + " moves to " + at(child) + ", but is listed " + times
                    + " times among its predecessors\n  list a position once for every such move");
        }
    }

    private static int count(long[] positions, long position) {
        int count = 0;
        for (long each : positions) {
            count += each == position ? 1 : 0;
        }
        return count;
    }

    private long[] children(long position) {
        if (rules.terminal(position) != Score.ONGOING) {
            return new long[0];
        }
        int[] moves = new int[rules.maxMoves(position)];
        long[] children = new long[rules.legalMoves(position, moves, 0)];
        for (int i = 0; i < children.length; i++) {
            children[i] = rules.play(position, moves[i]);
        }
        return children;
    }

    private long[] list(long position) {
        int room = predecessors.maxPredecessors(position);
        long[] into = new long[FROM + room + BEYOND];
        Arrays.fill(into, UNTOUCHED);
        int listed = predecessors.predecessors(position, into, FROM);
        boolean beyond = count(into, UNTOUCHED) != into.length - listed;
        if (listed < 0 || listed > room || beyond) {
            fail(at(position) + ": " + listed + " predecessors in a room of maxPredecessors = " + room
                    + (beyond ? ", some written elsewhere" : "")
                    + "\n  write from 'from' on, as many as are counted, and no more than maxPredecessors");
        }
        return Arrays.copyOfRange(into, FROM, FROM + listed);
    }

    private String at(long position) {
        return "position " + rules.unpack(position) + " (" + position + ")";
    }
}
