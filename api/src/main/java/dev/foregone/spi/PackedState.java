package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A state whose game is written once, as {@link PackedRules}: what is asked of the state is asked of them. Such a state is
 * no second truth to check the rules against: tests should have another, such as published counts. Each question packs the state.
 *
 * @param <S> the state's own type
 * @param <M> the type of its moves
 */
@Stability(Level.EXPERIMENTAL)
public interface PackedState<S extends PackedState<S, M>, M extends Move> extends GameState<S, M> {

    /**
     * REQUIRED. The rules that hold for this state and for those reachable from it.
     *
     * @return what {@link Game#packedRules} returns
     */
    PackedRules<S, M> packedRules();

    @Override
    default Optional<GameValue> terminalValue() {
        PackedRules<S, M> rules = packedRules();
        int score = rules.terminal(packed(rules));
        return score == Score.ONGOING
                ? Optional.empty()
                : Optional.of(Score.outcome(score).value());
    }

    @Override
    default List<M> legalMoves() {
        PackedRules<S, M> rules = packedRules();
        long position = packed(rules);
        int[] packed = packedMoves(rules, position);
        List<M> moves = new ArrayList<>(packed.length);
        for (int move : packed) {
            moves.add(rules.unpackMove(position, move));
        }
        return Collections.unmodifiableList(moves);
    }

    @Override
    default S play(M move) {
        PackedRules<S, M> rules = packedRules();
        long position = packed(rules);
        return rules.unpack(rules.play(position, packed(rules, position, move)));
    }

    @Override
    default boolean movesAgain(M move) {
        PackedRules<S, M> rules = packedRules();
        if (rules.alternates()) {
            return false;
        }
        long position = packed(rules);
        return rules.movesAgain(position, packed(rules, position, move));
    }

    @SuppressWarnings("unchecked") // S is the state's own type
    private long packed(PackedRules<S, M> rules) {
        return rules.pack((S) this);
    }

    private int[] packedMoves(PackedRules<S, M> rules, long position) {
        if (rules.terminal(position) != Score.ONGOING) {
            return new int[0];
        }
        int[] moves = new int[rules.maxMoves(position)];
        return Arrays.copyOf(moves, rules.legalMoves(position, moves, 0));
    }

    private int packed(PackedRules<S, M> rules, long position, M move) {
        for (int each : packedMoves(rules, position)) {
            if (rules.unpackMove(position, each).equals(move)) {
                return each;
            }
        }
        throw new IllegalMoveException(move, this, legalMoves());
    }
}
