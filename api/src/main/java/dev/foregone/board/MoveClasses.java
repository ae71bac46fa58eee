package dev.foregone.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The classes of an author's moves: numbers by which a search recognizes a move in another position, in each run the same. They are
 * made of what a move is made of, which takes less time than to write its notation; a move that is not made of numbers, texts
 * and constants has that of its notation. For one thread.
 */
final class MoveClasses<V> {

    private final Map<Class<?>, Optional<PartsHash>> known = new HashMap<>();
    private @Nullable Class<?> asked;
    private @Nullable PartsHash parts;

    int of(V move, Supplier<String> notation) {
        if (move.getClass() != asked) {
            asked = move.getClass();
            parts = known.computeIfAbsent(asked, PartsHash::of).orElse(null);
        }
        return parts == null
                ? notation.get().hashCode()
                : parts.isOwn() ? move.hashCode() : parts.hash().applyAsInt(move);
    }
}
