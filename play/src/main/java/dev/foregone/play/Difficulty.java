package dev.foregone.play;

import static java.util.Comparator.comparingInt;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The difficulty of a position for the player to move: which moves keep its value, and how well the others hide that
 * they do not.
 *
 * @param <M> the type of the game's moves
 * @param keeping the moves that keep the value, best first, as in the analysis; empty when the game is over, or while the
 *     position's value is not proved
 * @param traps the moves that lose value, the deepest first; traps of equal depth as in the analysis
 * @param open the moves of which neither is proved; none if the position has been analyzed
 */
public record Difficulty<M extends Move>(List<M> keeping, List<Trap<M>> traps, List<M> open) {

    /**
     * Copies the lists.
     *
     * @param keeping the moves that keep the value, best first, as in the analysis; empty when the game is over, or while
     *     the position's value is not proved
     * @param traps the moves that lose value, the deepest first
     * @param open the moves of which neither is proved
     */
    public Difficulty {
        keeping = List.copyOf(keeping);
        traps = List.copyOf(traps);
        open = List.copyOf(open);
    }

    /**
     * The difficulty of a position.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param analysis the position's analysis; the game may be over
     * @return its difficulty
     */
    public static <S extends GameState<S, M>, M extends Move> Difficulty<M> of(Analysis<S, M> analysis) {
        return of(Advice.of(analysis));
    }

    /**
     * The difficulty of a position, as far as it is proved: estimates count for nothing here.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param advice about the position; the game may be over
     * @return its difficulty; all moves are open if the position's value is not proved
     */
    public static <S extends GameState<S, M>, M extends Move> Difficulty<M> of(Advice<S, M> advice) {
        Optional<GameValue> best = advice.bounds().value();
        if (best.isEmpty()) {
            return new Difficulty<>(List.of(), List.of(), moves(advice, value -> true));
        }
        List<Trap<M>> traps = advice.moves().stream()
                .filter(move -> isOther(move.bounds().value(), best))
                .map(move -> trap(move, best.orElseThrow()))
                .sorted(comparingInt((Trap<M> trap) -> trap.depth()).reversed())
                .toList();
        return new Difficulty<>(moves(advice, best::equals), traps, moves(advice, Optional::isEmpty));
    }

    private static boolean isOther(Optional<GameValue> value, Optional<GameValue> best) {
        return value.isPresent() && !value.equals(best);
    }

    private static <M extends Move> List<M> moves(Advice<?, M> advice, Predicate<Optional<GameValue>> values) {
        return advice.moves().stream()
                .filter(move -> values.test(move.bounds().value()))
                .map(AdvisedMove::move)
                .toList();
    }

    private static <M extends Move> Trap<M> trap(AdvisedMove<M> move, GameValue best) {
        Bounds bounds = move.bounds();
        return new Trap<>(
                move.move(),
                ValueLoss.between(best, bounds.atLeast().value()),
                Math.min(bounds.atLeast().plies(), bounds.atMost().plies()));
    }

    /** {@return whether everything here is proved of every move} */
    public boolean isProved() {
        return open.isEmpty();
    }

    /** {@return the number of legal moves} */
    public int legalMoves() {
        return keeping.size() + traps.size() + open.size();
    }

    /** {@return whether value can be lost, by proof: whether some legal move keeps it and another does not} */
    public boolean isChoice() {
        return !traps.isEmpty();
    }

    /**
     * The one move that keeps the value, where others do not.
     *
     * @return the only move, or empty if several moves keep or may keep the value, if the move is forced, or if the
     *     game is over
     */
    public Optional<M> onlyMove() {
        return isChoice() && isProved() && keeping.size() == 1 ? Optional.of(keeping.get(0)) : Optional.empty();
    }

    /**
     * The move that best hides that it loses value.
     *
     * @return the deepest trap, or empty if value cannot be lost
     */
    @Stability(Stability.Level.EXPERIMENTAL)
    public Optional<Trap<M>> deepestTrap() {
        return traps.stream().findFirst();
    }

    /**
     * The chance that a random move loses value; where moves are open, the least that it can be.
     *
     * @return traps divided by legal moves, from 0 to 1
     */
    public double errorChance() {
        return isChoice() ? (double) traps.size() / legalMoves() : 0;
    }
}
