package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;

/**
 * Counts that check a game's rules against published numbers. All but the counts of distinct positions walk every line
 * of play and keep nothing, so they say nothing about {@code equals}, and everything about the moves.
 */
public final class Perft {

    private Perft() {}

    /**
     * Lines of play of a given length: the classic perft number. A line that ends earlier is not counted.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param from where to start
     * @param plies the length of the lines
     * @return how many there are
     */
    public static <S extends GameState<S, M>, M extends Move> long lines(S from, int plies) {
        long[] lines = new long[1];
        walk(from, 0, plies, (state, ply) -> lines[0] += ply == plies ? 1 : 0);
        return lines[0];
    }

    /**
     * Nodes of the whole game tree.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param root where to start
     * @return how many there are, the root included
     */
    public static <S extends GameState<S, M>, M extends Move> long treeSize(S root) {
        long[] nodes = new long[1];
        walk(root, 0, Integer.MAX_VALUE, (state, ply) -> nodes[0]++);
        return nodes[0];
    }

    /**
     * Complete games by their length.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param from where to start
     * @return how many games there are of each number of plies that some game has
     */
    public static <S extends GameState<S, M>, M extends Move> SortedMap<Integer, Long> gamesByLength(S from) {
        SortedMap<Integer, Long> games = new TreeMap<>();
        walk(from, 0, Integer.MAX_VALUE, (state, ply) -> {
            if (state.terminalValue().isPresent()) {
                games.merge(ply, 1L, Long::sum);
            }
        });
        return games;
    }

    /** Visits each node of the tree from a ply to another. */
    private static <S extends GameState<S, M>, M extends Move> void walk(
            S state, int ply, int last, ObjIntConsumer<S> visitor) {
        visitor.accept(state, ply);
        if (ply < last) {
            state.legalMoves().forEach(move -> walk(state.play(move), ply + 1, last, visitor));
        }
    }

    /**
     * Distinct positions, by {@code equals}.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param from where to start
     * @return how many can be reached, {@code from} included
     */
    public static <S extends GameState<S, M>, M extends Move> long positions(S from) {
        return ReferenceSolver.<S, M>reachable(from).size();
    }

    /**
     * Distinct positions, by {@code equals}, after a given number of plies.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param from where to start
     * @param plies how many moves are made
     * @return how many there are
     */
    public static <S extends GameState<S, M>, M extends Move> long positionsAfter(S from, int plies) {
        Set<S> now = Set.of(from);
        for (int ply = 0; ply < plies; ply++) {
            Set<S> next = new LinkedHashSet<>();
            now.forEach(state -> state.legalMoves().forEach(move -> next.add(state.play(move))));
            now = next;
        }
        return now.size();
    }
}
