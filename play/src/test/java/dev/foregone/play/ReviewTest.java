package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import dev.foregone.testkit.graph.Graph;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ReviewTest {

    private static final TicTacToeGame TIC_TAC_TOE = new TicTacToeGame();

    @Test
    void eachMoveIsHeldAgainstTheBest() {
        Review<TicTacToe, Square> review = review("xx./oo./...", "2,2", "2,0", "0,2");
        ReviewedMove<TicTacToe, Square> first = review.moves().get(0);
        assertThat(first.number()).isEqualTo(1);
        assertThat(first.player()).isZero();
        assertThat(first.before()).isEqualTo(Outcome.win(1));
        assertThat(first.after()).isEqualTo(Outcome.loss(2));
        assertThat(first.valueLoss()).isEqualTo(ValueLoss.WIN_TO_LOSS);
        assertThat(first.pliesLost()).isEmpty();
        assertThat(first.isChoice()).isTrue();
        assertThat(first.isOnlyMove()).isFalse();
        assertThat(first.bestMoves()).containsExactly(new Square(0, 2));

        assertThat(review.moves().get(1).valueLoss()).isEqualTo(ValueLoss.WIN_TO_LOSS);
        ReviewedMove<TicTacToe, Square> third = review.moves().get(2);
        assertThat(third.isOnlyMove()).isTrue();
        assertThat(third.keptValue()).isTrue();
        assertThat(third.pliesLost()).hasValue(0);
    }

    @Test
    void eachPlayersMovesAreCounted() {
        Review<TicTacToe, Square> review = review("xx./oo./...", "2,2", "2,0", "0,2");
        PlayerReview x = review.player(0);
        assertThat(x.moves()).isEqualTo(2);
        assertThat(x.choices()).isEqualTo(2);
        assertThat(x.kept()).isEqualTo(1);
        assertThat(x.onlyMoves()).isEqualTo(2);
        assertThat(x.onlyMovesFound()).isEqualTo(1);
        assertThat(x.winsToLosses()).isEqualTo(1);
        assertThat(x.winsToDraws() + x.drawsToLosses()).isZero();
        assertThat(x.level())
                .hasValueSatisfying(level -> assertThat(level.choices()).isEqualTo(2));
        PlayerReview o = review.player(1);
        assertThat(o.winsToLosses()).isEqualTo(1);
        assertThat(o.kept() + o.onlyMovesFound()).isZero();
        assertThat(o.moves()).isEqualTo(1);
    }

    @Test
    void aWinThatComesLaterLosesPliesAndADrawThatWasAWinLosesValue() {
        PlayerReview o = review("xx./oo./...", "2,2", "0,2").player(1);
        assertThat(o.pliesLost()).isEqualTo(2);
        assertThat(o.winsToDraws() + o.winsToLosses()).isZero();
        PlayerReview x = review("xx./oo./...", "1,2").player(0);
        assertThat(x.winsToDraws()).isEqualTo(1);
        assertThat(x.pliesLost()).isZero();
    }

    /** A win in 1 taken in 3 loses 2 plies; a loss in 4 that comes in 2 does too; so does a draw in 3 instead of 1. */
    @Test
    void pliesLostAreCountedWhereTheValueIsKept() {
        assertThat(pliesLost(Outcome.win(1), Outcome.win(3))).hasValue(2);
        assertThat(pliesLost(Outcome.loss(4), Outcome.loss(2))).hasValue(2);
        assertThat(pliesLost(Outcome.draw(1), Outcome.draw(3))).hasValue(2);
        assertThat(pliesLost(Outcome.draw(1), Outcome.endlessDraw())).isEmpty();
        assertThat(pliesLost(Outcome.endlessDraw(), Outcome.endlessDraw())).hasValue(0);
        assertThat(pliesLost(Outcome.draw(1), Outcome.loss(2))).isEmpty();
    }

    private static OptionalInt pliesLost(Outcome best, Outcome played) {
        return ReviewedMove.of(1, 0, Fixture.analysis(List.of(best, played)), new Fixture.Option(1))
                .pliesLost();
    }

    @Test
    void aPlayerWhoMovesAgainIsTheSamePlayer() {
        KalahGame kalah = new KalahGame();
        Review<?, ?> review = review(kalah, kalah.parse("3x2"), List.of("2", "1"));
        assertThat(review.moves()).extracting(ReviewedMove::player).containsExactly(0, 0);
    }

    @Test
    void anIllegalMoveIsNamedWithItsNumberBeforeAnythingIsSolved() {
        Square taken = new Square(0, 0);
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE)) {
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() ->
                            Review.of(solver, TIC_TAC_TOE.initialState(), List.of(taken, new Square(1, 1), taken)))
                    .withMessage("illegal move 0,0 (move 3) in x../.o./...: legal are 0,1 0,2 1,0 1,2 2,0 2,1 2,2");
            assertThat(solver.positionsVisited()).isZero();
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(
                            () -> Review.of(List.of(solver.analyze(TIC_TAC_TOE.parse("x../.o./..."))), List.of(taken)))
                    .withMessageStartingWith("illegal move 0,0 (move 1) in");
        }
    }

    @Test
    void analysesThatSomebodyHasAreReviewedTheSame() {
        Review<TicTacToe, Square> review = review("xx./oo./...", "2,2", "0,2", "1,2");
        List<Analysis<TicTacToe, Square>> analyses =
                review.moves().stream().map(ReviewedMove::analysis).toList();
        List<Square> moves = review.moves().stream().map(ReviewedMove::move).toList();
        assertThat(Review.of(analyses, moves)).isEqualTo(review);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Review.of(analyses, moves.subList(0, 1)))
                .withMessageContaining("there are 3 analyses for 1 moves");
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> Review.of(List.of(analyses.get(0), analyses.get(2)), List.of(moves.get(0), moves.get(2))))
                .withMessageContaining("move 1 leads to xx./oo./..x, but the analysis after it is of xxo/oo./..x");
    }

    @Test
    void aGameWithoutMovesHasAnEmptyReview() {
        Review<TicTacToe, Square> review = review("xx./oo./...");
        assertThat(review.moves()).isEmpty();
        assertThat(review.player(0).level()).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> review.player(2))
                .withMessageContaining("there is no player 2");
    }

    @Test
    void aLimitStopsAReview() {
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE)) {
            assertThatExceptionOfType(SearchStoppedException.class)
                    .isThrownBy(() -> Review.of(
                            solver,
                            TIC_TAC_TOE.initialState(),
                            List.of(new Square(0, 0)),
                            Limits.none().withPositions(2)));
        }
    }

    @Test
    void drawsGivenAwayForLossesAreCounted() {
        GraphGame game = new GraphGame("slip", Graph.of("a: draw lost", "draw=DRAW", "lost=WIN"));
        try (Solver<GraphState, GraphMove> solver = open(game)) {
            GraphMove slip = game.initialState().legalMoves().get(1);
            assertThat(Review.of(solver, game.initialState(), List.of(slip))
                            .player(0)
                            .drawsToLosses())
                    .isEqualTo(1);
        }
    }

    private static Review<TicTacToe, Square> review(String start, String... moves) {
        return review(TIC_TAC_TOE, TIC_TAC_TOE.parse(start), List.of(moves));
    }

    private static <S extends GameState<S, M>, M extends Move> Review<S, M> review(
            Game<S, M> game, S start, List<String> notations) {
        List<M> moves = new ArrayList<>();
        S state = start;
        for (String notation : notations) {
            moves.add(game.parseMove(state, notation));
            state = state.play(moves.get(moves.size() - 1));
        }
        try (Solver<S, M> solver = open(game)) {
            return Review.of(solver, start, moves);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Solver<S, M> open(Game<S, M> game) {
        return Engines.load().get("memo").open(game);
    }
}
