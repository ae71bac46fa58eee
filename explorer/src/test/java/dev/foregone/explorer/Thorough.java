package dev.foregone.explorer;

import java.util.Arrays;
import java.util.stream.Stream;

/** Tests that are slow by nature: whole with {@code -Pthorough}, and a few of each always. */
public final class Thorough {

    private static final boolean ON = Boolean.getBoolean("foregone.thorough");

    private Thorough() {}

    /** A number for {@code -Pthorough}, or the smaller one. */
    public static int orFew(int all, int few) {
        return ON ? all : few;
    }

    /** All of these, or the first few. */
    @SafeVarargs
    @SuppressWarnings("varargs") // they are read only
    public static <T> Stream<T> orFirst(int few, T... all) {
        return Arrays.stream(all).limit(orFew(all.length, few));
    }
}
