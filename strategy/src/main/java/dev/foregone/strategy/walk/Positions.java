package dev.foregone.strategy.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.numbering.NumberedStates;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The positions of a game as numbers: packed, or numbered as they are met if the game has no packed rules. Whoever makes new ones
 * of these is one thread; once all are known, any number of threads may {@linkplain #find find} them.
 */
public final class Positions<S extends GameState<S, M>, M extends Move> {

    private final Game<S, M> game;
    private final boolean symmetry;
    private final PackedRules<S, M> rules;
    private final @Nullable NumberedStates<S, M> numbered;

    /** The positions that can be reached from a root. */
    public Positions(Game<S, M> game, S root, boolean symmetry) {
        this.game = game;
        this.symmetry = symmetry;
        Optional<PackedRules<S, M>> packed = game.packedRules(root);
        if (packed.isPresent()) {
            numbered = null;
            rules = packed.get();
        } else {
            numbered = new NumberedStates<>(game, false);
            rules = numbered;
        }
    }

    /** The number of a state. */
    public long position(S state) {
        return rules.pack(state);
    }

    /** The state of a number. */
    public S state(long position) {
        return rules.unpack(position);
    }

    /** The number that stands for all equivalent positions. */
    public long key(long position) {
        if (!symmetry) {
            return position;
        }
        return numbered == null ? rules.canonical(position) : numbered.pack(game.canonical(numbered.unpack(position)));
    }

    /** The key of a state; empty if it is of another board, or was never met. */
    public OptionalLong find(S state) {
        if (numbered != null) {
            int number = numbered.find(symmetry ? game.canonical(state) : state);
            return number < 0 ? OptionalLong.empty() : OptionalLong.of(number);
        }
        return game.packedRules(state).filter(rules::equals).isPresent()
                ? OptionalLong.of(key(rules.pack(state)))
                : OptionalLong.empty();
    }

    /** The result of a finished position; {@link Score#ONGOING} otherwise. */
    public int terminal(long position) {
        return rules.terminal(position);
    }

    /** The positions after each legal move, in their order. */
    public Children children(long position) {
        int[] moves = new int[rules.maxMoves(position)];
        int count = rules.legalMoves(position, moves, 0);
        if (count == 0) {
            throw new IllegalStateException("an unfinished position has no moves: " + rules.unpack(position));
        }
        long[] after = new long[count];
        boolean[] again = new boolean[count];
        for (int i = 0; i < count; i++) {
            again[i] = !rules.alternates() && rules.movesAgain(position, moves[i]);
            after[i] = rules.play(position, moves[i]);
        }
        return new Children(after, again);
    }

    /**
     * The positions after each move of a position.
     *
     * @param positions the positions
     * @param again whether the player who makes the move is to move there too
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on at once, and compared nowhere
    public record Children(long[] positions, boolean[] again) {

        /** How many there are. */
        public int count() {
            return positions.length;
        }

        /** Whether the strategy's side is to move in one of them. */
        public boolean ours(int index, boolean before) {
            return again[index] == before;
        }
    }
}
