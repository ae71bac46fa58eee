package dev.foregone.testkit.check;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The room that rules have in an array, which is longer at both ends.
 *
 * @param size how many they may write from {@link #FROM} on
 * @param named what says so
 */
public record Room(int size, String named) {

    /** Where it begins. */
    public static final int FROM = 3;

    private static final int BEYOND = 5;

    /** How long the array is. */
    public int length() {
        return FROM + size + BEYOND;
    }

    /**
     * Fails unless what was listed stays within it.
     *
     * @param what what was listed
     * @param least how many there are at least
     * @param written whether something was written at an index of the array
     */
    public void holds(Check check, String what, int count, int least, IntPredicate written) {
        check.holds(
                count >= least && count <= size,
                () -> count + " " + what + " in a room of " + named + " = " + size,
                "list " + least + " or more, and no more than " + named);
        int[] outside = IntStream.range(0, length())
                .filter(index -> (index < FROM || index >= FROM + size) && written.test(index))
                .toArray();
        check.holds(
                outside.length == 0,
                () -> what + " are written at " + Arrays.toString(outside) + " with from = " + FROM + " and " + named
                        + " = " + size,
                "write only from 'from' on, and only " + named + " of them");
    }
}
