package com.example.opponent;

import dev.foregone.api.NotationException;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.play.Strength;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Scanner;

/** Plays tic-tac-toe: reads moves, or {@code hint}, and prints the board after each reply. */
public final class Main {

    private Main() {}

    /**
     * Runs the program.
     *
     * @param arguments a strength, such as {@code beginner} or {@code perfect}, and a seed
     */
    public static void main(String[] arguments) {
        Strength strength = Strength.valueOf(arguments[0].toUpperCase(Locale.ROOT));
        TicTacToeGame game = new TicTacToeGame();
        try (Scanner input = new Scanner(System.in, StandardCharsets.UTF_8);
                Match<TicTacToe, Square> match = new Match<>(game, strength, Long.parseLong(arguments[1]))) {
            while (!match.isOver() && input.hasNext()) {
                System.out.println(answer(game, match, input.next()));
            }
            System.out.println(match.isOver() ? "over" : "to be continued");
        }
    }

    private static String answer(TicTacToeGame game, Match<TicTacToe, Square> match, String line) {
        if (line.equals("hint")) {
            return match.hint();
        }
        try {
            match.play(game.parseMove(match.state(), line));
            return game.format(match.state());
        } catch (NotationException wrong) {
            return wrong.getMessage();
        }
    }
}
