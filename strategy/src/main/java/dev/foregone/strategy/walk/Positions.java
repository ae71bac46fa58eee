package dev.foregone.strategy.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.numbering.LegalMoves;
import dev.foregone.numbering.NumberedStates;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.List;
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

    /**
     * A position after a move.
     *
     * @param position the position
     * @param place where that is
     * @param again whether the player who has made the move is to move there too
     */
    public record Child(long position, Place place, boolean again) {}

    /**
     * The positions after each legal move, in their order.
     *
     * @param ours whether the strategy's side makes the move
     */
    public List<Child> children(long position, boolean ours) {
        int[] moves = new int[rules.maxMoves(position)];
        long[] after = new long[LegalMoves.list(rules, position, moves)];
        for (int i = 0; i < after.length; i++) {
            after[i] = rules.play(position, moves[i]); // all before the first key: both may number states
        }
        List<Child> children = new ArrayList<>();
        for (int i = 0; i < after.length; i++) {
            boolean again = !rules.alternates() && rules.movesAgain(position, moves[i]);
            children.add(new Child(after[i], new Place(key(after[i]), again == ours), again));
        }
        return children;
    }
}
