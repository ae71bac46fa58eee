package dev.foregone.tablebase.builder;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A process with the classes of this module and its tests, to be killed or to have little memory. */
public final class AnotherJvm {

    private AnotherJvm() {}

    /** Starts the main method of a class of these tests; what it says goes to a file. */
    public static Process start(Class<?> main, List<String> options, List<String> arguments, File said) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said)
                .start();
    }
}
