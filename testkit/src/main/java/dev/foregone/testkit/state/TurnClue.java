package dev.foregone.testkit.state;

import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
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
        return Stream.concat(TurnClue.<S>methods(type), TurnClue.<S>fields(type))
                .filter(clue -> states.stream().map(clue.reader).distinct().count() == 2)
                .findFirst();
    }

    private static <S> Stream<TurnClue<S>> methods(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> method.getParameterCount() == 0 && isClue(method) && method.trySetAccessible())
                .map(method -> new TurnClue<>(method.getName(), state -> read(() -> method.invoke(state))));
    }

    private static <S> Stream<TurnClue<S>> fields(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null, Class::getSuperclass)
                .flatMap(each -> Stream.of(each.getDeclaredFields()))
                .filter(field -> isClue(field) && field.trySetAccessible())
                .map(field -> new TurnClue<>(field.getName(), state -> read(() -> field.get(state))));
    }

    private static boolean isClue(Member member) {
        String name = member.getName().replace("_", "").toLowerCase(Locale.ROOT);
        return !Modifier.isStatic(member.getModifiers())
                && NAMED_FOR_IT.matcher(name).matches();
    }

    /** A method that throws is no clue. */
    private static String read(Callable<?> member) {
        try {
            return String.valueOf(member.call());
        } catch (Exception unreadable) {
            return "";
        }
    }
}
