package dev.foregone.games.morris;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Three Men's Morris whole, by its states, against B. Liou's {@code solved-games} ({@code github.com/brianhliou}, 2026),
 * where men move and make mills on the diagonals too: the first player wins in at most 9 plies, by the centre alone;
 * corners draw, and the middles of the sides lose.
 */
@TestInstance(Lifecycle.PER_CLASS)
class ThreeMenTest {

    private final MorrisGame game = new MorrisGame();
    private final Morris start = game.parse("3");
    private Map<Morris, Outcome> outcomes = Map.of();

    @BeforeAll
    void solve() {
        outcomes = outcomes(start);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"b2, LOSS in 8", "a1, 'DRAW, endless'", "c3, 'DRAW, endless'"})
    void firstMovesHaveTheirPublishedValues(String first, String outcome) {
        assertThat(outcomes.get(start.play(game.parseMove(start, first)))).hasToString(outcome);
    }

    @Test
    void theMiddlesOfTheSidesLose() {
        assertThat(Stream.of("a2", "b1", "b3", "c2")
                        .map(side -> start.play(game.parseMove(start, side)))
                        .map(outcomes::get))
                .extracting(Outcome::value)
                .containsOnly(GameValue.WIN);
    }

    @Test
    void theFirstPlayerWins() {
        assertThat(outcomes.get(start)).hasToString("WIN in 9");
        assertThat(outcomes.values().stream().filter(Outcome::isEndless)).isNotEmpty();
    }

    /** Round n settles what ends in n plies at best; what is left goes on forever. */
    private static Map<Morris, Outcome> outcomes(Morris start) {
        Map<Morris, List<Morris>> children = new HashMap<>();
        List<Morris> waiting = new ArrayList<>(List.of(start));
        for (int i = 0; i < waiting.size(); i++) {
            Morris here = waiting.get(i);
            if (!children.containsKey(here)) {
                children.put(here, here.legalMoves().stream().map(here::play).toList());
                waiting.addAll(children.getOrDefault(here, List.of()));
            }
        }
        Map<Morris, Outcome> outcomes = new HashMap<>();
        children.forEach((state, next) ->
                outcomes.put(state, state.terminalValue().map(Outcome::finished).orElse(Outcome.endlessDraw())));
        boolean changed = true;
        while (changed) {
            Map<Morris, Outcome> now = new HashMap<>();
            children.forEach((state, next) -> {
                if (!next.isEmpty()) {
                    Outcome best = Collections.max(next.stream()
                            .map(child -> outcomes.getOrDefault(child, Outcome.endlessDraw())
                                    .backedUp())
                            .toList());
                    if (!best.equals(outcomes.get(state))) {
                        now.put(state, best);
                    }
                }
            });
            changed = !now.isEmpty();
            outcomes.putAll(now);
        }
        return outcomes;
    }
}
