package dev.foregone.tablebase.verify;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.StateKeys;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks the outcomes of states against those of their children. For one thread. */
final class StateChecker<S extends GameState<S, M>, M extends Move> {

    private final StateKeys<S, M> positions;
    private final Outcomes<S> outcomes;
    private final boolean valuesOnly;
    private long checked;
    private long moves;
    private long soleBest;

    /** A source of the children's outcomes. */
    @FunctionalInterface
    interface Outcomes<S> {

        /** The code of a state that a move leads to, or {@link OutcomeCode#NONE}. */
        int code(S child) throws IOException;
    }

    StateChecker(StateKeys<S, M> positions, Outcomes<S> outcomes, boolean valuesOnly) {
        this.valuesOnly = valuesOnly;
        this.positions = positions;
        this.outcomes = outcomes;
    }

    /** What is wrong about a state's outcome, or null. */
    @Nullable
    String check(S state, int code) throws IOException {
        checked++;
        Optional<GameValue> terminal = state.terminalValue();
        if (terminal.isPresent()) {
            int score = Score.finished(terminal.get());
            return FaultWords.agree(code, score, valuesOnly) ? null : FaultWords.wrong(code, score, true, valuesOnly);
        }
        return ongoing(state, code);
    }

    private @Nullable String ongoing(S state, int code) throws IOException {
        int best = Score.ONGOING;
        int count = 0;
        for (M move : state.legalMoves()) {
            S child = state.play(move);
            if (!positions.keeps(child)) {
                return "a move leads to " + positions.game().format(child) + ", but the packed rules take it for "
                        + positions.formatPacked(child);
            }
            int childCode = outcomes.code(child);
            if (childCode == OutcomeCode.NONE) {
                return FaultWords.missing(positions.game().format(child));
            }
            int score = Score.backedUp(OutcomeCode.score(childCode), state.movesAgain(move));
            count = score > best ? 1 : score == best ? count + 1 : count;
            best = Math.max(best, score);
            moves++;
        }
        if (best == Score.ONGOING) {
            return "the game goes on there, and it has no move";
        }
        soleBest += count == 1 ? 1 : 0;
        return FaultWords.agree(code, best, valuesOnly) ? null : FaultWords.wrong(code, best, false, valuesOnly);
    }

    Seen seen() {
        return new Seen(checked, moves, soleBest);
    }
}
