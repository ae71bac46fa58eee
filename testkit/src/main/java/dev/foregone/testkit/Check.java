package dev.foregone.testkit;

import static org.junit.jupiter.api.Assertions.fail;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Where something is checked, in words, and how a fault found there is reported: names and values, then advice. */
record Check(String where) {

    static Check game(Game<?, ?> game) {
        return new Check("game '" + game.id() + "'");
    }

    static <S extends GameState<S, M>, M extends Move> Check state(Game<S, M> game, S state) {
        return new Check("game '" + game.id() + "', position " + game.format(state));
    }

    static Check engine(Engine engine, Game<?, ?> game) {
        return new Check("engine '" + engine.id() + "', game '" + game.id() + "'");
    }

    static <S extends GameState<S, M>, M extends Move> Check engine(Engine engine, Game<S, M> game, S state) {
        return new Check("engine '" + engine.id() + "', " + state(game, state).where);
    }

    Check and(String more) {
        return new Check(where + ", " + more);
    }

    void holds(boolean holds, String fault, String advice) {
        if (!holds) {
            fail(where + ": " + fault + "\n  " + advice);
        }
    }

    void equal(@Nullable Object expected, @Nullable Object actual, String what, String advice) {
        if (!Objects.equals(expected, actual)) {
            fail(where + ": " + what + " should be " + expected + " but is " + actual + "\n  " + advice);
        }
    }

    /** The exception of the given type that the action must throw. */
    <T extends Throwable> T refuses(Class<T> type, Callable<?> action, String what, String advice) {
        Object result;
        try {
            result = action.call();
        } catch (Throwable thrown) {
            if (type.isInstance(thrown)) {
                return type.cast(thrown);
            }
            return fail(
                    where + ": " + what + " should throw " + type.getSimpleName() + " but threw " + thrown + "\n  "
                            + advice,
                    thrown);
        }
        return fail(where + ": " + what + " should throw " + type.getSimpleName() + " but gave " + result + "\n  "
                + advice);
    }
}
