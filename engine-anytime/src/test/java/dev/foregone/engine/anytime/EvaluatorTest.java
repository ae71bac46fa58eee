package dev.foregone.engine.anytime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EvaluatorTest {

    private static final int PLIES = 20;

    record Claim(boolean isTaken) implements Move {}

    /** Who moves takes the next place of twenty or leaves it. */
    record Places(boolean mostWin, List<Integer> owners) implements GameState<Places, Claim> {

        @Override
        public Optional<GameValue> terminalValue() {
            if (owners.size() < PLIES) {
                return Optional.empty();
            }
            int lead = owners.stream().mapToInt(Integer::intValue).sum();
            int free = (int) owners.stream().filter(owner -> owner == 0).count();
            return Optional.of(GameValue.values()[1 + (mostWin ? Integer.signum(lead) : free % 3 - 1)]);
        }

        @Override
        public List<Claim> legalMoves() {
            return owners.size() < PLIES ? List.of(new Claim(true), new Claim(false)) : List.of();
        }

        @Override
        public Places play(Claim claim) {
            int owner = !claim.isTaken() ? 0 : owners.size() % 2 == 0 ? 1 : -1;
            return new Places(
                    mostWin, Stream.concat(owners.stream(), Stream.of(owner)).toList());
        }
    }

    /** Whoever has most places wins, or that depends on something else. */
    record PlacesGame(boolean mostWin) implements Game<Places, Claim>, Cells<Places> {

        @Override
        public String id() {
            return "places";
        }

        @Override
        public Places initialState() {
            return new Places(mostWin, List.of());
        }

        @Override
        public List<String> players() {
            return List.of("first", "second");
        }

        @Override
        public Optional<String> playerToMove(Places places) {
            return Optional.of(players().get(places.owners().size() % 2));
        }

        @Override
        public int cells(Places places, byte[] into) {
            for (int i = 0; i < PLIES; i++) {
                into[i] = i < places.owners().size() ? places.owners().get(i).byteValue() : 0;
            }
            return PLIES;
        }
    }

    private static Evaluator learned(PlacesGame game) {
        Places root = game.initialState();
        GameView<Places, Claim> view = GameView.of(game, root);
        SearchContext context =
                new SearchContext(view, new SearchBudget(ProgressListener.none()), SolverOptions.defaults());
        Evaluator evaluator = new Evaluator(context, new RandomNumbers(1));
        evaluator.begin(view.rules().pack(root));
        evaluator.learn(100_000);
        return evaluator;
    }

    @Test
    void menAreCountedWhereTheirNumberTellsWhoWins() {
        Evaluator evaluator = learned(new PlacesGame(true));
        assertThat(evaluator.isPositional()).isTrue();
        assertThat(evaluator.tellsApart()).isTrue();
        assertThat(evaluator.countsMoves()).isFalse();
        assertThat(evaluator.hasOwn()).isFalse();
    }

    @Test
    void menAreNotCountedWhereTheyDoNotMatter() {
        Evaluator evaluator = learned(new PlacesGame(false));
        assertThat(evaluator.isPositional()).isFalse();
        assertThat(evaluator.tellsApart()).isFalse();
    }

    @Test
    void anotherPositionOfTheSessionIsEstimatedAtOnce() {
        PlacesGame game = new PlacesGame(true);
        Evaluator evaluator = learned(game);
        evaluator.begin(0);
        assertThat(evaluator.isPositional()).isTrue();
    }

    @Test
    void menCountForWhoIsToMove() {
        PlacesGame game = new PlacesGame(true);
        GameView<Places, Claim> view = GameView.of(game, game.initialState());
        MenCount men = new MenCount(view.rules());
        long ahead = view.rules().pack(new Places(true, List.of(1, 0)));
        assertThat(men.lead(ahead)).isEqualTo(1);
        double worth = men.applyAsDouble(ahead);
        assertThat(worth).isPositive().isLessThan(1);
        long behind = view.rules().pack(new Places(true, List.of(1, 0, 0)));
        assertThat(men.lead(behind)).isEqualTo(-1);
        assertThat(men.applyAsDouble(behind)).isEqualTo(-worth);
    }
}
