package com.example.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MainIT {

    private final Program program = Program.onTheClassPath("com.example.opponent.Main");

    @Test
    void aPerfectOpponentAnswersAndHints() {
        Program.Run run = program.run("hint\n0,0\n0,0\nhint\n", "perfect", "1");

        assertEquals(0, run.status());
        assertEquals(
                "0,0: DRAW in 9; 9 of 9 moves are good enough", run.output().get(0));
        assertEquals("x../.o./...", run.output().get(1));
        assertTrue(run.output().get(2).startsWith("cannot read \"0,0\""), run.output()::toString);
        assertEquals("to be continued", run.output().get(run.output().size() - 1));
    }

    @Test
    void theSameSeedIsTheSameOpponent() {
        String moves = "1,1\n0,0\n0,1\n0,2\n1,0\n1,2\n2,0\n2,1\n2,2\n";
        List<String> output = program.run(moves, "beginner", "7").output();

        assertEquals(output, program.run(moves, "beginner", "7").output());
        assertEquals("over", output.get(output.size() - 1));
    }
}
