package dev.foregone.strategy.build;

import dev.foregone.strategy.walk.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A position in the graph of all that a strategy may come to. */
final class Node {

    /** Of a position whose plies are not known. */
    static final int NO_PLIES = -1;

    final Place place;
    final int number;
    final List<Node> parents = new ArrayList<>();
    List<Node> children = List.of();
    NodeStatus status = NodeStatus.OPEN;

    /** What a small search says of it, once it was asked. */
    @Nullable
    Verdict bySmallSearch;

    /** Whether the game is over. */
    boolean isFinished;

    /** Whether the claim is known to hold here. */
    boolean isProved;

    /** The plies of its exact outcome, if that was asked for. */
    int plies = NO_PLIES;

    /** What the smallest strategy from here is thought to cost while nothing below is known. */
    double estimate;

    /** What the smallest one costs that is known or thought of. */
    double cost;

    /** Of a decision, the child that the cheapest strategy goes to. */
    @Nullable
    Node choice;

    /** How many children have no cost yet. */
    int waiting;

    boolean isDone;

    Node(Place place, int number) {
        this.place = place;
        this.number = number;
    }

    /** Where the cheapest strategy goes from here; nowhere from what is settled or open. */
    List<Node> next() {
        if (status != NodeStatus.EXPANDED) {
            return List.of();
        }
        return choice == null ? children : List.of(choice);
    }

    /** Whether a decision may lead to this child: in the shortest way, the plies of a win fall by one. */
    boolean mayLeadTo(Node child) {
        return child.status != NodeStatus.BAD
                && (plies == NO_PLIES || child.plies == NO_PLIES || child.plies + 1 == plies);
    }
}
