package dev.foregone.cells;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Cells;
import dev.foregone.spi.Game;
import dev.foregone.spi.Odds;
import dev.foregone.spi.PackedRules;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/**
 * A game's boards as numbers: {@link Cells} of its states, or those of its packed rules.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param game the game
 */
public record Boards<S extends GameState<S, M>, M extends Move>(Game<S, M> game) {

    private static final int WALKS = 24;
    private static final int LONGEST_WALK = 60;

    /**
     * What the cells hold.
     *
     * @param state a state
     * @return a number for each; none if the game does not show them
     */
    @SuppressWarnings("unchecked") // cells of this game are of its states
    public byte[] cells(S state) {
        byte[] into = new byte[Cells.MOST];
        int count = game.packedRules(state)
                .map(rules -> rules.cells(rules.pack(state), into))
                .orElse(0);
        if (count == 0 && game instanceof Cells<?> its) {
            count = ((Cells<S>) its).cells(state, into);
        }
        return Arrays.copyOf(into, count);
    }

    /**
     * Whether the player is to move who began.
     *
     * @param state a state
     * @return false as well if the game does not say
     */
    public boolean isFirstToMove(S state) {
        return game.playerToMove(state).equals(Optional.of(game.players().get(0)));
    }

    /**
     * The game's own evaluation.
     *
     * @param state a state
     * @return the logarithm of the odds to win of the player who began; empty if there is none
     */
    public OptionalDouble own(S state) {
        Optional<PackedRules<S, M>> packed = game.packedRules(state);
        Optional<Double> ofMover = packed.isPresent()
                ? packed.get()
                        .evaluation()
                        .map(each -> each.applyAsDouble(packed.get().pack(state)))
                : game.evaluation().map(each -> each.applyAsDouble(state));
        return ofMover.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of((isFirstToMove(state) ? 1 : -1) * Odds.of(ofMover.get()) / 100.0);
    }

    /**
     * A hash of what the rules say on some lines of play: another game, size or variant has another.
     *
     * @param start where the lines begin
     * @return the hash
     */
    public long fingerprint(S start) {
        SplittableRandom random = new SplittableRandom(WALKS);
        long hash = WALKS;
        for (int walk = 0; walk < WALKS; walk++) {
            S state = start;
            for (int ply = 0; ply < LONGEST_WALK && state.terminalValue().isEmpty(); ply++) {
                List<M> moves = state.legalMoves();
                hash = 31 * (31 * hash + Arrays.hashCode(cells(state))) + moves.size();
                state = state.play(moves.get(random.nextInt(moves.size())));
            }
            hash = 31 * hash + (isFirstToMove(state) ? 1 : 0);
            hash = 31 * hash + state.terminalValue().map(Enum::ordinal).orElse(-1);
        }
        return hash;
    }
}
