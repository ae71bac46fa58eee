package com.example.tictactoe;

import dev.foregone.api.NotationException;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

/** Reads the number of boards, then three lines for each, and prints for each {@code x}, {@code o} or {@code TIE}. */
public final class Main {

    private Main() {}

    /**
     * Runs the program. The exit status is 1 if a board cannot come up in a game.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        try (Scanner input = new Scanner(System.in, StandardCharsets.UTF_8);
                Judge<?, ?> judge = Judge.of("tictactoe")) {
            for (int boards = input.nextInt(); boards > 0; boards--) {
                String board = String.join("/", input.next(), input.next(), input.next());
                System.out.println(judge.winner(board));
            }
        } catch (NotationException wrong) {
            System.err.println(wrong.getMessage());
            System.exit(1);
        }
    }
}
