package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Random lines of play, the same ones for the same seed. */
public final class RandomWalks {

    private RandomWalks() {}

    /**
     * One random walk, each move drawn evenly from the legal ones.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param from where to start
     * @param seed distinguishes this walk from others
     * @param maxPlies where to stop if the game has not ended
     * @return the walk
     */
    public static <S extends GameState<S, M>, M extends Move> RandomWalk<S, M> walk(S from, long seed, int maxPlies) {
        return walk(from, seed, maxPlies, Choice.any(), GameState::play);
    }

    /** A walk whose moves are chosen and made by given functions. */
    static <S extends GameState<S, M>, M extends Move> RandomWalk<S, M> walk(
            S from, long seed, int maxPlies, Choice<S, M> choice, BiFunction<S, M, S> player) {
        Random random = new Random(seed);
        List<S> states = new ArrayList<>(List.of(from));
        List<M> moves = new ArrayList<>();
        S here = from;
        for (List<M> legal = here.legalMoves();
                !legal.isEmpty() && moves.size() < maxPlies;
                legal = here.legalMoves()) {
            M move = choice.of(here, legal, random);
            here = player.apply(here, move);
            moves.add(move);
            states.add(here);
        }
        return new RandomWalk<>(states, moves);
    }

    /**
     * Many random walks.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param from where to start
     * @param seed distinguishes these walks from others
     * @param count how many
     * @param maxPlies where each stops if the game has not ended
     * @return the walks, made as they are asked for
     */
    public static <S extends GameState<S, M>, M extends Move> Stream<RandomWalk<S, M>> walks(
            S from, long seed, int count, int maxPlies) {
        return new Random(seed).longs(count).mapToObj(each -> walk(from, each, maxPlies));
    }
}
