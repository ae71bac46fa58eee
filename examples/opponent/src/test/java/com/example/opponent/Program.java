package com.example.opponent;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The packaged program, run in a Java of its own. */
public record Program(List<String> options) {

    static final Path JAR = Path.of("target", "opponent.jar");
    static final Path LIB = Path.of("target", "lib");

    /** What a run of the program came to. */
    public record Run(int status, List<String> output, List<String> errors) {}

    /** The program with this main class. */
    public static Program onTheClassPath(String main) {
        return new Program(List.of("-cp", JAR + File.pathSeparator + LIB.resolve("*"), main));
    }

    /** Runs it to its end. */
    public Run run(String input, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of(arguments));
        try {
            return run(command, Files.writeString(temporary("input"), input));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static Run run(List<String> command, Path input) throws IOException, InterruptedException {
        Path output = temporary("output");
        Path errors = temporary("errors");
        Process process = new ProcessBuilder(command)
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        return new Run(process.waitFor(), Files.readAllLines(output), Files.readAllLines(errors));
    }

    /** A file that the next clean build removes. */
    private static Path temporary(String name) throws IOException {
        return Files.createTempFile(Files.createDirectories(Path.of("target", "runs")), name, ".txt");
    }
}
