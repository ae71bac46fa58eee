package dev.foregone.board;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The classes of an author's moves: numbers by which a search recognizes a move in another position, in each run the same. A move
 * made of numbers and texts has one already, its hash code, which takes less time than to write its notation; another need not
 * have one, or one that differs from run to run, and has that of its notation. For one thread.
 */
final class MoveClasses<V> {

    private static final Set<Class<?>> PLAIN =
            Set.of(Integer.class, Long.class, Short.class, Byte.class, Character.class, Boolean.class, String.class);

    private @Nullable Class<?> asked;
    private boolean hasNumber;

    int of(V move, Supplier<String> notation) {
        if (move.getClass() != asked) {
            asked = move.getClass();
            hasNumber = isPlain(asked) || isOfPlainParts(asked);
        }
        return hasNumber ? move.hashCode() : notation.get().hashCode();
    }

    private static boolean isPlain(Class<?> type) {
        return type.isPrimitive() || PLAIN.contains(type);
    }

    /** Whether a type has a hash code of its own, and nothing to make it from but numbers and texts that do not change. */
    private static boolean isOfPlainParts(Class<?> type) {
        for (Class<?> part = type; part != Object.class && part != Record.class; part = part.getSuperclass()) {
            for (Field field : part.getDeclaredFields()) {
                boolean isFixed = isPlain(field.getType()) && Modifier.isFinal(field.getModifiers());
                if (!Modifier.isStatic(field.getModifiers()) && !isFixed) {
                    return false;
                }
            }
        }
        try {
            return type.getMethod("hashCode").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException impossible) {
            return false;
        }
    }
}
