package dev.foregone.search;

import java.util.ArrayList;
import java.util.List;

/**
 * What is to be done about a position of a {@link SplitTree}, which guards it: once for all the places where the position,
 * or one that is equivalent to it, stands. They lie at the same ply and have the same window.
 */
final class SplitTask {

    private final List<SplitNode> places = new ArrayList<>();
    private boolean taken;

    SplitTask(SplitNode first) {
        places.add(first);
    }

    void add(SplitNode place) {
        places.add(place);
    }

    List<SplitNode> places() {
        return places;
    }

    /** Whether a thread is at it, or has done it. */
    boolean isTaken() {
        return taken;
    }

    void setTaken(boolean now) {
        taken = now;
    }

    /** Whether nobody needs it done any more. */
    boolean isUnneeded() {
        return places.stream().allMatch(SplitNode::isUnneeded);
    }
}
