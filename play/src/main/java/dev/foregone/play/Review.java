package dev.foregone.play;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.util.ArrayList;
import java.util.List;

/**
 * The review of a played game, move by move: what each move gave away, and how each player did.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 * @param moves the moves of the game in order
 */
public record Review<S extends GameState<S, M>, M extends Move>(List<ReviewedMove<S, M>> moves) {

    /**
     * Copies the list.
     *
     * @param moves the moves of the game in order
     */
    public Review {
        moves = List.copyOf(moves);
    }

    /**
     * Reviews a game, however long it takes.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver the solver to analyze each position in which a move was made
     * @param start the position in which the game began
     * @param moves the moves, in order; the game need not be over
     * @return the review
     * @throws IllegalMoveException if a move is not legal, before anything is solved; it names the move's number
     * @throws SearchStoppedException if the calling thread is interrupted, or the solver closed
     */
    public static <S extends GameState<S, M>, M extends Move> Review<S, M> of(
            Solver<S, M> solver, S start, List<M> moves) {
        return of(solver, start, moves, Limits.none());
    }

    /**
     * Reviews a game within limits.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver the solver to analyze each position in which a move was made
     * @param start the position in which the game began
     * @param moves the moves, in order; the game need not be over
     * @param limits the limits for each of the positions
     * @return the review
     * @throws IllegalMoveException if a move is not legal, before anything is solved; it names the move's number
     * @throws SearchStoppedException if a limit is hit
     * @throws IllegalArgumentException if the limits ask for the value only
     */
    public static <S extends GameState<S, M>, M extends Move> Review<S, M> of(
            Solver<S, M> solver, S start, List<M> moves, Limits limits) {
        List<Analysis<S, M>> analyses = new ArrayList<>();
        for (S state : before(start, moves)) {
            analyses.add(solver.analyze(state, limits));
        }
        return of(analyses, moves);
    }

    /**
     * Reviews a game whose positions have already been analyzed.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param analyses the analysis of the position before each move
     * @param moves the moves, in order
     * @return the review
     * @throws IllegalMoveException if a move is not legal; it names the move's number
     * @throws IllegalArgumentException if an analysis is missing, or is of a position other than the moves lead to
     */
    public static <S extends GameState<S, M>, M extends Move> Review<S, M> of(
            List<Analysis<S, M>> analyses, List<M> moves) {
        if (analyses.size() != moves.size()) {
            throw new IllegalArgumentException("there are " + analyses.size() + " analyses for " + moves.size()
                    + " moves\n  give the analysis of the position before each move");
        }
        List<ReviewedMove<S, M>> reviewed = new ArrayList<>();
        int player = 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            Analysis<S, M> analysis = analyses.get(ply);
            reviewed.add(ReviewedMove.of(ply + 1, player, analysis, moves.get(ply)));
            player = analysis.state().movesAgain(moves.get(ply)) ? player : 1 - player;
        }
        checkContinuity(reviewed);
        return new Review<>(reviewed);
    }

    private static <S extends GameState<S, M>, M extends Move> List<S> before(S start, List<M> moves) {
        List<S> states = new ArrayList<>();
        S state = start;
        for (M move : moves) {
            List<M> legal = state.legalMoves();
            if (!legal.contains(move)) {
                throw new IllegalMoveException(states.size() + 1, move, state, legal);
            }
            states.add(state);
            state = state.play(move);
        }
        return states;
    }

    private static <S extends GameState<S, M>, M extends Move> void checkContinuity(List<ReviewedMove<S, M>> moves) {
        for (int next = 1; next < moves.size(); next++) {
            S led = moves.get(next - 1)
                    .analysis()
                    .state()
                    .play(moves.get(next - 1).move());
            S analyzed = moves.get(next).analysis().state();
            if (!led.equals(analyzed)) {
                throw new IllegalArgumentException(
                        "move " + next + " leads to " + led + ", but the analysis after it is of " + analyzed
                                + "\n  give the analysis of the position before each move");
            }
        }
    }

    /**
     * How one of the players did.
     *
     * @param player 0 for the player to move at the start, 1 for the other
     * @return the player's moves, counted
     * @throws IllegalArgumentException if there is no such player
     */
    public PlayerReview player(int player) {
        if (player != 0 && player != 1) {
            throw new IllegalArgumentException(
                    "there is no player " + player + "\n  accepted: 0, who moves first, or 1");
        }
        return PlayerReview.of(
                moves.stream().filter(move -> move.player() == player).toList());
    }
}
