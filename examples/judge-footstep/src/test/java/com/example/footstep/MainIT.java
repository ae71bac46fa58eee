package com.example.footstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MainIT {

    private final Program program = Program.onTheClassPath();

    @Test
    void answersEachLine() {
        Program.Run run = program.run("""
                [[1,1,1],[1,1,1],[1,1,1]] [1,0] [1,2]

                [[1,1,1],[1,0,1],[1,1,1]] [1,0] [1,2]
                [[1,1,1,1,1]] [0,0] [0,4]
                [[1]] [0,0] [0,0]
                """);

        assertEquals(new Program.Run(0, List.of("5", "4", "4", "0"), List.of()), run);
    }

    @Test
    void refusesWhatIsNoPosition() {
        Program.Run run = program.run("[[1]] [0,0] [7,7]\n");

        assertEquals(1, run.status());
        assertEquals(List.of(), run.output());
        assertTrue(run.errors().get(0).contains("7,7"), () -> run.errors().toString());
    }
}
