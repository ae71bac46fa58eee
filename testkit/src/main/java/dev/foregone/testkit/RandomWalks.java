package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.testkit.walk.Walk;
import java.util.Random;
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
        Walk<S, M> walk = Walk.random(from, seed, maxPlies);
        return new RandomWalk<>(walk.states(), walk.moves());
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
