package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.GameView;
import dev.foregone.search.MoveStack;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.spi.Game;
import dev.foregone.spi.Rules;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EstimateOrderTest {

    /** A move to a position that is estimated, or finished with this value. */
    private record Way(double estimate, Optional<GameValue> value, boolean movesAgain) implements Move {

        static Way to(double estimate) {
            return new Way(estimate, Optional.empty(), false);
        }

        static Way toEnd(GameValue value) {
            return new Way(0, Optional.of(value), false);
        }

        Way again() {
            return new Way(estimate, value, true);
        }
    }

    /** A position, and what it is estimated at for the player to move. */
    private record Place(double estimate, Optional<GameValue> terminalValue, List<Way> legalMoves)
            implements GameState<Place, Way> {

        @Override
        public Place play(Way way) {
            return new Place(
                    way.estimate, way.value, way.value.isPresent() ? List.of() : List.of(Way.toEnd(GameValue.DRAW)));
        }

        @Override
        public boolean movesAgain(Way way) {
            return way.movesAgain;
        }
    }

    private record Crossroads(List<Way> ways) implements Game<Place, Way> {

        @Override
        public String id() {
            return "crossroads";
        }

        @Override
        public Place initialState() {
            return new Place(0, Optional.empty(), ways);
        }

        @Override
        public Optional<ToDoubleFunction<Place>> evaluation() {
            return Optional.of(Place::estimate);
        }
    }

    private static List<Way> sorted(int from, List<Way> ways) {
        Crossroads game = new Crossroads(ways);
        GameView<Place, Way> view = GameView.of(game, game.initialState());
        SearchBudget budget = new SearchBudget(ProgressListener.none());
        Evaluator evaluator =
                new Evaluator(new SearchContext(view, budget, SolverOptions.defaults()), new RandomNumbers(1));
        Rules<Place, Way> rules = view.rules();
        long position = rules.pack(game.initialState());
        view.enter(position, 0);
        MoveStack moves = new MoveStack();
        int end = moves.pushLegal(rules, position, 0);
        new EstimateOrder(view, budget, evaluator).sort(moves, position, from, end);
        return IntStream.range(0, end)
                .mapToObj(i -> rules.unpackMove(position, moves.get(i)))
                .toList();
    }

    @Test
    void theWorseForTheOtherPlayerTheEarlier() {
        assertThat(sorted(0, List.of(Way.to(0.5), Way.to(-0.9), Way.to(0))))
                .containsExactly(Way.to(-0.9), Way.to(0), Way.to(0.5));
    }

    @Test
    void whatIsEstimatedForTheSamePlayerIsNotTurnedAround() {
        assertThat(sorted(0, List.of(Way.to(0.3), Way.to(0.5).again(), Way.to(-0.4))))
                .containsExactly(Way.to(0.5).again(), Way.to(-0.4), Way.to(0.3));
    }

    @Test
    void winsComeBeforeAllEstimatesAndLossesAfterThem() {
        Way win = Way.toEnd(GameValue.LOSS);
        Way draw = Way.toEnd(GameValue.DRAW);
        Way loss = Way.toEnd(GameValue.WIN);
        assertThat(sorted(0, List.of(loss, Way.to(0.99), draw, Way.to(-0.99), win)))
                .containsExactly(win, Way.to(-0.99), draw, Way.to(0.99), loss);
    }

    @Test
    void equalMovesKeepTheirOrderAndThoseBeforeTheFirstTheirPlace() {
        assertThat(sorted(1, List.of(Way.to(0.8), Way.to(0.2), Way.to(-0.2).again(), Way.to(0.1))))
                .containsExactly(
                        Way.to(0.8), Way.to(0.1), Way.to(0.2), Way.to(-0.2).again());
    }

    @Test
    void hundredsOfMovesFit() {
        List<Way> ways =
                IntStream.range(0, 300).mapToObj(i -> Way.to(i / 1_000.0)).toList();
        List<Way> backwards =
                IntStream.range(0, 300).mapToObj(i -> ways.get(299 - i)).toList();
        assertThat(sorted(0, backwards)).isEqualTo(ways);
    }
}
