package dev.foregone.games.connectfour;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds a game that leads to a position, always the same one. The position says whose each stone is, so the search is
 * only for an order in which the players alternate and nobody has four in a row too soon. The column with the most
 * stones to come is tried first, which hardly ever fails: it is tall columns left to the end that cannot be filled
 * alternately. A position that has failed is not tried again.
 */
final class Replay {

    private final ConnectFour goal;
    private final Deque<Drop> played = new ArrayDeque<>();
    private final Set<ConnectFour> failed = new HashSet<>();

    private final int mostFailures;

    private Replay(ConnectFour goal, int mostFailures) {
        this.goal = goal;
        this.mostFailures = mostFailures;
    }

    static List<Drop> of(ConnectFour goal) {
        return within(goal, Integer.MAX_VALUE)
                .orElseThrow(() -> new IllegalArgumentException("no game leads to the stones "
                        + Long.toHexString(goal.mine()) + " of " + Long.toHexString(goal.stones()) + " on "
                        + goal.shape()));
    }

    /** The game, if it is found before this many positions have failed. */
    static Optional<List<Drop>> within(ConnectFour goal, int mostFailures) {
        Replay replay = new Replay(goal, mostFailures);
        return replay.reaches(ConnectFour.empty(goal.shape()))
                ? Optional.of(List.copyOf(replay.played))
                : Optional.empty();
    }

    private boolean reaches(ConnectFour state) {
        if (state.equals(goal)) {
            return true;
        }
        if (failed.size() >= mostFailures || failed.contains(state)) {
            return false;
        }
        for (Drop drop : tallestFirst(state)) {
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

    private List<Drop> tallestFirst(ConnectFour state) {
        long toCome = goal.stones() & ~state.stones();
        Comparator<Drop> byStonesToCome = Comparator.comparingInt(
                drop -> Long.bitCount(toCome & goal.shape().column(drop.column())));
        return state.legalMoves().stream().sorted(byStonesToCome.reversed()).toList();
    }

    /** Whether every stone matches the final position. */
    private boolean isOnTheWay(ConnectFour state) {
        boolean sameMover = (Long.bitCount(goal.stones()) - Long.bitCount(state.stones())) % 2 == 0;
        long moverAtTheEnd = sameMover ? goal.mine() : goal.theirs();
        return (state.stones() & ~goal.stones()) == 0 && (moverAtTheEnd & state.stones()) == state.mine();
    }
}
