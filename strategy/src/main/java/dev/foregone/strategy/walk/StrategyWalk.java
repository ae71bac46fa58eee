package dev.foregone.strategy.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.StoppedException;
import dev.foregone.spi.Score;
import dev.foregone.strategy.walk.Positions.Child;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;

/**
 * Follows a strategy from its root, breadth first: from a decision to the one position that it leads to, from a position of the
 * other player to all that follow. Of equivalent positions the first that is met stands for all; finished ones are not met.
 */
public final class StrategyWalk<S extends GameState<S, M>, M extends Move> {

    /** What is hashed: a leaf; how many moves there are; of each who moves next, and whether the game is over. */
    private static final int LEAF = 1;

    private static final int MOVES = 2;
    private static final int MOVE = 3;

    private final Positions<S, M> positions;
    private final Guide guide;
    private final long mostPlaces;
    private final Queue<Met> queue = new ArrayDeque<>();
    private final Set<Place> seen = new HashSet<>();
    private final List<Long> nodesByPly = new ArrayList<>();
    private final List<Long> leavesByPly = new ArrayList<>();
    private long nodes;
    private long fingerprint;

    /** Says what the strategy does. */
    public interface Guide {

        /** Whether a position is a leaf. */
        boolean isLeaf(Place place, int depth);

        /** The index of the move in a position of the strategy's side. */
        int choice(Place place, int depth, List<Child> children);

        /** A position of the other player, all of whose moves are followed. */
        default void answers(Place place, int depth) {}
    }

    private record Met(long position, Place place, int depth) {}

    /** A walk that meets no more than a number of places. */
    public StrategyWalk(Positions<S, M> positions, Guide guide, long mostPlaces) {
        this.positions = positions;
        this.guide = guide;
        this.mostPlaces = mostPlaces;
    }

    /**
     * Walks; whether it came to its end within the number of places.
     *
     * @throws StoppedException if the thread is interrupted
     */
    public boolean from(S root, boolean ours) {
        long start = positions.position(root);
        meet(start, new Place(positions.key(start), ours), 0);
        for (Met next = queue.poll(); next != null; next = queue.poll()) {
            if (seen.size() > mostPlaces) {
                return false;
            }
            if (Thread.currentThread().isInterrupted()) {
                throw new StoppedException("the thread was interrupted");
            }
            if (guide.isLeaf(next.place, next.depth)) {
                count(leavesByPly, next.depth);
                hash(LEAF);
            } else {
                nodes++;
                count(nodesByPly, next.depth);
                follow(next);
            }
        }
        return true;
    }

    private void meet(long position, Place place, int depth) {
        if (positions.terminal(position) == Score.ONGOING && seen.add(place)) {
            queue.add(new Met(position, place, depth));
        }
    }

    private void follow(Met met) {
        List<Child> children = positions.children(met.position, met.place.ours());
        hash(MOVES + 4L * children.size());
        for (Child child : children) {
            int terminal = positions.terminal(child.position());
            long result = terminal == Score.ONGOING ? 3 : 1 + Integer.signum(terminal);
            hash(MOVE + 4 * (result + 4L * (child.again() ? 1 : 0)));
        }
        if (met.place.ours()) {
            Child chosen = children.get(guide.choice(met.place, met.depth, children));
            meet(chosen.position(), chosen.place(), met.depth + 1);
            return;
        }
        guide.answers(met.place, met.depth);
        for (Child child : children) {
            meet(child.position(), child.place(), met.depth + 1);
        }
    }

    /** Mixes as the 64-bit finalizer of MurmurHash3 does. */
    private void hash(long token) {
        long mixed = fingerprint * 31 + token;
        mixed = (mixed ^ (mixed >>> 33)) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
        fingerprint = mixed ^ (mixed >>> 33);
    }

    private void count(List<Long> byPly, int depth) {
        while (nodesByPly.size() <= depth) {
            nodesByPly.add(0L);
            leavesByPly.add(0L);
        }
        byPly.set(depth, byPly.get(depth) + 1);
    }

    /** How many positions are not leaves. */
    public long nodes() {
        return nodes;
    }

    /** How many are. */
    public long leaves() {
        return leavesByPly.stream().mapToLong(Long::longValue).sum();
    }

    /** The nodes by the plies in which they are met. */
    public List<Long> nodesByPly() {
        return nodesByPly;
    }

    /** The leaves by the plies in which they are met. */
    public List<Long> leavesByPly() {
        return leavesByPly;
    }

    /** A hash of what the rules say of all that was met, in this order: by other rules, it would be another. */
    public long fingerprint() {
        return fingerprint;
    }
}
