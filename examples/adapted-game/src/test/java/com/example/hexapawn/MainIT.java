package com.example.hexapawn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The packaged program plays the same game on the class path and on the module path. */
class MainIT {

    private static final String EXPECTED = """
            bbb/.../www: LOSS in 6
            b1-b2: LOSS in 6
            a1-a2: LOSS in 4
            c1-c2: LOSS in 4
            b1-b2  bbb/.w./w.w
            a3-b2  .bb/.b./w.w
            c1-b2  .bb/.w./w..
            c3-c2  .b./.wb/w..
            a1-a2  .b./wwb/...
            c2-c1  .b./ww./..b
            """;

    private static final String JAR = Path.of("target", "adapted-game.jar").toString();
    private static final String LIB = Path.of("target", "lib").toString();

    static Stream<List<String>> waysToRun() {
        return Stream.of(
                List.of("-cp", JAR + File.pathSeparator + Path.of(LIB, "*"), "com.example.hexapawn.Main"),
                List.of(
                        "--module-path",
                        JAR + File.pathSeparator + LIB,
                        "--module",
                        "com.example.hexapawn/com.example.hexapawn.Main"));
    }

    @ParameterizedTest
    @MethodSource("waysToRun")
    void playsToTheEnd(List<String> options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(EXPECTED.lines().toList(), output.lines().toList());
        assertEquals(0, process.waitFor());
    }
}
