package com.example.tictactoe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MainIT {

    private final Program program = Program.onTheClassPath();

    @Test
    void answersEachBoard() {
        Program.Run run = program.run("""
                3
                ...
                ...
                ...
                xx.
                oo.
                ...
                xx.
                oo.
                x..
                """);

        assertEquals(new Program.Run(0, List.of("TIE", "x", "o"), List.of()), run);
    }

    @Test
    void refusesABoardThatNoGameReaches() {
        Program.Run run = program.run("1\nxxx\n...\n...\n");

        assertEquals(1, run.status());
        assertEquals(List.of(), run.output());
        assertTrue(
                run.errors().get(0).contains("xxx/.../..."), () -> run.errors().toString());
    }
}
