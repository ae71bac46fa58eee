package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.spi.Hints;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.RandomGames;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HintVerifierTest {

    @Test
    void acceptsTrueHintsOfEachState() {
        Piles piles = new Piles();
        HintVerifier<State, Take> proof = new HintVerifier<>(piles);
        proof.check(piles.initialState());
        assertThat(proof.checked()).isGreaterThan(10);
    }

    @Test
    void acceptsGeneratedHints() {
        for (long seed = 1; seed <= 40; seed++) {
            GraphGame game = RandomGames.hintedStates(seed);
            assertThatCode(() -> new HintVerifier<>(game).check(game.initialState()))
                    .as("seed %d", seed)
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void rejectsWhatIsWrongOfOneStateOnly() {
        Piles piles = new Piles() {
            @Override
            public Optional<Hints<State, Take>> hints() {
                return Optional.of(new PilesHints() {
                    @Override
                    public List<Take> candidates(State state, List<Take> legal) {
                        return state.left == 2 && state.right == 1 ? legal.subList(1, 2) : legal;
                    }
                });
            }
        };
        assertThatThrownBy(() -> new HintVerifier<>(piles).check(piles.initialState()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("2+1")
                .hasMessageContaining("the best outcome of the candidates");
    }
}
