package dev.foregone.games.connectfour;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds a game that leads to a position: of all such games, the first in the order of their columns. Which stones lie
 * where tells whose each was, so the search is only for an order in which the players take turns and nobody has four in
 * a row too soon. What has failed once is not tried again, so there are never more positions to try than ways to fill
 * the columns so far.
 */
final class Replay {

    private final ConnectFour goal;
    private final Deque<Drop> played = new ArrayDeque<>();
    private final Set<ConnectFour> failed = new HashSet<>();

    private Replay(ConnectFour goal) {
        this.goal = goal;
    }

    static List<Drop> of(ConnectFour goal) {
        Replay replay = new Replay(goal);
        if (!replay.reaches(ConnectFour.empty(goal.shape()))) {
            throw new IllegalArgumentException("no game leads to the stones " + Long.toHexString(goal.mine()) + " of "
                    + Long.toHexString(goal.stones()) + " on " + goal.shape());
        }
        return new ArrayList<>(replay.played);
    }

    private boolean reaches(ConnectFour state) {
        if (state.equals(goal)) {
            return true;
        }
        if (failed.contains(state)) {
            return false;
        }
        for (Drop drop : state.legalMoves()) {
            ConnectFour next = state.play(drop);
            if (isOnTheWay(next)) {
                played.addLast(drop);
                if (reaches(next)) {
                    return true;
                }
                played.removeLast();
            }
        }
        failed.add(state);
        return false;
    }

    /** Whether every stone lies as it does in the end. */
    private boolean isOnTheWay(ConnectFour state) {
        boolean sameMover = (Long.bitCount(goal.stones()) - Long.bitCount(state.stones())) % 2 == 0;
        long moverAtTheEnd = sameMover ? goal.mine() : goal.theirs();
        return (state.stones() & ~goal.stones()) == 0 && (moverAtTheEnd & state.stones()) == state.mine();
    }
}
