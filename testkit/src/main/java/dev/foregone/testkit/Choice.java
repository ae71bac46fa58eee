package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** How a walk chooses its next move. */
interface Choice<S extends GameState<S, M>, M extends Move> {

    /** One of the legal moves. */
    M of(S state, List<M> legal, Random random);

    /** Each move as likely as another. */
    static <S extends GameState<S, M>, M extends Move> Choice<S, M> any() {
        return (state, legal, random) -> legal.get(random.nextInt(legal.size()));
    }

    /**
     * Mostly the move, of some, that leaves the other the fewest in a game that goes on: it takes what can be taken and
     * shuts in what can be shut in, where random moves seldom get to.
     */
    static <S extends GameState<S, M>, M extends Move> Choice<S, M> fewestReplies() {
        return (state, legal, random) -> {
            List<M> some = new ArrayList<>(legal);
            Collections.shuffle(some, random);
            some = some.subList(0, Math.min(random.nextInt(8) == 0 ? 1 : 8, some.size()));
            return Collections.min(some, Comparator.comparingInt(move -> replies(state.play(move))));
        };
    }

    private static <S extends GameState<S, M>, M extends Move> int replies(S state) {
        return state.terminalValue().isPresent()
                ? Integer.MAX_VALUE
                : state.legalMoves().size();
    }

    /**
     * One of the three that come first in an order of all moves: walks of one order stay in a small part of the game, where
     * they come to the same positions by many ways. In every other order long notations come before short ones, for captures
     * are written so, and by captures the same men stand there after fewer moves and after more.
     */
    static <S extends GameState<S, M>, M extends Move> Choice<S, M> firstInOrder(long order) {
        Comparator<M> hashed = Comparator.comparingLong(
                move -> new Random(order << Integer.SIZE ^ move.toString().hashCode()).nextLong());
        Comparator<M> longest = Comparator.comparingInt(move -> -move.toString().length());
        Comparator<M> first = order % 2 == 1 ? longest.thenComparing(hashed) : hashed;
        return (state, legal, random) -> {
            List<M> sorted = new ArrayList<>(legal);
            sorted.sort(first);
            return sorted.get(random.nextInt(Math.min(3, sorted.size())));
        };
    }
}
