package dev.foregone.testkit.walk;

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
     * Mostly the move, of some, that leaves the opponent the fewest replies without ending the game: it captures and
     * blocks where it can, which random moves seldom do.
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
     * One of the first three in an order of all moves: walks of one order stay in a small part of the game, where they
     * reach the same positions in many ways. In every other order long notations come before short ones, as captures
     * have them, and captures lead to the same men after different numbers of moves.
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
