package dev.foregone.tablebase;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.Verification.Fault;
import dev.foregone.tablebase.coding.OutcomeCode;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks by the game's states. The packed rules serve only to name positions: a number is taken for the state that it unpacks
 * to, and that state must pack to it again; and every state that a move leads to must be the one that its number unpacks to.
 */
final class PlainChecker<S extends GameState<S, M>, M extends Move> implements Checker {

    private final StateKeys<S, M> positions;
    private final Outcomes outcomes;
    private long moves;
    private long soleBest;

    /** A source of the children's outcomes. */
    @FunctionalInterface
    interface Outcomes {

        /** The code of a key, or {@link OutcomeCode#NONE}. */
        int code(long key) throws IOException;
    }

    PlainChecker(StateKeys<S, M> positions, Outcomes outcomes) {
        this.positions = positions;
        this.outcomes = outcomes;
    }

    @Override
    public @Nullable Fault check(long[] keys, char[] codes, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            String what = check(keys[i], codes[i]);
            if (what != null) {
                return new Fault(positions.format(keys[i]), what);
            }
        }
        return null;
    }

    @Nullable
    String check(long key, int code) throws IOException {
        S state = positions.state(key);
        if (positions.key(state) != key) {
            return positions.symmetry()
                    ? "it is not the position that stands for its equivalents"
                    : "its number is " + Long.toHexString(key) + ", but it packs to "
                            + Long.toHexString(positions.key(state));
        }
        Optional<GameValue> terminal = state.terminalValue();
        if (terminal.isPresent()) {
            int score = Score.finished(terminal.get());
            return score == OutcomeCode.score(code) ? null : FaultWords.notTerminal(code, score);
        }
        return ongoing(state, code);
    }

    private @Nullable String ongoing(S state, int code) throws IOException {
        int best = Score.ONGOING;
        int count = 0;
        for (M move : state.legalMoves()) {
            S child = state.play(move);
            if (!positions.keeps(child)) {
                return FaultWords.confused(positions.game().format(child), positions.formatPacked(child));
            }
            int childCode = outcomes.code(positions.key(child));
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
        return best == OutcomeCode.score(code) ? null : FaultWords.notTheBest(code, best);
    }

    @Override
    public long moves() {
        return moves;
    }

    @Override
    public long soleBest() {
        return soleBest;
    }
}
