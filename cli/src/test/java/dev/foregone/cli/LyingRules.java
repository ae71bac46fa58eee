package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;

/** Tic-tac-toe whose packed rules say that a full board is lost, while its states know that it is drawn. */
final class LyingRules {

    private LyingRules() {}

    static Game<?, ?> game() {
        return instead(
                Game.class,
                Games.load().get("tictactoe"),
                (method, answer) -> method.equals("packedRules")
                        ? ((Optional<?>) answer).map(rules -> rules((PackedRules<?, ?>) rules))
                        : answer);
    }

    private static <S extends GameState<S, M>, M extends Move> PackedRules<?, ?> rules(PackedRules<S, M> honest) {
        return instead(
                PackedRules.class,
                honest,
                (method, answer) -> method.equals("terminal") && answer.equals(Score.draw(0))
                        ? Integer.valueOf(Score.loss(0))
                        : answer);
    }

    /** What becomes of an answer. */
    @FunctionalInterface
    private interface Twist {
        Object of(String method, Object answer);
    }

    private static <T> T instead(Class<T> type, T real, Twist twist) {
        return type.cast(Proxy.newProxyInstance(
                LyingRules.class.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, args) -> twist.of(method.getName(), answer(method, real, args))));
    }

    private static Object answer(Method method, Object real, Object[] args) throws Throwable {
        try {
            return method.invoke(real, args);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
