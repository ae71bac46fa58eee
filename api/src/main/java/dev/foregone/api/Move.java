package dev.foregone.api;

/**
 * One player's one move. A move is an immutable value with {@code equals} and {@code hashCode}; its {@link #toString()}
 * is its notation, as a person types it and reads it. An enum or a record with a {@code toString} makes a good move.
 *
 * <p>Who implements this interface can rely on it: later versions add default methods only.
 */
public interface Move {

    /**
     * The move's notation.
     *
     * @return text that tells this move from every other legal move of the same position
     */
    @Override
    String toString();
}
