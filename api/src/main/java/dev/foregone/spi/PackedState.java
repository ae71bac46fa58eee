package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A state whose game is written once, as {@link PackedRules}: what is asked of the state is asked of them. Such a state is
 * no second truth to check the rules against, so tests should have one, such as published counts. Each question packs the state.
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
        int score = packedRules().terminal(packed());
        return Arrays.stream(GameValue.values())
                .filter(value -> Score.finished(value) == score)
                .findFirst();
    }

    @Override
    default List<M> legalMoves() {
        long position = packed();
        return Arrays.stream(packedMoves(position))
                .mapToObj(move -> packedRules().unpackMove(position, move))
                .toList();
    }

    @Override
    default S play(M move) {
        long position = packed();
        return packedRules().unpack(packedRules().play(position, packed(position, move)));
    }

    @Override
    default boolean movesAgain(M move) {
        long position = packed();
        return !packedRules().alternates() && packedRules().movesAgain(position, packed(position, move));
    }

    @SuppressWarnings("unchecked") // S is the state's own type
    private long packed() {
        return packedRules().pack((S) this);
    }

    private int[] packedMoves(long position) {
        if (packedRules().terminal(position) != Score.ONGOING) {
            return new int[0];
        }
        int[] moves = new int[packedRules().maxMoves(position)];
        return Arrays.copyOf(moves, packedRules().legalMoves(position, moves, 0));
    }

    private int packed(long position, M move) {
        return Arrays.stream(packedMoves(position))
                .filter(each -> packedRules().unpackMove(position, each).equals(move))
                .findFirst()
                .orElseThrow(() -> new IllegalMoveException(move, this, legalMoves()));
    }
}
