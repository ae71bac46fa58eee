package dev.foregone.search;

import java.util.ArrayList;
import java.util.List;

/**
 * The task of deciding a position of a {@link SplitTree}, which guards it: shared by all nodes with the same or an
 * equivalent position and the same window.
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

    /** Whether a thread is working on it or has done it. */
    boolean isTaken() {
        return taken;
    }

    void setTaken(boolean now) {
        taken = now;
    }

    /** Whether it is no longer needed. */
    boolean isUnneeded() {
        return places.stream().allMatch(SplitNode::isUnneeded);
    }
}
