package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The answers of a page without a server, on one thread. */
class PageAnswersTest {

    private static final int MOST_PIECES = 50;

    private final PageAnswers answers = PageAnswers.of(Games.load(), Engines.load(), 16 << 20);
    private final List<String> said = new ArrayList<>();

    private void ask(String method, String address, boolean events, String body) {
        ask(answers, method, address, events, body);
    }

    private void ask(PageAnswers of, String method, String address, boolean events, String body) {
        PageAnswers.Conversation asked = of.ask(method, "/api/v1" + address, events, body);
        boolean more = true;
        while (more) {
            more = asked.next(
                    (status, document) -> said.add(status + " " + document),
                    (name, data) -> said.add(name + " " + data));
            assertThat(said).hasSizeLessThan(MOST_PIECES);
        }
        asked.leave();
    }

    @Test
    void aDocumentIsAnsweredAtOnce() {
        ask("GET", "/games/tictactoe/analysis?p=xx./oo./...", false, "");
        assertThat(said).hasSize(1);
        assertThat(said.get(0)).startsWith("200 ").contains("\"value\":\"WIN\",\"plies\":1,");
    }

    @Test
    void aQuestionIsAnsweredInSlicesAndItsLimitHolds() {
        ask("GET", "/games/connectfour/analysis?engine=memo&time=800ms", true, "");
        assertThat(said.get(0)).startsWith("progress ").contains("\"waiting\":false");
        assertThat(said.get(said.size() - 1)).startsWith("result ").contains("the time limit");
    }

    @Test
    void anEngineThatStopsByItselfIsNotAskedForEver() {
        PageAnswers stopping = PageAnswers.of(Games.load(), Engines.of(new Stopping()), 1 << 20);
        ask(stopping, "GET", "/games/tictactoe/analysis", true, "");
        assertThat(said).hasSize(2);
        assertThat(said.get(1)).startsWith("result ").contains("the engine has had enough");
    }

    @Test
    void adviceGrows() {
        ask("GET", "/games/connectfour/advice?p=44&engine=anytime&time=400ms", true, "");
        assertThat(said).hasSizeGreaterThan(1);
        assertThat(said.get(0)).startsWith("advice ");
        assertThat(said.get(said.size() - 1)).startsWith("result ");
    }

    @Test
    void aReviewComesMoveByMove() {
        ask("POST", "/games/tictactoe/review", true, "{\"start\":\"\",\"moves\":[\"1,1\",\"0,1\"]}");
        assertThat(said).hasSize(3);
        assertThat(said.subList(0, 2)).allMatch(event -> event.startsWith("move "));
        assertThat(said.get(2)).startsWith("result ");
    }

    @Test
    void whatNeedsATablebaseIsRefused() {
        ask("GET", "/games/tictactoe/statistics", false, "");
        ask("GET", "/games/tictactoe/puzzle", false, "");
        assertThat(said)
                .hasSize(2)
                .allMatch(answer ->
                        answer.startsWith("422 ") && answer.contains("a page without a server counts no whole games"));
    }

    @Test
    void aProblemIsAnAnswer() {
        ask("GET", "/games/chess/position", false, "");
        assertThat(said.get(0)).startsWith("404 ").contains("there is no game");
    }

    /** An engine that stops at once, whatever the limits. */
    private static final class Stopping implements Engine {

        @Override
        public String id() {
            return "stopping";
        }

        @Override
        public Support supports(Game<?, ?> game) {
            return Support.yes();
        }

        @Override
        public <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game, SolverOptions options) {
            return new Solver<>() {
                @Override
                public Bounds prove(S state, Limits limits) {
                    return Bounds.unknown();
                }

                @Override
                public Analysis<S, M> analyze(S state, Limits limits) {
                    throw new SearchStoppedException("the engine has had enough", Bounds.unknown());
                }

                @Override
                public long positionsVisited() {
                    return 0;
                }

                @Override
                public void close() {}
            };
        }
    }
}
