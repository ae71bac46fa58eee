package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.hint.HintChecks;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether the {@linkplain Game#hints hints} about a game's states are true of every state that can be reached from one: for
 * whole small boards, and for endings on large ones, where {@link GameContract} sees only what its walks meet. Outcomes are
 * those of the {@link ReferenceSolver}. It keeps every state it has met. For one thread. {@link PackedHintVerifier} does the same
 * for packed rules.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class HintVerifier<S extends GameState<S, M>, M extends Move> {

    private final HintChecks<S, M> checks;
    private final Set<S> checked = new HashSet<>();

    /**
     * A proof that has seen nothing yet.
     *
     * @param game a game whose lines of play all end
     */
    public HintVerifier(Game<S, M> game) {
        checks = HintChecks.ofStates(game);
    }

    /**
     * Checks a state and all that can be reached from it, but for those that have been checked before.
     *
     * @param state any state
     * @throws AssertionError if a hint is not true of one of them; the message says which
     */
    public void check(S state) {
        Deque<S> waiting = new ArrayDeque<>(List.of(state));
        while (!waiting.isEmpty()) {
            S next = waiting.remove();
            if (checked.add(next)) {
                checks.all(next);
                next.legalMoves().forEach(move -> waiting.add(next.play(move)));
            }
        }
    }

    /**
     * How many states have been checked so far.
     *
     * @return their number, each counted once
     */
    public int checked() {
        return checked.size();
    }
}
