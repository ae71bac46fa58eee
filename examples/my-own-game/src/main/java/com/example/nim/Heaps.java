package com.example.nim;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Heaps of stones. A player takes any number of stones from one heap; who takes the last wins.
 *
 * @param stones how many stones each heap has, 0 or more
 */
public record Heaps(List<Integer> stones) implements GameState<Heaps, Take> {

    /**
     * Copies the list.
     *
     * @param stones how many stones each heap has, 0 or more
     * @throws IllegalArgumentException if a heap has fewer than none
     */
    public Heaps {
        stones = List.copyOf(stones);
        if (stones.stream().anyMatch(heap -> heap < 0)) {
            throw new IllegalArgumentException("a heap has at least 0 stones, but these are " + stones);
        }
    }

    /** The player to move has lost when there is nothing to take: the other has just taken the last. */
    @Override
    public Optional<GameValue> terminalValue() {
        return stones.stream().allMatch(heap -> heap == 0) ? Optional.of(GameValue.LOSS) : Optional.empty();
    }

    @Override
    public List<Take> legalMoves() {
        return IntStream.rangeClosed(1, stones.size())
                .boxed()
                .flatMap(
                        heap -> IntStream.rangeClosed(1, stones.get(heap - 1)).mapToObj(taken -> new Take(heap, taken)))
                .toList();
    }

    @Override
    public Heaps play(Take move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalMoveException(move, this, legalMoves());
        }
        List<Integer> left = new ArrayList<>(stones);
        left.set(move.heap() - 1, left.get(move.heap() - 1) - move.stones());
        return new Heaps(left);
    }

    /** The order of the heaps makes no difference. */
    Heaps sorted() {
        return new Heaps(stones.stream().sorted().toList());
    }

    /** In the game's notation: {@code 3,4,5}. */
    @Override
    public String toString() {
        return stones.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
