package dev.foregone.play;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.value.ValueObject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A position to be solved by a person: one move alone is right. After it and the loser's longest defence this is so again, for {@link
 * #moves} moves of the winner. There are two kinds of puzzles, by what makes a move right:
 *
 * <ul>
 *   <li>it <em>keeps the win</em>: the position is won, and all other moves lose or draw. This needs the outcome of every move: {@link
 *       #of}.
 *   <li>it <em>wins within n plies</em>, and no other does: others may win too, but later. This can be asked in any game: {@link
 *       #within}.
 * </ul>
 *
 * @param <S> the type of the game's states
 * @param <M> the type of the game's moves
 */
@Stability(Level.EXPERIMENTAL)
public final class Puzzle<S extends GameState<S, M>, M extends Move> extends ValueObject {

    private final S position;
    private final List<M> solution;
    private final int moves;
    private final double errorChance;
    private final OptionalInt within;

    Puzzle(S position, List<M> solution, int moves, double errorChance, OptionalInt within) {
        this.position = position;
        this.solution = List.copyOf(solution);
        this.moves = moves;
        this.errorChance = errorChance;
        this.within = within;
    }

    /**
     * The puzzle that a position is by which move keeps the win. Each of its positions is analyzed, so this is for games that are solved
     * quickly, or kept in a tablebase.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver tells the outcomes of the moves
     * @param position the position; the game may be over
     * @param limits of all questions together
     * @return the puzzle, or empty if the position is not won, or several moves keep the win, or the only legal one
     * @throws dev.foregone.api.SearchStoppedException if a limit was hit
     */
    public static <S extends GameState<S, M>, M extends Move> Optional<Puzzle<S, M>> of(
            Solver<S, M> solver, S position, Limits limits) {
        return new PuzzleWalk<>(new KeptWins<>(new Questions<>(solver, limits)), position).puzzle(OptionalInt.empty());
    }

    /**
     * The puzzle that a position is by which move wins within a number of plies. It looks no farther, so it says as much in games that
     * cannot be solved, or whose lines can repeat a position; what it says is proved. Only the winner's first move has all the plies,
     * those that were played are gone for the next.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver of any engine that answers questions within a number of plies
     * @param position the position; the game may be over
     * @param plies within how many a right move wins, 1 or more
     * @param limits of all questions together; of its own plies there is no use
     * @return the puzzle, or empty if no move wins within that many plies, or several do, or the only legal one
     * @throws dev.foregone.api.SearchStoppedException if a limit was hit
     * @throws IllegalArgumentException if the number of plies is less than 1
     */
    public static <S extends GameState<S, M>, M extends Move> Optional<Puzzle<S, M>> within(
            Solver<S, M> solver, S position, int plies, Limits limits) {
        if (plies < 1) {
            throw new IllegalArgumentException("a move wins within 1 ply or more, not within " + plies);
        }
        int farthest = Math.min(plies, Outcome.ENDLESS - 1); // no win is farther away
        return new PuzzleWalk<>(new NearWins<>(new Questions<>(solver, limits), farthest), position)
                .puzzle(OptionalInt.of(plies));
    }

    /** {@return the position} */
    public S position() {
        return position;
    }

    /** {@return the moves of both players up to the winner's last only move} */
    public List<M> solution() {
        return solution;
    }

    /** {@return how many of them are the winner's, 1 or more} */
    public int moves() {
        return moves;
    }

    /**
     * {@return the chance that a player who moves at random goes wrong, from 0 to 1: that not every only move is found}
     */
    public double errorChance() {
        return errorChance;
    }

    /**
     * {@return the number of plies, counted from the position, within which each only move wins, and no other; empty if
     * each only move keeps the win, and no other does}
     */
    public OptionalInt within() {
        return within;
    }

    @Override
    protected List<Object> parts() {
        return List.of(position, solution, moves, errorChance, within);
    }
}
