package dev.foregone.testkit;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A sign in a game's states of whose turn it is though the game does not say so: a method or field that is named for it
 * and has two values.
 *
 * @param name the name of the method or field
 * @param reader reads its value
 */
record TurnClue<S>(String name, Function<S, String> reader) {

    private static final Pattern NAMED_FOR_IT = Pattern.compile(
            "(is|get)?(.*(tomove|onturn|turn|turns)|(current|active|next|moving)?(player|mover|side|colou?r))");

    String of(S state) {
        return reader.apply(state);
    }

    /** The first of its kind that takes two values among the states. */
    static <S> Optional<TurnClue<S>> in(Collection<S> states) {
        Class<?> type = states.iterator().next().getClass();
        return Stream.concat(methods(type).stream(), fields(type).stream())
                .map(TurnClue::<S>cast)
                .filter(clue -> states.stream().map(clue.reader).distinct().count() == 2)
                .findFirst();
    }

    @SuppressWarnings("unchecked") // what reads any object reads a state
    private static <S> TurnClue<S> cast(TurnClue<Object> clue) {
        return (TurnClue<S>) (TurnClue<?>) clue;
    }

    private static List<TurnClue<Object>> methods(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(each -> each.getParameterCount() == 0 && !Modifier.isStatic(each.getModifiers()))
                .filter(each -> isNamedForIt(each.getName()) && each.trySetAccessible())
                .map(each -> new TurnClue<>(each.getName(), state -> read(each, state)))
                .toList();
    }

    private static List<TurnClue<Object>> fields(Class<?> type) {
        List<TurnClue<Object>> fields = new ArrayList<>();
        for (Class<?> each = type; each != Object.class && each != null; each = each.getSuperclass()) {
            Stream.of(each.getDeclaredFields())
                    .filter(field -> !Modifier.isStatic(field.getModifiers()) && isNamedForIt(field.getName()))
                    .filter(Field::trySetAccessible)
                    .forEach(field -> fields.add(new TurnClue<>(field.getName(), state -> read(field, state))));
        }
        return fields;
    }

    private static boolean isNamedForIt(String name) {
        return NAMED_FOR_IT
                .matcher(name.replace("_", "").toLowerCase(Locale.ROOT))
                .matches();
    }

    /** A method that throws is no clue. */
    private static String read(Method method, Object state) {
        try {
            return String.valueOf(method.invoke(state));
        } catch (IllegalAccessException | InvocationTargetException unreadable) {
            return "";
        }
    }

    private static String read(Field field, Object state) {
        try {
            return String.valueOf(field.get(state));
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
