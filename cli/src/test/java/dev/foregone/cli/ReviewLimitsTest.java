package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.answers.GameReview;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.ReviewJson;
import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.text.ReviewText;
import dev.foregone.play.ReviewedMove;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.testkit.build.Thorough;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Help.Ansi;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Wherever a limit ends a review, each move has one that is best or advised, in every game, by every engine. */
@Timeout(600)
class ReviewLimitsTest {

    private static final int LINES = Thorough.orFew(16, 4);

    private static final int LONGEST = 9;

    private static final JsonMapper JSON = new JsonMapper();

    private static final int MOST_POSITIONS = Thorough.orFew(50_000, 20_000);

    private static final SolverOptions OPTIONS = SolverOptions.defaults().withMemoryBytes(1 << 20);

    static Stream<Arguments> gamesAndEngines() {
        return Games.load().all().stream()
                .flatMap(game -> Engines.load().all().stream()
                        .filter(engine -> engine.supports(game).supported())
                        .map(engine -> Arguments.of(game, engine)));
    }

    @ParameterizedTest
    @MethodSource("gamesAndEngines")
    void aBestMoveIsNamedWhateverTheLimit(Game<?, ?> game, Engine engine) {
        review(game, engine);
    }

    private static <S extends GameState<S, M>, M extends Move> void review(Game<S, M> game, Engine engine) {
        Random random = new Random(54);
        for (int number = 0; number < LINES; number++) {
            PlayedLine<S, M> line = line(game.initialState(), number % 2 == 0, random);
            boolean proved = false;
            for (long most = 1; most <= MOST_POSITIONS && !proved; most += 1 + random.nextInt((int) most)) {
                proved = review(game, engine, line, most);
            }
        }
    }

    /** The last moves of a game that is played at random, or the first. */
    private static <S extends GameState<S, M>, M extends Move> PlayedLine<S, M> line(
            S start, boolean last, Random random) {
        List<S> states = new ArrayList<>(List.of(start));
        List<M> moves = new ArrayList<>();
        int most = 1 + random.nextInt(LONGEST);
        while (states.get(states.size() - 1).terminalValue().isEmpty() && (last || moves.size() < most)) {
            S state = states.get(states.size() - 1);
            List<M> legal = state.legalMoves();
            moves.add(legal.get(random.nextInt(legal.size())));
            states.add(state.play(moves.get(moves.size() - 1)));
        }
        int from = Math.max(0, moves.size() - most);
        return new PlayedLine<>(states.subList(from, states.size()), moves.subList(from, moves.size()));
    }

    /** Returns whether all of it is proved. */
    private static <S extends GameState<S, M>, M extends Move> boolean review(
            Game<S, M> game, Engine engine, PlayedLine<S, M> line, long positions) {
        GuardedGame<S, M> guarded = new GuardedGame<>(game);
        try (Solver<S, M> solver = engine.open(game, OPTIONS)) {
            GameReview<S, M> review = GameReview.of(
                    guarded, line, engine.id(), solver, Limits.none().withPositions(positions), move -> {});
            String what = game.id() + ", " + engine.id() + ", " + positions + " positions, " + line;
            review.review().moves().forEach(move -> check(move, what));
            JsonNode json = JSON.readTree(new ReviewJson<>(guarded).text(review));
            for (ReviewedMove<S, M> move : review.review().moves()) {
                assertThat(json.get("moves").get(move.number() - 1).get("best").isEmpty())
                        .as(what)
                        .isEqualTo(move.advice().isUninformed());
            }
            assertThat(text(guarded, review).lines())
                    .as(what)
                    .noneMatch(each -> each.matches(".*(best|advised|perhaps) *"));
            return review.review().moves().stream().allMatch(ReviewedMove::isProved);
        }
    }

    /** They may be best, as may the one advised unless it is proved that it is not; and are, if one of them is. */
    private static <S extends GameState<S, M>, M extends Move> void check(ReviewedMove<S, M> move, String what) {
        Advice<S, M> advice = move.advice();
        assertThat(move.bestMoves())
                .as(what)
                .isNotEmpty()
                .isSubsetOf(advice.state().legalMoves());
        assertThat(move.bestMoves())
                .as(what)
                .allMatch(best -> advice.of(best)
                                .bounds()
                                .atMost()
                                .compareTo(move.before().atLeast())
                        >= 0);
        M advised = advice.bestMove().orElseThrow();
        assertThat(move.bestMoves().contains(advised))
                .as(what)
                .isEqualTo(advice.of(advised)
                                .bounds()
                                .atMost()
                                .compareTo(move.before().atLeast())
                        >= 0);
        List<M> proved = advice.moves().stream()
                .filter(each ->
                        each.bounds().equals(move.before()) && each.bounds().isExact())
                .map(AdvisedMove::move)
                .toList();
        assertThat(proved.isEmpty() || proved.equals(move.bestMoves())).as(what).isTrue();
    }

    private static <S extends GameState<S, M>, M extends Move> String text(
            GuardedGame<S, M> guarded, GameReview<S, M> review) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text, true);
        new ReviewText<>(guarded, new Console(new BufferedReader(new StringReader("")), out, out, Ansi.OFF, false))
                .print(review);
        return text.toString();
    }
}
