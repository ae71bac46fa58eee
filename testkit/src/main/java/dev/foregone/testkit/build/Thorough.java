package dev.foregone.testkit.build;

import java.util.Arrays;
import java.util.stream.Stream;

/**
 * Tests that are slow by nature: whole where the system property {@code foregone.thorough} is {@code true}, and a few of
 * each always.
 */
public final class Thorough {

    private static final boolean ON = Boolean.getBoolean("foregone.thorough");

    private Thorough() {}

    /**
     * A number for the whole test, or a smaller one.
     *
     * @param all the number for the whole test
     * @param few the number for a part of it
     * @return one of them
     */
    public static int orFew(int all, int few) {
        return ON ? all : few;
    }

    /**
     * All of these, or the first few.
     *
     * @param <T> the type of what is tested
     * @param few how many make a part of the test
     * @param all what is tested in the whole test
     * @return these, or the first of them
     */
    @SafeVarargs
    @SuppressWarnings("varargs") // they are read only
    public static <T> Stream<T> orFirst(int few, T... all) {
        return Arrays.stream(all).limit(orFew(all.length, few));
    }
}
