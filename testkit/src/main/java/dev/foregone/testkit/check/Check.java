package dev.foregone.testkit.check;

import static org.junit.jupiter.api.Assertions.fail;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Where something is checked, and how a fault found there is reported: names and values, then advice.
 *
 * @param words says where; called only for a fault, since that may take longer than what is checked
 */
public record Check(Supplier<String> words) {

    /** A message shows a line whole if it has no more than these. */
    private static final int MOST_MOVES = 20;

    /** Where it is has been said already. */
    public Check(String where) {
        this(() -> where);
    }

    public String where() {
        return words.get();
    }

    public static Check game(Game<?, ?> game) {
        return new Check("game '" + game.id() + "'");
    }

    public static <S extends GameState<S, M>, M extends Move> Check state(Game<S, M> game, S state) {
        return new Check(() -> "game '" + game.id() + "', position " + game.format(state));
    }

    public static Check engine(Engine engine, Game<?, ?> game) {
        return new Check("engine '" + engine.id() + "', game '" + game.id() + "'");
    }

    public static <S extends GameState<S, M>, M extends Move> Check engine(Engine engine, Game<S, M> game, S state) {
        return new Check(
                () -> "engine '" + engine.id() + "', " + state(game, state).where());
    }

    public Check and(String more) {
        return new Check(() -> where() + ", " + more);
    }

    /** Moves made in a row; of many, the first and the last. */
    public static String line(List<?> moves) {
        int size = moves.size();
        return size <= MOST_MOVES
                ? moves.toString()
                : moves.subList(0, MOST_MOVES / 2) + " ... " + moves.subList(size - MOST_MOVES / 2, size) + ", " + size
                        + " moves in all";
    }

    public void holds(boolean holds, String fault, String advice) {
        if (!holds) {
            fault(fault, advice);
        }
    }

    /** The same, where it takes long to say what is wrong. */
    public void holds(boolean holds, Supplier<String> fault, String advice) {
        if (!holds) {
            fault(fault.get(), advice);
        }
    }

    /** Whether bounds are true of an outcome. */
    public void contain(Bounds bounds, Outcome outcome) {
        holds(
                bounds.contains(outcome),
                () -> "the bounds " + bounds + " leave out the outcome " + outcome,
                "both bounds are proved of the position, whatever the limits and the line that led to it; a guess is not a bound");
    }

    public void fault(String fault, String advice) {
        fail(where() + ": " + fault + "\n  " + advice);
    }

    public void equal(@Nullable Object expected, @Nullable Object actual, String what, String advice) {
        if (Objects.equals(expected, actual)) {
            return;
        }
        if (printAlike(expected, actual)) {
            fault(what + ", " + actual + ", and what it should be " + DIFFER, giveEquals(actual));
        }
        if (expected != null && lacksEquals(actual)) {
            fault(
                    what + " should be " + expected + " but is " + actual + ", and equals() tells all apart",
                    giveEquals(actual));
        }
        reordered(expected, actual).ifPresent(words -> fault(what + " is in another order: " + words, advice));
        fault(what + " should be " + expected + " but is " + actual, advice);
    }

    /** Fails unless an id is well formed and always the same. */
    public void id(Supplier<String> id) {
        holds(
                id.get().matches("[a-z][a-z0-9]*(-[a-z0-9]+)*"),
                "the id is ill formed",
                "lower-case letters, digits, single hyphens; a letter first");
        same(id, "the id", "it is the same at each call");
    }

    /** Fails if something is listed twice. */
    public void distinct(List<?> list, String what, String advice) {
        equal(list.stream().distinct().toList(), list, what, advice);
    }

    /** Where two lists part that differ in their order alone. */
    static Optional<String> reordered(@Nullable Object one, @Nullable Object other) {
        if (one instanceof List<?> first
                && other instanceof List<?> second
                && first.size() == second.size()
                && new HashSet<>(first).equals(new HashSet<>(second))) {
            return IntStream.range(0, first.size())
                    .filter(i -> !Objects.equals(first.get(i), second.get(i)))
                    .mapToObj(i -> "number " + (i + 1) + " is " + first.get(i) + ", then " + second.get(i))
                    .findFirst();
        }
        return Optional.empty();
    }

    /** An answer that must be the same when it is asked for again. */
    public <T> T same(Supplier<T> question, String what, String advice) {
        T first = question.get();
        equal(first, question.get(), what + ", asked again,", advice);
        return first;
    }

    /** The fault of two things that a reader cannot tell from each other. */
    static final String DIFFER = "print alike, but equals() says they differ";

    static boolean printAlike(@Nullable Object one, @Nullable Object other) {
        return String.valueOf(one).equals(String.valueOf(other));
    }

    /** The advice for things that should be equal and print alike, but are not equal. */
    public static String giveEquals(@Nullable Object thing) {
        Object one = oneOf(thing);
        String type = one == null ? "null" : one.getClass().getSimpleName();
        return lacksEquals(one)
                ? type
                        + " has no equals() of its own: give it equals() and hashCode() that compare its contents; a record"
                        + " has both"
                : "the toString() of " + type + " leaves out something that its equals() compares: show it, or do not"
                        + " compare it";
    }

    private static @Nullable Object oneOf(@Nullable Object thing) {
        return thing instanceof Collection<?> all && !all.isEmpty()
                ? all.iterator().next()
                : thing;
    }

    private static boolean lacksEquals(@Nullable Object thing) {
        Object one = oneOf(thing);
        return one != null && declares(one, "equals", Object.class) == Object.class;
    }

    /** The class that declares the method that a thing has. */
    public static Class<?> declares(Object thing, String method, Class<?> parameter) {
        try {
            return thing.getClass().getMethod(method, parameter).getDeclaringClass();
        } catch (NoSuchMethodException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** What a plug-in answers, which is neither an exception nor null. */
    public <T> T answers(Supplier<T> question, String what, String advice) {
        List<T> answers = new ArrayList<>();
        try {
            answers.add(question.get());
        } catch (RuntimeException | StackOverflowError thrown) {
            fault(what + " throws " + thrown, advice);
        }
        holds(answers.get(0) != null, what + " answers null", advice);
        return answers.get(0);
    }

    /** Fails if an exception does not say anything. */
    public void hasWords(Throwable refusal, String what, String advice) {
        String words = refusal.getMessage();
        holds(words != null && !words.isBlank(), what + " without a word", advice);
    }

    /** The exception of the given type that the action must throw. */
    public <T extends Throwable> T refuses(Class<T> type, Callable<?> action, String what, String advice) {
        Throwable cause = null;
        String instead;
        try {
            instead = "gave " + action.call();
        } catch (Throwable thrown) {
            if (type.isInstance(thrown)) {
                return type.cast(thrown);
            }
            cause = thrown;
            instead = "threw " + thrown;
        }
        String fault = where() + ": " + what + " should throw " + type.getSimpleName() + " but " + instead;
        return fail(fault + "\n  " + advice, cause);
    }
}
