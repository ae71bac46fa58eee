package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A game that hangs, or throws the worst, in any of its methods costs no other game anything. */
class HostileGameTest {

    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final List<String> METHODS = List.of(
            "players",
            "parse",
            "terminalValue",
            "name",
            "description",
            "initialState",
            "diagram",
            "format",
            "draw",
            "clicks",
            "cyclic",
            "packedRules",
            "legalMoves",
            "play");

    private static final List<String> ADDRESSES = List.of(
            "",
            "/hostile",
            "/hostile/position?p=4",
            "/hostile/line?m=take1",
            "/hostile/analysis?time=1s",
            "/hostile/analysis?p=4&time=1s",
            "/hostile/reply?p=3&time=1s",
            "/hostile/statistics?p=3");

    private final ExecutorService senders = Executors.newCachedThreadPool();

    @AfterEach
    void close() {
        senders.shutdownNow();
    }

    /** Neither returns nor heeds an interrupt, until it is closed. */
    private static final class Hang implements Runnable, AutoCloseable {

        private final CountDownLatch release = new CountDownLatch(1);

        @Override
        public void run() {
            boolean released = false;
            while (!released) {
                try {
                    release.await();
                    released = true;
                } catch (InterruptedException ignored) {
                    // it is that kind of game
                }
            }
        }

        void letGo() {
            release.countDown();
        }

        @Override
        public void close() {
            letGo();
        }
    }

    private static Explorer explorer(String method, Runnable deed) throws IOException {
        Games games = Games.of(Games.load().get("tictactoe"), new HostileGame(method, deed));
        return Explorer.start(ExplorerOptions.of(games, Engines.load()).withThreads(1), PATIENCE);
    }

    private static String ask(Explorer explorer, String below) throws IOException {
        RawClient client = new RawClient(explorer.address().getPort());
        return client.answer(client.get("/api/v1/games" + below));
    }

    private static void assertTheOtherGameIsWell(Explorer explorer) throws IOException {
        assertThat(ask(explorer, "/tictactoe/analysis?p=xx./oo./...")).startsWith("HTTP/1.1 200");
        assertThat(ask(explorer, "/tictactoe/analysis?p=x../.o./...&time=20s")).startsWith("HTTP/1.1 200");
        assertThat(ask(explorer, ""))
                .startsWith("HTTP/1.1 200")
                .contains(
                        "{\"id\":\"tictactoe\",\"name\":\"tic-tac-toe\",\"description\":\"three in a row",
                        "{\"id\":\"hostile\"");
    }

    /** Waiting takes long and no work, so all methods hang at once, each in an explorer of its own. */
    @Tag("slow")
    @Test
    void whatHangsIsNamedAndHoldsUpNothing() throws Exception {
        List<String> methods = METHODS.subList(0, Thorough.orFew(METHODS.size(), 3));
        for (Future<String> one : senders.invokeAll(methods.stream()
                .<Callable<String>>map(method -> () -> hangsAndIsNamed(method))
                .toList())) {
            assertThat(one.get()).isIn(methods);
        }
    }

    private String hangsAndIsNamed(String method) throws Exception {
        try (Hang hang = new Hang();
                Explorer explorer = explorer(method, hang)) {
            List<Future<String>> asked = new ArrayList<>();
            for (String address : ADDRESSES) {
                asked.add(senders.submit(() -> ask(explorer, address)));
            }
            assertTheOtherGameIsWell(explorer);
            for (Future<String> one : asked) {
                assertThat(one.get())
                        .as(method)
                        .satisfiesAnyOf(
                                fine -> assertThat(fine).startsWith("HTTP/1.1 200"),
                                refused -> assertThat(refused)
                                        .startsWith("HTTP/1.1 422")
                                        .contains("no packed rules"),
                                named -> assertThat(named)
                                        .startsWith("HTTP/1.1 504")
                                        .contains("game 'hostile' does not answer", "jstack"));
            }
            assertTheOtherGameIsWell(explorer);
            hang.letGo();
            Eventually.until(method + " answers again", () -> answers(explorer, "/hostile/position"));
            Eventually.until("its row is whole again", () -> answers(explorer, "") && !rowHasFault(explorer));
        }
        return method;
    }

    private static boolean answers(Explorer explorer, String below) {
        try {
            return ask(explorer, below).startsWith("HTTP/1.1 200");
        } catch (IOException gone) {
            return false;
        }
    }

    private static boolean rowHasFault(Explorer explorer) {
        try {
            return ask(explorer, "").contains("\"fault\"");
        } catch (IOException gone) {
            return true;
        }
    }

    @Test
    void itsRowSaysThatItDoesNotAnswerAndWhere() throws Exception {
        try (Hang hang = new Hang();
                Explorer explorer = explorer("players", hang)) {
            assertThat(ask(explorer, ""))
                    .contains("\"fault\":\"the game 'hostile' does not answer: ", "HostileGameTest$Hang.run(");
            assertThat(ask(explorer, "/hostile"))
                    .startsWith("HTTP/1.1 504")
                    .contains("\"accepted\":\"any other game; the author of this one sees where it hangs");
        }
    }

    @Test
    void onlyAFewThreadsAreLeftInIt() throws Exception {
        try (Hang hang = new Hang();
                Explorer explorer = explorer("legalMoves", hang)) {
            List<Future<String>> asked = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                String address = i % 2 == 0 ? "/hostile/position?p=" + (i + 1) : "/hostile/analysis?time=1s&p=" + i;
                asked.add(senders.submit(() -> ask(explorer, address)));
            }
            for (Future<String> one : asked) {
                assertThat(one.get()).startsWith("HTTP/1.1 504");
            }
            assertThat(Thread.getAllStackTraces().values().stream()
                            .filter(stack -> Stream.of(stack)
                                    .anyMatch(frame -> frame.getMethodName().equals("legalMoves")))
                            .count())
                    .isLessThan(20);
            assertTheOtherGameIsWell(explorer);
            hang.letGo();
            Eventually.until("it answers again", () -> answers(explorer, "/hostile/analysis?time=20s"));
        }
    }

    static Stream<Arguments> errors() {
        return METHODS.stream()
                .flatMap(method -> Thorough.<Supplier<Error>>orFirst(
                                1,
                                () -> new OutOfMemoryError("hostile"),
                                () -> new StackOverflowError("hostile"),
                                () -> new NoClassDefFoundError("hostile"))
                        .map(thrown -> Arguments.of(method, thrown)));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void whatItThrowsCostsItAlone(String method, Supplier<Error> thrown) throws Exception {
        Runnable deed = () -> {
            throw thrown.get();
        };
        try (Explorer explorer = explorer(method, deed)) {
            for (String address : ADDRESSES) {
                assertThat(ask(explorer, address)).startsWith("HTTP/1.1 ");
            }
            assertTheOtherGameIsWell(explorer);
        }
    }
}
