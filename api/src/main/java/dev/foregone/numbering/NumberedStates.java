package dev.foregone.numbering;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Packed rules for a game that has none: states are numbered as they are met, and all are kept. With symmetry, a state that
 * stands for others is numbered instead of them. For one thread.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class NumberedStates<S extends GameState<S, M>, M extends Move> implements PackedRules<S, M> {

    /** A guess at what one state takes, with its place in the map. */
    public static final int BYTES_PER_STATE = 200;

    private final Game<S, M> game;
    private final boolean symmetry;
    private final Map<S, Integer> numbers = new HashMap<>();
    private final List<S> states = new ArrayList<>();
    private long looked = -1;
    private List<M> moves = List.of();

    /** Rules of a game. */
    public NumberedStates(Game<S, M> game, boolean symmetry) {
        this.game = game;
        this.symmetry = symmetry;
    }

    /** How many states have a number. */
    public int size() {
        return states.size();
    }

    /** The number of a state, or -1 if it has none. */
    public int find(S state) {
        return numbers.getOrDefault(symmetry ? game.canonical(state) : state, -1);
    }

    @Override
    public long pack(S state) {
        S kept = symmetry ? game.canonical(state) : state;
        Integer known = numbers.get(kept);
        if (known != null) {
            return known;
        }
        numbers.put(kept, states.size());
        states.add(kept);
        return states.size() - 1L;
    }

    @Override
    public S unpack(long position) {
        return states.get((int) position);
    }

    private List<M> moves(long position) {
        if (looked != position) {
            moves = unpack(position).legalMoves();
            looked = position;
        }
        return moves;
    }

    @Override
    public M unpackMove(long position, int move) {
        return moves(position).get(move);
    }

    @Override
    public int terminal(long position) {
        Optional<GameValue> value = unpack(position).terminalValue();
        return value.isPresent() ? Score.finished(value.get()) : Score.ONGOING;
    }

    @Override
    public int maxMoves(long position) {
        return moves(position).size();
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int count = moves(position).size();
        for (int move = 0; move < count; move++) {
            into[from + move] = move;
        }
        return count;
    }

    @Override
    public long play(long position, int move) {
        return pack(unpack(position).play(moves(position).get(move)));
    }

    /** Any game may have a player who moves again. */
    @Override
    public boolean alternates() {
        return false;
    }

    @Override
    public boolean movesAgain(long position, int move) {
        return unpack(position).movesAgain(moves(position).get(move));
    }
}
