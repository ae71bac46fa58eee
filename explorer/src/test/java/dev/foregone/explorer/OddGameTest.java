package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.spi.GameGuide;
import dev.foregone.testkit.build.Thorough;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A game one of whose methods throws, or returns null, is named by the problem, and costs no other game its place. */
class OddGameTest {

    private static final List<String> METHODS = List.of(
            "description",
            "initialState",
            "parse",
            "format",
            "draw",
            "diagram",
            "clicks",
            "playerToMove",
            "players",
            "parseMove",
            "packedRules",
            "canonical",
            "cyclic",
            "rules",
            "variants",
            "ending");

    private static final List<String> ADDRESSES = List.of(
            "",
            "/odd",
            "/odd/position",
            "/odd/position?p=x../.../...",
            "/odd/position?p=xxx/oo./...",
            "/odd/line?m=1,1",
            "/odd/analysis?p=xx./oo./xox",
            "/odd/advice?p=xx./oo./xox",
            "/odd/reply?p=xx./oo./xox&strength=novice",
            "/odd/reply?p=xx./oo./xox",
            "/odd/analysis?p=xx./oo./xox&engine=minimax",
            "/odd/analysis?p=xx./oo./xox&engine=retrograde",
            "/odd/puzzle?p=xx./oo./xox&within=1",
            "/odd/statistics?p=xx./oo./xox");

    private record Odd(Game<?, ?> real, String method, boolean isNull) {

        @Nullable
        Object answer(Method asked, Object @Nullable [] arguments) throws Throwable {
            if (asked.getName().equals("id")) {
                return "odd";
            }
            if (asked.getName().equals(method)) {
                return odd();
            }
            try {
                return asked.invoke(real, arguments);
            } catch (InvocationTargetException failure) {
                throw failure.getCause();
            }
        }

        private @Nullable Object odd() {
            if (isNull) {
                return null;
            }
            throw new StackOverflowError("out of order");
        }

        Game<?, ?> game() {
            return (Game<?, ?>) Proxy.newProxyInstance(
                    Odd.class.getClassLoader(),
                    new Class<?>[] {GameGuide.class},
                    (proxy, asked, arguments) -> answer(asked, arguments));
        }
    }

    static Stream<Arguments> oddities() {
        return METHODS.stream()
                .flatMap(method -> Thorough.orFirst(1, false, true).map(isNull -> Arguments.of(method, isNull)));
    }

    @ParameterizedTest(name = "{0}, null: {1}")
    @MethodSource("oddities")
    void isNamed(String method, boolean isNull) throws Exception {
        Game<?, ?> real = Games.load().get("tictactoe");
        Games games = Games.of(real, new Odd(real, method, isNull).game());
        try (Explorer explorer = Explorer.start(ExplorerOptions.of(games, Engines.load()))) {
            RawClient client = new RawClient(explorer.address().getPort());
            for (String address : ADDRESSES) {
                String answer = client.answer(client.get("/api/v1/games" + address));
                assertThat(answer)
                        .as(address)
                        .satisfiesAnyOf(
                                fine -> assertThat(fine).startsWith("HTTP/1.1 200"),
                                named -> assertThat(named)
                                        .startsWith("HTTP/1.1 5")
                                        .contains("game 'odd'"));
            }
            assertThat(client.status(client.get("/api/v1/games"))).isEqualTo(200);
        }
    }
}
