package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.Score;
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
    final CheckedHints<S, M> hints;
    final ReferenceSolver<S, M> reference;
    final LineLengths<S, M> lengths;
    private final Set<S> checked = new HashSet<>();

    /**
     * A proof that has seen nothing yet.
     *
     * @param game a game whose lines of play all end
     */
    public HintVerifier(Game<S, M> game) {
        this.game = game;
        this.hints = new CheckedHints<>(game);
        this.reference = new ReferenceSolver<>(game);
        this.lengths = new LineLengths<>(game);
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
        if (state.terminalValue().isEmpty()) {
            truth(state).bounds(Score.of(hints.bounds(state)));
        }
    }

    void checkCandidates(S state) {
        if (state.terminalValue().isEmpty()) {
            List<M> legal = List.copyOf(state.legalMoves());
            truth(state)
                    .candidates(legal, hints.candidates(state, legal), move -> backedUp(state, move), List::toString);
        }
    }

    private int backedUp(S state, M move) {
        return Score.backedUp(score(state.play(move)), state.movesAgain(move));
    }

    private int score(S state) {
        return Score.of(reference.outcome(state));
    }

    private HintTruth truth(S state) {
        return new HintTruth(new Check(() -> Check.state(game, state).where()), score(state));
    }

    void checkSoonestDraw(S state) {
        lengths.checkSoonestDraw(state, hints.soonestDraw(state));
    }

    void checkMaxPlies(S state) {
        lengths.checkMaxPlies(state, hints.maxPlies(state));
    }
}
