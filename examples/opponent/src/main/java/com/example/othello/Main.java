package com.example.othello;

import dev.foregone.api.Solver;
import dev.foregone.board.BoardMove;
import dev.foregone.board.BoardState;
import dev.foregone.play.Opponent;
import dev.foregone.registry.Engines;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import org.example.othello.Othello;

/** Plays Othello, black, in a given time for each move, against a player who takes what turns most discs. */
public final class Main {

    private final OthelloGame game;
    private final Duration time;
    private final Othello board = new Othello();
    private Duration longest = Duration.ZERO;

    private Main(OthelloGame game, Duration time) {
        this.game = game;
        this.time = time;
    }

    /**
     * Runs the program.
     *
     * @param arguments {@code evaluated}, {@code learned} or {@code plain}, and the milliseconds for a move
     */
    public static void main(String[] arguments) {
        new Main(game(arguments[0]), Duration.ofMillis(Long.parseLong(arguments[1]))).play();
    }

    private static OthelloGame game(String kind) {
        return switch (kind) {
            case "evaluated" -> new EvaluatedOthelloGame();
            case "learned" -> new LearnedOthelloGame();
            default -> new OthelloGame();
        };
    }

    private void play() {
        try (Solver<BoardState<Othello>, BoardMove> solver =
                Engines.load().forPlaying(game).open(game)) {
            Opponent<BoardState<Othello>, BoardMove> opponent =
                    Opponent.perfect(solver).within(time);
            for (int ply = 0; !board.isOver(); ply++) {
                int move = board.blackToMove() ? reply(opponent, ply) : greedy();
                System.out.println((board.blackToMove() ? "black " : "white ") + Othello.name(move));
                board.make(move);
            }
        }
        System.out.println(board);
        System.out.println("black leads by " + board.lead() + "; the longest reply took " + longest.toMillis() + " ms");
    }

    /** The best move known when the time is over, proved to be best or not. */
    private int reply(Opponent<BoardState<Othello>, BoardMove> opponent, int ply) {
        long started = System.nanoTime();
        BoardMove move = opponent.choose(game.state(board), ply);
        Duration took = Duration.ofNanos(System.nanoTime() - started);
        longest = took.compareTo(longest) > 0 ? took : longest;
        return game.moveOn(board, move);
    }

    private int greedy() {
        List<Integer> moves = board.moves();
        return moves.stream().max(Comparator.comparing(board::gain)).orElseThrow();
    }
}
