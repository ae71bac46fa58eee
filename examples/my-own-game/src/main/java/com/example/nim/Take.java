package com.example.nim;

import dev.foregone.api.Move;

/**
 * Taking stones from a heap: {@code 2-3} takes three from the second.
 *
 * @param heap which heap, from 1
 * @param stones how many stones, 1 or more
 */
public record Take(int heap, int stones) implements Move {

    @Override
    public String toString() {
        return heap + "-" + stones;
    }
}
