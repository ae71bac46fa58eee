package com.example.footstep;

import dev.foregone.api.NotationException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads a position from each line of standard input, and prints the number of moves to its end. */
public final class Main {

    private Main() {}

    /**
     * Runs the program. The exit status is 1 if a line is no position.
     *
     * @param arguments none
     * @throws IOException if standard input cannot be read
     */
    public static void main(String[] arguments) throws IOException {
        Solution solution = new Solution();
        for (String line : lines()) {
            try {
                System.out.println(solution.solution(line));
            } catch (NotationException wrong) {
                System.err.println(wrong.getMessage());
                System.exit(1);
            }
        }
    }

    private static List<String> lines() throws IOException {
        try (BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            return input.lines().filter(line -> !line.isBlank()).toList();
        }
    }
}
