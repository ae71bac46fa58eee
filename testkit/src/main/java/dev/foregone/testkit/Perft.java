package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

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
        if (plies == 0) {
            return 1;
        }
        long lines = 0;
        for (M move : from.legalMoves()) {
            lines += lines(from.play(move), plies - 1);
        }
        return lines;
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
        long nodes = 1;
        for (M move : root.legalMoves()) {
            nodes += treeSize(root.play(move));
        }
        return nodes;
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
        countGames(from, 0, games);
        return games;
    }

    private static <S extends GameState<S, M>, M extends Move> void countGames(
            S state, int plies, SortedMap<Integer, Long> games) {
        if (state.terminalValue().isPresent()) {
            games.merge(plies, 1L, Long::sum);
        }
        for (M move : state.legalMoves()) {
            countGames(state.play(move), plies + 1, games);
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
