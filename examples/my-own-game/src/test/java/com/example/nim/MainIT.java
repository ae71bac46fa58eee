package com.example.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The program gives the same answers on the class path and on the module path, whichever engine is chosen. */
class MainIT {

    static Stream<Program> programs() {
        return Stream.of(Program.onTheClassPath(), Program.onTheModulePath());
    }

    @ParameterizedTest
    @MethodSource("programs")
    void solvesWithTheEngineOfChoice(Program program) {
        for (String engine : List.of("minimax", "alpha-beta", "memo")) {
            Program.Run run = program.run("", engine, "2,2");
            assertEquals(new Program.Run(0, List.of("LOSS in 4 by [1-1, 2-1, 1-1, 2-1]"), List.of()), run);
        }
    }

    @ParameterizedTest
    @MethodSource("programs")
    void namesTheEnginesThereAre(Program program) {
        Program.Run run = program.run("", "oracle", "1,2,3");

        assertEquals(1, run.status());
        assertEquals(List.of(), run.output());
        assertTrue(
                run.errors().toString().contains("alpha-beta, memo, minimax"),
                () -> run.errors().toString());
    }
}
