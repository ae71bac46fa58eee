package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.Cancellation;
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
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReviewTest {

    private static final TicTacToeGame TIC_TAC_TOE = new TicTacToeGame();

    @Test
    void eachMoveIsHeldAgainstTheBest() {
        Review<TicTacToe, Square> review = review("xx./oo./...", "2,2", "2,0", "0,2");
        ReviewedMove<TicTacToe, Square> first = review.moves().get(0);
        assertThat(first.number()).isEqualTo(1);
        assertThat(first.player()).isZero();
        assertThat(first.before()).isEqualTo(Bounds.exactly(Outcome.win(1)));
        assertThat(first.after()).isEqualTo(Bounds.exactly(Outcome.loss(2)));
        assertThat(first.valueLoss()).contains(ValueLoss.WIN_TO_LOSS);
        assertThat(first.pliesLost()).isEmpty();
        assertThat(first.isChoice()).isTrue();
        assertThat(first.isOnlyMove()).isFalse();
        assertThat(first.bestMoves()).containsExactly(new Square(0, 2));

        assertThat(review.moves().get(1).valueLoss()).contains(ValueLoss.WIN_TO_LOSS);
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
        return new ReviewedMove<>(1, 0, Advice.of(Fixture.analysis(List.of(best, played))), new Fixture.Option(1))
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
                    .isThrownBy(() -> Review.of(
                            List.of(Advice.of(solver.analyze(TIC_TAC_TOE.parse("x../.o./...")))), List.of(taken)))
                    .withMessageStartingWith("illegal move 0,0 (move 1) in");
        }
    }

    /** The move of the first position is the last to be judged. */
    @Test
    void anInterruptEndsAReviewToTheLast() {
        try (Solver<TicTacToe, Square> solver = Engines.load().get("memo").open(TIC_TAC_TOE)) {
            Asked<TicTacToe, Square> interrupted = new Asked<>(solver) {
                @Override
                public Bounds prove(TicTacToe state, Limits within) {
                    Thread.currentThread().interrupt();
                    return super.prove(state, within);
                }
            };
            Limits few = Limits.none().withPositions(10);
            assertThatExceptionOfType(SearchStoppedException.class)
                    .isThrownBy(
                            () -> Review.of(interrupted, TIC_TAC_TOE.initialState(), List.of(new Square(1, 1)), few))
                    .withMessageStartingWith("stopped: the thread was interrupted");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aReviewEndsWhenItsSolverIsClosed() {
        Solver<TicTacToe, Square> solver = Engines.load().get("memo").open(TIC_TAC_TOE);
        Asked<TicTacToe, Square> closed = new Asked<>(solver) {
            @Override
            public Advice<TicTacToe, Square> advise(TicTacToe state, Limits within) {
                solver.close();
                return super.advise(state, within);
            }
        };
        assertThatThrownBy(() -> Review.of(
                        closed,
                        TIC_TAC_TOE.initialState(),
                        List.of(new Square(1, 1)),
                        Limits.none().withPositions(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("this solver is closed; open another one");
    }

    @Test
    void reviewsThatSayTheSameAreEqual() {
        Review<TicTacToe, Square> review = review("xx./oo./...", "2,2", "0,2", "1,2");
        assertThat(review("xx./oo./...", "2,2", "0,2", "1,2")).isEqualTo(review).hasSameHashCodeAs(review);
        assertThat(review("xx./oo./...", "2,2", "0,2", "2,0")).isNotEqualTo(review);
    }

    @Test
    void adviceThatSomebodyHasIsReviewedTheSame() {
        Review<TicTacToe, Square> review = review("xx./oo./...", "2,2", "0,2", "1,2");
        List<Advice<TicTacToe, Square>> advice =
                review.moves().stream().map(ReviewedMove::advice).toList();
        List<Square> moves = review.moves().stream().map(ReviewedMove::move).toList();
        assertThat(Review.of(advice, moves)).isEqualTo(review);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Review.of(advice, moves.subList(0, 1)))
                .withMessageContaining("there is advice about 3 positions for 1 moves");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Review.of(List.of(advice.get(0), advice.get(2)), List.of(moves.get(0), moves.get(2))))
                .withMessageContaining("move 1 leads to xx./oo./..x, but the advice after it is about xxo/oo./..x");
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

    /** Of the last position something is proved at once; of the first, nothing can be in so few positions. */
    @ParameterizedTest
    @ValueSource(longs = {0, 2, 100, 1_000_000})
    void aReviewEndsAtALimitAndSaysWhatIsProved(long positions) {
        List<Square> moves = Stream.of("0,0", "1,1", "0,1", "0,2", "2,0", "1,0", "1,2")
                .map(move -> TIC_TAC_TOE.parseMove(TIC_TAC_TOE.initialState(), move))
                .toList();
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE);
                Solver<TicTacToe, Square> truth = open(TIC_TAC_TOE)) {
            Review<TicTacToe, Square> review = Review.of(
                    solver, TIC_TAC_TOE.initialState(), moves, Limits.none().withPositions(positions));
            List<ReviewedMove<TicTacToe, Square>> exact =
                    Review.of(truth, TIC_TAC_TOE.initialState(), moves).moves();
            for (ReviewedMove<TicTacToe, Square> move : review.moves()) {
                ReviewedMove<TicTacToe, Square> other = exact.get(move.number() - 1);
                assertThat(move.before().contains(other.before().atLeast())).isTrue();
                assertThat(move.after().contains(other.after().atLeast())).isTrue();
                if (move.isProved()) {
                    assertThat(move.valueLoss()).isEqualTo(other.valueLoss());
                }
            }
            for (int next = 1; next < moves.size(); next++) {
                Bounds after = review.moves().get(next - 1).after();
                Bounds before = review.moves().get(next).before();
                assertThat(after.and(before.backedUp())).isEqualTo(after);
                assertThat(before.and(after.afterMove(false))).isEqualTo(before);
            }
            int unproved = review.player(0).unproved() + review.player(1).unproved();
            assertThat(unproved).isEqualTo((int)
                    review.moves().stream().filter(move -> !move.isProved()).count());
            assertThat(unproved > 0).isEqualTo(positions < 1_000_000);
        }
    }

    /** The second position is proved lost, and the third by what the second proves of its moves. */
    @Test
    void whatIsProvedOfOnePositionCountsForItsNeighbours() {
        List<Square> moves = List.of(new Square(2, 0), new Square(2, 1), new Square(0, 2));
        TicTacToe first = TIC_TAC_TOE.parse("xo./ox./...");
        TicTacToe second = first.play(moves.get(0));
        TicTacToe third = second.play(moves.get(1));
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE)) {
            Review<TicTacToe, Square> review = Review.of(
                    List.of(
                            Advice.of(first, Bounds.unknown()),
                            Advice.of(solver.analyze(second)),
                            Advice.of(third, Bounds.unknown())),
                    moves);
            assertThat(review.moves().get(0).after()).isEqualTo(Bounds.exactly(Outcome.win(3)));
            assertThat(review.moves().get(1).before()).isEqualTo(Bounds.exactly(Outcome.loss(2)));
            assertThat(review.moves().get(2).before()).isEqualTo(Bounds.exactly(Outcome.win(1)));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Review.of(
                            List.of(
                                    Advice.of(first, Bounds.exactly(Outcome.loss(6))),
                                    Advice.of(solver.analyze(second)),
                                    Advice.of(third, Bounds.unknown())),
                            moves))
                    .withMessageContaining("no such outcome");
        }
    }

    @Test
    void aReviewThatIsCancelledEnds() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        try (Solver<TicTacToe, Square> solver = open(TIC_TAC_TOE)) {
            assertThatExceptionOfType(SearchStoppedException.class)
                    .isThrownBy(() -> Review.of(
                            solver,
                            TIC_TAC_TOE.initialState(),
                            List.of(new Square(0, 0)),
                            Limits.none().withCancellation(cancellation)));
        }
    }

    /** A move estimated at 0.2 where one of 0.7 was advised gave away half a point, which is no proof. */
    @Test
    void anEstimateOfALossIsKeptApart() {
        Advice<Fixture.Crossroads, Fixture.Option> advice =
                Fixture.advice(List.of(Fixture.estimated(0, 0.2), Fixture.estimated(1, 0.7)));
        ReviewedMove<Fixture.Crossroads, Fixture.Option> move = new ReviewedMove<>(1, 0, advice, new Fixture.Option(0));
        assertThat(move.isProved() || move.keptValue() || move.isChoice()).isFalse();
        assertThat(move.valueLoss()).isEmpty();
        assertThat(move.pliesLost()).isEmpty();
        assertThat(move.expectedLoss()).hasValue(0.7 - 0.2);
        assertThat(move.bestMoves()).containsExactly(new Fixture.Option(1));
        PlayerReview player = new Review<>(List.of(move)).player(0);
        assertThat(player.unproved()).isEqualTo(1);
        assertThat(player.expectedLoss()).hasValue(0.7 - 0.2);
        assertThat(player.choices() + player.kept()).isZero();
        assertThat(player.level()).isEmpty();
    }

    @Test
    void whatIsNeitherProvedNorEstimatedIsNotJudged() {
        AdvisedMove<Fixture.Option> unknown =
                AdvisedMove.of(new Fixture.Option(0), Bounds.unknown(), OptionalDouble.empty());
        ReviewedMove<Fixture.Crossroads, Fixture.Option> move =
                new ReviewedMove<>(1, 0, Fixture.advice(List.of(unknown, Fixture.estimated(1, 0.5))), unknown.move());
        assertThat(move.expectedLoss()).isEmpty();
        Review<Fixture.Crossroads, Fixture.Option> review = new Review<>(List.of(move));
        assertThat(review.player(0).expectedLoss()).isEmpty();
        assertThat(review.player(1).expectedLoss()).hasValue(0);
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
