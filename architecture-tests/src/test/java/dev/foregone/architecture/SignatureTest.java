package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Published and independently computed answers, and how many positions each engine visits for them. One thread's search
 * is deterministic, so a change that is meant to change nothing leaves these numbers alone; a change of the search that
 * is meant states its new numbers here.
 */
final class SignatureTest {

    private static final long MEMORY = 16 << 20;
    private static final long ADVISED = 200_000;
    private static final double ROUNDED = 0.000_5;

    @ParameterizedTest(name = "{2} on {0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            tictactoe   | .../.../...                                       | minimax    | DRAW in 9  | 549946
            tictactoe   | .../.../...                                       | alpha-beta | DRAW in 9  | 6213
            tictactoe   | .../.../...                                       | memo       | DRAW in 9  | 1943
            footstep    | 11111/11111/11111/11111/11111 0,0 4,4 A           | minimax    | WIN in 21  | 131069
            footstep    | 11111/11111/11111/11111/11111 0,0 4,4 A           | alpha-beta | WIN in 21  | 1378
            footstep    | 11111/11111/11111/11111/11111 0,0 4,4 A           | memo       | WIN in 21  | 1378
            footstep    | 111111/111111/111111/111111/111111/111111 0,0 5,5 | minimax    | LOSS in 34 | 26730109
            footstep    | 111111/111111/111111/111111/111111/111111 0,0 5,5 | alpha-beta | LOSS in 34 | 10583
            footstep    | 111111/111111/111111/111111/111111/111111 0,0 5,5 | memo       | LOSS in 34 | 11178
            footstep    | 1111111/1111111/1111111/1111111/1111111/1111111/1111111 0,0 6,6 | alpha-beta | WIN in 45 | 107515
            footstep    | 1111111/1111111/1111111/1111111/1111111/1111111/1111111 0,0 6,6 | memo       | WIN in 45 | 120429
            connectfour | 4x4:-                                             | alpha-beta | DRAW in 16 | 11106
            connectfour | 4x4:-                                             | memo       | DRAW in 16 | 5535
            connectfour | 5x4:-                                             | memo       | DRAW in 20 | 14804
            connectfour | 4x5:-                                             | memo       | DRAW in 20 | 10635
            connectfour | 5x5:-                                             | memo       | DRAW in 25 | 221480
            connectfour | 6x4:-                                             | memo       | LOSS in 24 | 202676
            """)
    void anEngineFindsTheAnswerByVisitingThisManyPositions(
            String game, String position, String engine, String outcome, long positions) {
        check(Games.load().get(game), position, engine, outcome, positions);
    }

    private static <S extends GameState<S, M>, M extends Move> void check(
            Game<S, M> game, String position, String engine, String outcome, long positions) {
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(MEMORY);
        try (Solver<S, M> solver = Engines.load().get(engine).open(game, options)) {
            assertThat(solver.solve(game.parse(position))).hasToString(outcome);
            assertThat(solver.positionsVisited()).as("positions visited").isEqualTo(positions);
        }
    }

    /** The search with an evaluation, which ranks moves or learns what they gain, that by numbers of moves, and playouts. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            connectfour | 44455                                     | 5        | -0.425991
            dobutsu     | gle/.c./.C./ELG - sente                   | c4-c3    | -0.421886
            morris      | 6:.../.../..../.../... 6,6 white          | c5       | 0.049951
            amazons     | 5x6                                       | B1-B4xD4 | 0.986872
            kalah       | 4,4,4,4,4,4:0 4,4,4,4,4,4:0 south         | 6        | 0.499987
            dodgem      | 5x5                                       | 0,0-right | 0.126392
            """)
    void adviceComesFromTheSameEstimates(String game, String position, String move, double estimate) {
        checkAdvice(Games.load().get(game), position, move, estimate);
    }

    private static <S extends GameState<S, M>, M extends Move> void checkAdvice(
            Game<S, M> game, String position, String move, double estimate) {
        SolverOptions options = SolverOptions.defaults().withMemoryBytes(MEMORY);
        try (Solver<S, M> solver = Engines.load().get("anytime").open(game, options)) {
            Advice<S, M> advice =
                    solver.advise(game.parse(position), Limits.none().withPositions(ADVISED));
            assertThat(advice.bestMove().orElseThrow()).hasToString(move);
            assertThat(advice.moves().get(0).expected()).isCloseTo(estimate, within(ROUNDED));
        }
    }

    @ParameterizedTest(name = "{0} in two threads")
    @CsvSource({"alpha-beta", "memo"})
    void aLargeQuestionIsAnsweredTheSameInTwoThreads(String engine) {
        checkShared(
                Games.load().get("footstep"),
                "1111111/1111111/1111111/1111111/1111111/1111111/1111111 0,0 6,6",
                engine);
    }

    private static <S extends GameState<S, M>, M extends Move> void checkShared(
            Game<S, M> game, String position, String engine) {
        SolverOptions options = SolverOptions.defaults().withThreads(2).withMemoryBytes(MEMORY);
        int before = Thread.activeCount();
        try (Solver<S, M> solver = Engines.load().get(engine).open(game, options)) {
            assertThat(solver.solve(game.parse(position))).isEqualTo(Outcome.win(45));
        }
        assertThat(Thread.activeCount()).as("threads left behind").isLessThanOrEqualTo(before);
    }
}
