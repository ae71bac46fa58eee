package dev.foregone.scores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.api.SolverOptions;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.games.dodgem.DodgemGame;
import dev.foregone.games.kalah.Kalah;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.kalah.Sow;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.scores.RandomScores.Lane;
import dev.foregone.scores.RandomScores.Node;
import dev.foregone.scores.RandomScores.To;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreSolverTest {

    private static final Engines ENGINES = Engines.load();

    private static final SolverOptions SMALL = SolverOptions.defaults().withMemoryBytes(1 << 24);

    private final KalahGame kalah = new KalahGame();

    private static Engine engine(String id) {
        return ENGINES.get(id);
    }

    private static <S extends GameState<S, M>, M extends Move> ScoreSolver<S, M> open(String engine, Game<S, M> game) {
        return ScoreSolver.open(engine(engine), game, SMALL);
    }

    /** Published: the second player wins by 11 to 3. */
    @ParameterizedTest
    @ValueSource(strings = {"memo", "anytime"})
    void theScoreOfSmallOthello(String engine) {
        SmallOthello othello = new SmallOthello(4);
        try (ScoreSolver<BoardState<SmallOthello.Board>, BoardMove> solver = open(engine, othello)) {
            ScoreAnalysis<BoardState<SmallOthello.Board>, BoardMove> analysis =
                    solver.analyze(othello.initialState(), Limits.none());

            assertThat(analysis.score()).isEqualTo(new ScoreBounds(-8, -8));
            checkLine(othello, analysis);
        }
    }

    /** 4x2 is published (jakesellison/kalah); the others are what {@link KalahBruteForce} says. */
    @ParameterizedTest
    @CsvSource({"3x3, 2", "4x2, 6", "5x1, 0", "6x1, 2", "4x3, 8", "5x2, 0", "6x2, 10"})
    void scoresOfKalah(String beginning, int score) {
        try (ScoreSolver<Kalah, Sow> solver = open("memo", kalah)) {
            ScoreAnalysis<Kalah, Sow> analysis = solver.analyze(kalah.parse(beginning), Limits.none());

            assertThat(analysis.score()).isEqualTo(new ScoreBounds(score, score));
            assertThat(analysis.isProved()).isTrue();
            assertThat(analysis.moves().get(0).score()).isEqualTo(analysis.score());
            checkLine(kalah, analysis);
        }
    }

    @Tag("slow")
    @Test
    void scoresOfLargerKalah() {
        scoresOfKalah("4x4", 2);
    }

    /** The line ends with the game, and with the score. */
    private static <S extends GameState<S, M>, M extends Move> void checkLine(
            Game<S, M> game, ScoreAnalysis<S, M> analysis) {
        S state = analysis.state();
        int sign = 1;
        for (M move : analysis.line()) {
            sign = state.movesAgain(move) ? sign : -sign;
            state = state.play(move);
        }
        assertThat(state.terminalValue()).isPresent();
        assertThat(sign * ScoreSolver.scored(game).orElseThrow().score(state))
                .isEqualTo(analysis.score().atLeast());
    }

    @Test
    void positionsOfKalahAreAsByBruteForce() {
        Random random = new Random(58);
        KalahBruteForce reference = new KalahBruteForce(3, true);
        try (ScoreSolver<Kalah, Sow> solver = open("memo", kalah)) {
            for (int game = 0; game < 300; game++) {
                Kalah state = Kalah.start(3, 1 + random.nextInt(3));
                while (state.terminalValue().isEmpty()) {
                    assertThat(solver.prove(state, Limits.none()).atLeast())
                            .as(state.toString())
                            .isEqualTo(reference.score(bins(state)));
                    List<Sow> moves = state.legalMoves();
                    state = state.play(moves.get(random.nextInt(moves.size())));
                }
            }
        }
    }

    private static int[] bins(Kalah state) {
        return Stream.of(state.mine(), state.theirs())
                .flatMap(side -> Stream.concat(side.houses().stream(), Stream.of(side.store())))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    @ParameterizedTest
    @EnumSource
    void randomGamesAreAsByInduction(Lane lane) {
        for (String engine : List.of("memo", "alpha-beta", "anytime")) {
            for (int seed = 0; seed < 500; seed++) {
                RandomScores game = new RandomScores(seed, 30, lane);
                try (ScoreSolver<Node, To> solver = open(engine, game)) {
                    check(game, solver.analyze(game.initialState(), Limits.none()));
                }
            }
        }
    }

    /** It has every position of the counting as well, so a few games will do. */
    @ParameterizedTest
    @EnumSource
    void anEngineThatSolvesWholeGamesSaysTheSame(Lane lane) {
        for (int seed = 0; seed < 3; seed++) {
            RandomScores game = new RandomScores(seed, 15, lane);
            try (ScoreSolver<Node, To> solver =
                    ScoreSolver.open(engine("retrograde"), game, SolverOptions.defaults())) {
                check(game, solver.analyze(game.initialState(), Limits.none()));
            }
        }
    }

    /** A line that never ends counts no points. */
    @Test
    void randomGamesWithCyclesAreAsByForcedEnds() {
        int[] undecided = new int[1];
        for (int seed = 0; seed < 300; seed++) {
            RandomScores game = new RandomScores(seed, 25, Lane.STATES, true);
            try (ScoreSolver<Node, To> solver = open("retrograde", game)) {
                ScoreAnalysis<Node, To> analysis = solver.analyze(game.initialState(), Limits.none());
                check(game, analysis);
                assertThat(analysis.line()).isEmpty();
            }
            for (String engine : List.of("memo", "alpha-beta", "anytime")) {
                try (ScoreSolver<Node, To> solver = open(engine, game)) {
                    ScoreBounds bounds =
                            solver.prove(game.initialState(), Limits.none().withPositions(3_000));
                    assertThat(game.scoreOfMover(game.initialState())).isBetween(bounds.atLeast(), bounds.atMost());
                    undecided[0] += bounds.isExact() ? 0 : 1;
                }
            }
        }
        assertThat(undecided[0]).isBetween(1, 800);
    }

    private static void check(RandomScores game, ScoreAnalysis<Node, To> analysis) {
        Node state = analysis.state();
        int score = game.scoreOfMover(state);
        assertThat(analysis.score()).isEqualTo(new ScoreBounds(score, score));
        analysis.moves().forEach(move -> {
            int after = game.scoreOfMover(state.play(move.move()));
            int its = state.movesAgain(move.move()) ? after : -after;
            assertThat(move.score()).isEqualTo(new ScoreBounds(its, its));
        });
        if (!game.cyclic()) {
            checkLine(game, analysis);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100, 1_000, 5_000, 20_000, 100_000})
    void aLimitLeavesTrueBounds(int positions) {
        try (ScoreSolver<Kalah, Sow> solver = open("memo", kalah)) {
            Limits limits = Limits.none().withPositions(positions);
            ScoreAnalysis<Kalah, Sow> analysis = solver.analyze(kalah.parse("4x3"), limits);

            assertThat(analysis.score().atLeast()).isLessThanOrEqualTo(8);
            assertThat(analysis.score().atMost()).isGreaterThanOrEqualTo(8);
            assertThat(solver.positionsVisited()).isLessThan(positions + 1_100L);
            int[] scores = {-8, 8, 0, -4};
            analysis.moves()
                    .forEach(move -> assertThat(scores[move.move().house()])
                            .isBetween(move.score().atLeast(), move.score().atMost()));
        }
    }

    @Test
    void boardsOfOtherSizesMayFollowEachOther() {
        try (ScoreSolver<Kalah, Sow> solver = open("memo", kalah)) {
            assertThat(solver.prove(kalah.parse("4x2"), Limits.none())).hasToString("+6");
            assertThat(solver.prove(kalah.parse("5x1"), Limits.none())).hasToString("0");
            assertThat(solver.prove(kalah.parse("4x2"), Limits.none())).hasToString("+6");
        }
    }

    @Test
    void aFinishedGameHasItsScore() {
        try (ScoreSolver<Kalah, Sow> solver = open("memo", kalah)) {
            ScoreAnalysis<Kalah, Sow> analysis =
                    solver.analyze(kalah.parse("0,0,0,0:18 0,0,0,0:6 north"), Limits.none());

            assertThat(analysis.score()).hasToString("-12");
            assertThat(analysis.moves()).isEmpty();
            assertThat(analysis.line()).isEmpty();
        }
    }

    /** Whether states tell the scores or rules do: a greater score than the greatest is the game's fault, and no answer. */
    @ParameterizedTest
    @EnumSource(Lane.class)
    void scoresOutsideTheRangeAreTheGamesFault(Lane lane) {
        for (String engine : List.of("memo", "anytime")) {
            RandomScores game = new RandomScores(1, 40, lane).claiming(1);
            try (ScoreSolver<Node, To> solver = open(engine, game)) {
                assertThatThrownBy(() -> solver.prove(game.initialState(), Limits.none()))
                        .isInstanceOf(PluginException.class)
                        .hasMessageContaining("game '" + game.id() + "'")
                        .hasMessageContaining("but mostPoints() is 1");
            }
        }
    }

    @Test
    void aClosedSolverAnswersNothing() {
        ScoreSolver<Kalah, Sow> unasked = open("memo", kalah);
        ScoreSolver<Kalah, Sow> asked = open("memo", kalah);
        asked.prove(kalah.parse("4x2"), Limits.none());
        for (ScoreSolver<Kalah, Sow> solver : List.of(unasked, asked)) {
            solver.close();
            assertThatThrownBy(() -> solver.prove(kalah.parse("5x1"), Limits.none()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("closed");
        }
    }

    @Test
    void gamesWithoutPointsAreRefused() {
        assertThatThrownBy(() -> open("memo", new TicTacToeGame()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the game 'tictactoe' counts no points");
        assertThat(ScoreSolver.scored(new DodgemGame())).isEmpty();
    }
}
