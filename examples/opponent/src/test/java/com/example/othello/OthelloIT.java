package com.example.othello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.opponent.Program;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packaged program plays a game to its end. */
class OthelloIT {

    private final Program program = Program.onTheClassPath("com.example.othello.Main");

    @ParameterizedTest
    @ValueSource(strings = {"plain", "evaluated", "learned"})
    void playsToTheEnd(String kind) {
        Program.Run run = program.run("", kind, "20");

        assertEquals(0, run.status(), run.errors()::toString);
        List<String> output = run.output();
        assertTrue(output.get(0).startsWith("black "), output::toString);
        assertTrue(output.get(output.size() - 1).startsWith("black leads by "), output::toString);
        assertTrue(output.size() > 20, output::toString);
    }
}
