package dev.foregone.board;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Hashes values by what they are made of: numbers, texts, constants of an enum, and values of these. In each run the same, which the
 * hash code of a constant is not. A value whose own hash code is made of nothing else has that one.
 *
 * @param isOwn whether it is the value's own hash code
 */
record PartsHash(boolean isOwn, ToIntFunction<Object> hash) {

    private static final Set<Class<?>> PLAIN =
            Set.of(Integer.class, Long.class, Short.class, Byte.class, Character.class, Boolean.class, String.class);

    /** How deep values may lie in values: a type may be made of itself. */
    private static final int DEPTH = 4;

    private static final PartsHash OWN = new PartsHash(true, Object::hashCode);

    private static final PartsHash NAME =
            new PartsHash(false, constant -> ((Enum<?>) constant).name().hashCode());

    /** One part of a value. */
    private record Part(Field field, PartsHash of) {

        int hash(Object value) {
            try {
                if (field.getType() == int.class) { // mostly; without a box
                    return field.getInt(value);
                }
                Object part = field.get(value);
                return part == null ? 0 : of.hash.applyAsInt(part);
            } catch (IllegalAccessException impossible) { // it was made accessible
                throw new IllegalStateException(impossible);
            }
        }
    }

    /** {@return the hash of a type's values, or nothing if some part may change, cannot be read, or is of a type with subtypes} */
    static Optional<PartsHash> of(Class<?> type) {
        return of(type, DEPTH);
    }

    private static Optional<PartsHash> of(Class<?> type, int depth) {
        if (type.isPrimitive() || PLAIN.contains(type)) {
            return Optional.of(OWN);
        }
        if (Enum.class.isAssignableFrom(type)) {
            return Optional.of(NAME);
        }
        List<Field> fields = fields(type);
        List<Part> parts =
                fields.stream().flatMap(field -> part(field, depth).stream()).toList();
        if (parts.size() < fields.size()) {
            return Optional.empty();
        }
        if (hasOwn(type) && parts.stream().allMatch(part -> part.of.isOwn)) {
            return Optional.of(OWN);
        }
        return parts.isEmpty() || !canRead(parts) ? Optional.empty() : Optional.of(new PartsHash(false, all(parts)));
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> part = type; part != null; part = part.getSuperclass()) {
            for (Field field : part.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    fields.add(field);
                }
            }
        }
        return fields;
    }

    private static Optional<PartsHash> partOf(Class<?> type, int depth) {
        boolean isWhole = Modifier.isFinal(type.getModifiers()) || Enum.class.isAssignableFrom(type);
        return depth == 0 || !isWhole || type.isArray() ? Optional.empty() : of(type, depth - 1);
    }

    private static Optional<Part> part(Field field, int depth) {
        return Modifier.isFinal(field.getModifiers())
                ? partOf(field.getType(), depth).map(of -> new Part(field, of))
                : Optional.empty();
    }

    private static boolean hasOwn(Class<?> type) {
        try {
            return type.getMethod("hashCode").getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException impossible) {
            return false;
        }
    }

    private static boolean canRead(List<Part> parts) {
        try {
            parts.forEach(part -> part.field.setAccessible(true));
            return true;
        } catch (RuntimeException closed) { // a package of a module that is not open
            return false;
        }
    }

    private static ToIntFunction<Object> all(List<Part> parts) {
        Part[] all = parts.toArray(new Part[0]);
        return value -> {
            int hash = 1;
            for (Part part : all) {
                hash = 31 * hash + part.hash(value);
            }
            return hash;
        };
    }
}
