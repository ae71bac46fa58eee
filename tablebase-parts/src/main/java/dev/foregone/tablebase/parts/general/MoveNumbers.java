package dev.foregone.tablebase.parts.general;

import java.io.Serializable;

/**
 * Where a move comes from, as one number: the index of the position there, whether the same player moves again, and the
 * partition.
 *
 * @param partitions how many there are
 * @param kinds 2 if a player may move twice in a row, otherwise 1
 */
record MoveNumbers(int partitions, int kinds) implements Serializable {

    static MoveNumbers of(int partitions, boolean alternates) {
        return new MoveNumbers(partitions, alternates ? 1 : 2);
    }

    /** The part of the number that a partition knows by itself, unsigned. */
    int turn(int index, boolean again) {
        return again ? kinds * index + 1 : kinds * index;
    }

    long number(int partition, long turn) {
        return turn * partitions + partition;
    }

    int partition(long number) {
        return (int) (number % partitions);
    }

    int index(long number) {
        return (int) (number / partitions / kinds);
    }

    boolean again(long number) {
        return kinds == 2 && (number / partitions & 1) == 1;
    }
}
