package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

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
     * @throws SearchStoppedException if the calling thread is interrupted, or the solver closed while it answers; or, in a game with
     *     cycles, if its engine proves no more
     * @throws IllegalStateException if the solver is closed before it is asked about the first position
     */
    public static <S extends GameState<S, M>, M extends Move> Review<S, M> of(
            Solver<S, M> solver, S start, List<M> moves) {
        return of(solver, start, moves, Limits.none());
    }

    /**
     * Reviews a game within limits. What cannot be proved in time is estimated, where the solver does; each
     * {@linkplain ReviewedMove#isProved() reviewed move} says which it is.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver the solver to ask about each position in which a move was made, the last one first
     * @param start the position in which the game began
     * @param moves the moves, in order; the game need not be over
     * @param limits the limits of the whole review; what one position does not need is left to the others
     * @return the review
     * @throws IllegalMoveException if a move is not legal, before anything is solved; it names the move's number
     * @throws SearchStoppedException if the calling thread is interrupted, or the review cancelled; never because of another limit
     * @throws IllegalStateException if the solver is closed before it is asked about the first position
     */
    public static <S extends GameState<S, M>, M extends Move> Review<S, M> of(
            Solver<S, M> solver, S start, List<M> moves, Limits limits) {
        return of(solver, start, moves, limits, move -> {});
    }

    /**
     * Reviews a game within limits, and tells of each move as soon as it is judged.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param solver the solver to ask about each position in which a move was made, the last one first
     * @param start the position in which the game began
     * @param moves the moves, in order; the game need not be over
     * @param limits the limits of the whole review; what one position does not need is left to the others
     * @param judged is given each move once, the last one first, by the calling thread; what other positions prove of it is
     *     only in the review
     * @return the review
     * @throws IllegalMoveException if a move is not legal, before anything is solved; it names the move's number
     * @throws SearchStoppedException if the calling thread is interrupted, or the review cancelled; never because of another limit
     * @throws IllegalStateException if the solver is closed before it is asked about the first position
     */
    @Stability(Level.EXPERIMENTAL)
    public static <S extends GameState<S, M>, M extends Move> Review<S, M> of(
            Solver<S, M> solver, S start, List<M> moves, Limits limits, Consumer<ReviewedMove<S, M>> judged) {
        List<S> states = before(start, moves);
        List<Integer> players = players(states, moves);
        Questions<S, M> questions = new Questions<>(solver, limits);
        Deque<Advice<S, M>> advice = new ArrayDeque<>();
        for (int ply = states.size() - 1; ply >= 0; ply--) {
            advice.addFirst(questions.part(ply + 1).judgement(states.get(ply), moves.get(ply)));
            judged.accept(new ReviewedMove<>(ply + 1, players.get(ply), advice.getFirst(), moves.get(ply)));
            if (limits.isCancelled()) {
                throw new SearchStoppedException(
                        "it was cancelled", advice.getFirst().bounds());
            }
        }
        return of(List.copyOf(advice), moves);
    }

    /**
     * Reviews a game about whose positions a solver has been asked. What is proved of one position counts for those before
     * and after it too.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of the game's moves
     * @param advice about the position before each move; {@link Advice#of(dev.foregone.api.Analysis)} where all is proved
     * @param moves the moves, in order
     * @return the review
     * @throws IllegalMoveException if a move is not legal; it names the move's number
     * @throws IllegalArgumentException if advice is missing, is about a position other than the moves lead to, or contradicts
     *     advice about another
     */
    public static <S extends GameState<S, M>, M extends Move> Review<S, M> of(
            List<Advice<S, M>> advice, List<M> moves) {
        if (advice.size() != moves.size()) {
            throw new IllegalArgumentException("there is advice about " + advice.size() + " positions for "
                    + moves.size() + " moves\n  give advice about the position before each move");
        }
        checkContinuity(advice, moves);
        List<Integer> players = players(advice.stream().map(Advice::state).toList(), moves);
        List<ReviewedMove<S, M>> reviewed = new ArrayList<>();
        for (Advice<S, M> each : LineProofs.shared(advice, moves)) {
            int ply = reviewed.size();
            reviewed.add(new ReviewedMove<>(ply + 1, players.get(ply), each, moves.get(ply)));
        }
        return new Review<>(reviewed);
    }

    /** Who made each move: 0 for the player who made the first, 1 for the other. */
    private static <S extends GameState<S, M>, M extends Move> List<Integer> players(List<S> states, List<M> moves) {
        List<Integer> players = new ArrayList<>();
        int player = 0;
        for (int ply = 0; ply < moves.size(); ply++) {
            players.add(player);
            player = states.get(ply).movesAgain(moves.get(ply)) ? player : 1 - player;
        }
        return players;
    }

    private static <S extends GameState<S, M>, M extends Move> List<S> before(S start, List<M> moves) {
        List<S> states = new ArrayList<>();
        S state = start;
        for (M move : moves) {
            checkLegal(states.size() + 1, state, move);
            states.add(state);
            state = state.play(move);
        }
        return states;
    }

    private static <S extends GameState<S, M>, M extends Move> void checkLegal(int number, S state, M move) {
        List<M> legal = state.legalMoves();
        if (!legal.contains(move)) {
            throw new IllegalMoveException(number, move, state, legal);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void checkContinuity(
            List<Advice<S, M>> advice, List<M> moves) {
        for (int number = 1; number <= moves.size(); number++) {
            S state = advice.get(number - 1).state();
            M move = moves.get(number - 1);
            checkLegal(number, state, move);
            if (number < moves.size()
                    && !state.play(move).equals(advice.get(number).state())) {
                throw new IllegalArgumentException("move " + number + " leads to " + state.play(move)
                        + ", but the advice after it is about "
                        + advice.get(number).state()
                        + "\n  give advice about the position before each move");
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
        return new PlayerReview(
                moves.stream().filter(move -> move.player() == player).toList());
    }
}
