package com.example.nim;

import dev.foregone.api.Analysis;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;

/** Solves a position of Nim with the engine of one's choice: {@code Main memo 3,4,5}. */
public final class Main {

    private Main() {}

    /**
     * Runs the program. The exit status is 1 if there is no such engine or no such position.
     *
     * @param arguments the id of an engine and a position
     */
    public static void main(String[] arguments) {
        try {
            System.out.println(solve(arguments[0], arguments[1]));
        } catch (ForegoneException wrong) {
            System.err.println(wrong.getMessage());
            System.exit(1);
        }
    }

    private static String solve(String engine, String notation) {
        NimGame nim = Games.load().get(NimGame.class);
        Heaps position = nim.parse(notation);
        try (Solver<Heaps, Take> solver = Engines.load().get(engine).open(nim)) {
            Analysis<Heaps, Take> analysis = solver.analyze(position);
            return analysis.outcome() + " by " + analysis.line();
        }
    }
}
