package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position to be solved by a person: it is won, and only one move keeps the win. After it and the loser's best reply this is so
 * again, for {@link #moves} moves of the winner.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of the game's moves
 * @param position the position
 * @param solution the moves of both players up to the winner's last only move, which ends it
 * @param moves how many of them are the winner's, 1 or more
 * @param errorChance the chance that a player who moves at random goes wrong, from 0 to 1: that not every only move is found
 */
public record Puzzle<S extends GameState<S, M>, M extends Move>(
        S position, List<M> solution, int moves, double errorChance) {

    /**
     * Copies the list.
     *
     * @param position the position
     * @param solution the moves of both players up to the winner's last only move
     * @param moves how many of them are the winner's
     * @param errorChance the chance that a player who moves at random goes wrong
     */
    public Puzzle {
        solution = List.copyOf(solution);
    }

    /**
     * The puzzle that a position is. Each of its positions is analyzed, so this is for games that are solved quickly, or kept in
     * a tablebase.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver tells the outcomes of the moves
     * @param position the position; the game may be over
     * @param limits of each question
     * @return the puzzle, or empty if the position is not won, or several moves keep the win, or the only legal one
     * @throws dev.foregone.api.SearchStoppedException if a limit was hit
     */
    public static <S extends GameState<S, M>, M extends Move> Optional<Puzzle<S, M>> of(
            Solver<S, M> solver, S position, Limits limits) {
        Walk<S, M> walk = new Walk<>(position);
        while (walk.goesOn(solver, limits)) {
            walk.step();
        }
        return walk.puzzle(position);
    }

    /** The way through a puzzle. */
    private static final class Walk<S extends GameState<S, M>, M extends Move> {

        private final List<M> line = new ArrayList<>();
        private S state;
        private boolean winnerMoves = true;
        private Optional<M> next = Optional.empty();
        private int length;
        private int turns;
        private double found = 1;

        Walk(S start) {
            state = start;
        }

        /** Whether there is another move. */
        boolean goesOn(Solver<S, M> solver, Limits limits) {
            if (state.terminalValue().isPresent()) {
                return false;
            }
            Analysis<S, M> analysis = solver.analyze(state, limits);
            next = winnerMoves
                    ? onlyWin(analysis)
                    : analysis.bestMoves().stream().findFirst();
            return next.isPresent();
        }

        private Optional<M> onlyWin(Analysis<S, M> analysis) {
            if (analysis.outcome().value() != GameValue.WIN) {
                return Optional.empty();
            }
            Difficulty<M> difficulty = Difficulty.of(analysis);
            Optional<M> only = difficulty.onlyMove();
            if (only.isPresent()) {
                turns++;
                found *= 1 - difficulty.errorChance();
                length = line.size() + 1;
            }
            return only;
        }

        void step() {
            M move = next.orElseThrow();
            boolean again = state.movesAgain(move);
            line.add(move);
            state = state.play(move);
            winnerMoves = again == winnerMoves;
        }

        Optional<Puzzle<S, M>> puzzle(S start) {
            return turns == 0
                    ? Optional.empty()
                    : Optional.of(new Puzzle<>(start, line.subList(0, length), turns, 1 - found));
        }
    }
}
