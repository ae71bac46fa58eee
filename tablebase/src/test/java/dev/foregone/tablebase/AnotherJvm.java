package dev.foregone.tablebase;

import com.google.common.hash.Hashing;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.spi.Game;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A process with the classes of this module and its tests, to be killed or to have little memory. */
final class AnotherJvm {

    private AnotherJvm() {}

    /** Starts the main method of a class of these tests; what it says goes to a file. */
    static Process start(Class<?> main, List<String> options, List<String> arguments, File said) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(), main.getName()));
        command.addAll(arguments);
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said)
                .start();
    }

    private static String classPath() {
        return Stream.of(Tablebase.class, Game.class, ConnectFourGame.class, TicTacToeGame.class, Hashing.class)
                .map(AnotherJvm::place)
                .flatMap(place -> Stream.of(place, place.replaceFirst("classes$", "test-classes")))
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Where a class was loaded from; test classes are beside, even where they are patched into one module. */
    private static String place(Class<?> type) {
        CodeSource source = Objects.requireNonNull(type.getProtectionDomain().getCodeSource());
        return Path.of(URI.create(source.getLocation().toString())).toString();
    }
}
