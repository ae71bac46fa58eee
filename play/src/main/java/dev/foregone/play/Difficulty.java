package dev.foregone.play;

import static java.util.Comparator.comparingInt;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The difficulty of a position for the player to move: which moves keep its value, and how well the others hide that
 * they do not.
 *
 * @param <M> the type of the game's moves
 * @param keeping the moves that keep the value, best first, as in the analysis; empty only when the game is over
 * @param traps the moves that lose value, the deepest first; traps of equal depth as in the analysis
 */
public record Difficulty<M extends Move>(List<M> keeping, List<Trap<M>> traps) {

    /**
     * Copies the lists.
     *
     * @param keeping the moves that keep the value, best first, as in the analysis; empty only when the game is over
     * @param traps the moves that lose value, the deepest first
     */
    public Difficulty {
        keeping = List.copyOf(keeping);
        traps = List.copyOf(traps);
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
        Objects.requireNonNull(analysis, "analysis");
        Outcome best = analysis.outcome();
        List<M> keeping = analysis.moves().stream()
                .filter(rated -> rated.outcome().value() == best.value())
                .map(RatedMove::move)
                .toList();
        List<Trap<M>> traps = analysis.moves().stream()
                .filter(rated -> rated.outcome().value() != best.value())
                .map(rated -> trap(rated, best))
                .sorted(comparingInt((Trap<M> trap) -> trap.depth()).reversed())
                .toList();
        return new Difficulty<>(keeping, traps);
    }

    private static <M extends Move> Trap<M> trap(RatedMove<M> rated, Outcome best) {
        Outcome outcome = rated.outcome();
        return new Trap<>(rated.move(), ValueLoss.between(best.value(), outcome.value()), outcome.plies());
    }

    /** {@return the number of legal moves} */
    public int legalMoves() {
        return keeping.size() + traps.size();
    }

    /** {@return whether value can be lost: whether some legal move keeps it and another does not} */
    public boolean isChoice() {
        return !traps.isEmpty();
    }

    /**
     * The one move that keeps the value, where others do not.
     *
     * @return the only move, or empty if several moves keep the value, if the move is forced, or if the game is over
     */
    public Optional<M> onlyMove() {
        return isChoice() && keeping.size() == 1 ? Optional.of(keeping.get(0)) : Optional.empty();
    }

    /**
     * The move that best hides that it loses value.
     *
     * @return the deepest trap, or empty if value cannot be lost
     */
    public Optional<Trap<M>> deepestTrap() {
        return traps.stream().findFirst();
    }

    /**
     * The chance that a random move loses value.
     *
     * @return traps divided by legal moves, from 0 to 1
     */
    public double errorChance() {
        return isChoice() ? (double) traps.size() / legalMoves() : 0;
    }

    /**
     * The chance that a fallible player loses value.
     *
     * @param level the player's level, from 0 to 1, as {@link MoveChances} defines it
     * @return (1 - level) times {@link #errorChance()}
     * @throws IllegalArgumentException if the level is not from 0 to 1
     */
    public double errorChance(double level) {
        return (1 - Level.checked(level)) * errorChance();
    }
}
