package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
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

    private final Game<S, M> game;
    private final Hints<S, M> hints;
    private final ReferenceSolver<S, M> reference;
    private final LineLengths<S, M> lengths;
    private final Set<S> checked = new HashSet<>();

    /**
     * A proof that has seen nothing yet.
     *
     * @param game a game whose lines of play all end
     */
    public HintVerifier(Game<S, M> game) {
        this(game, new CheckedHints<>(game), new ReferenceSolver<>(game));
    }

    HintVerifier(Game<S, M> game, Hints<S, M> hints, ReferenceSolver<S, M> reference) {
        this.game = game;
        this.hints = hints;
        this.reference = reference;
        this.lengths = new LineLengths<>(game);
    }

    /**
     * Checks a state and all that can be reached from it, but for those that have been checked before.
     *
     * @param state any state
     * @throws AssertionError if a hint is not true of one of them; the message tells which
     */
    public void check(S state) {
        Deque<S> waiting = new ArrayDeque<>(List.of(state));
        while (!waiting.isEmpty()) {
            S next = waiting.remove();
            if (checked.add(next)) {
                checkBounds(next);
                checkCandidates(next);
                checkSoonestDraw(next);
                checkMaxPlies(next);
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

    void checkBounds(S state) {
        if (state.terminalValue().isPresent()) {
            return;
        }
        Outcome outcome = reference.outcome(state);
        Bounds bounds = hints.bounds(state);
        at(state)
                .holds(
                        bounds.contains(outcome),
                        "the bounds are " + bounds + " but the outcome is " + outcome,
                        "the outcome lies within the bounds");
    }

    void checkCandidates(S state) {
        if (state.terminalValue().isPresent()) {
            return;
        }
        List<M> legal = List.copyOf(state.legalMoves());
        List<M> candidates = hints.candidates(state, legal);
        at(state)
                .holds(
                        legal.containsAll(candidates) && Set.copyOf(candidates).size() == candidates.size(),
                        "the candidates are " + candidates + " and the legal moves " + legal,
                        "a candidate is a legal move, listed once");
        at(state)
                .equal(
                        reference.outcome(state),
                        candidates.stream()
                                .map(move -> backedUp(state, move))
                                .max(Outcome::compareTo)
                                .orElse(null),
                        "the best outcome of the candidates " + candidates,
                        "leave out a move only if a listed one is at least as good");
    }

    private Outcome backedUp(S state, M move) {
        return reference.outcome(state.play(move)).backedUp(state.movesAgain(move));
    }

    void checkSoonestDraw(S state) {
        lengths.checkSoonestDraw(state, hints.soonestDraw(state));
    }

    void checkMaxPlies(S state) {
        lengths.checkMaxPlies(state, hints.maxPlies(state));
    }

    private Check at(S state) {
        return Check.state(game, state);
    }
}
