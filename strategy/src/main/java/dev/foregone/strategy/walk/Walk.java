package dev.foregone.strategy.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.StoppedException;
import dev.foregone.spi.Score;
import dev.foregone.strategy.walk.Positions.Children;
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
public final class Walk<S extends GameState<S, M>, M extends Move> {

    private final Positions<S, M> positions;
    private final Guide guide;
    private final long mostPlaces;
    private final Queue<Met> queue = new ArrayDeque<>();
    private final Set<Place> seen = new HashSet<>();
    private final List<Long> nodesByPly = new ArrayList<>();
    private final List<Long> leavesByPly = new ArrayList<>();
    private final Fingerprint fingerprint = new Fingerprint();
    private long nodes;

    /** Says what the strategy does. */
    public interface Guide {

        /** Whether a position is a leaf. */
        boolean isLeaf(Place place, int depth);

        /** The index of the move in a position of the strategy's side. */
        int choice(Place place, int depth, List<Place> children);

        /** A position of the other player, all of whose moves are followed. */
        default void answers(Place place, int depth) {}
    }

    private record Met(long position, Place place, int depth) {}

    /** A walk that meets no more than a number of places. */
    public Walk(Positions<S, M> positions, Guide guide, long mostPlaces) {
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
                fingerprint.leaf();
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
        Children children = positions.children(met.position);
        List<Place> places = new ArrayList<>();
        fingerprint.moves(children.count());
        for (int i = 0; i < children.count(); i++) {
            long child = children.positions()[i];
            places.add(new Place(positions.key(child), children.ours(i, met.place.ours())));
            fingerprint.move(children.again()[i], positions.terminal(child));
        }
        if (met.place.ours()) {
            int choice = guide.choice(met.place, met.depth, places);
            meet(children.positions()[choice], places.get(choice), met.depth + 1);
            return;
        }
        guide.answers(met.place, met.depth);
        for (int i = 0; i < children.count(); i++) {
            meet(children.positions()[i], places.get(i), met.depth + 1);
        }
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

    /** A hash of what the rules say of all that was met. */
    public long fingerprint() {
        return fingerprint.hash();
    }
}
