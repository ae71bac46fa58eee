package dev.foregone.api;

/**
 * A move of one player. It is an immutable value with {@code equals} and {@code hashCode}; its {@link #toString()} is
 * its notation, as people type and read it. An enum or a record with a {@code toString} makes a good move.
 *
 * <p>Later versions of this interface add default methods only.
 */
public interface Move {

    /**
     * The move's notation.
     *
     * @return text that distinguishes this move from every other legal move of the same position
     */
    @Override
    String toString();
}
