package dev.foregone.architecture.android;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.android.OnAndroid;
import dev.foregone.engine.anytime.AnytimeEngine;
import dev.foregone.engine.memo.MemoEngine;
import dev.foregone.engine.minimax.MinimaxEngine;
import dev.foregone.games.amazons.AmazonsGame;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.dobutsu.DobutsuGame;
import dev.foregone.games.dodgem.DodgemGame;
import dev.foregone.games.endings.EndingsGame;
import dev.foregone.games.footstep.FootstepGame;
import dev.foregone.games.kalah.KalahGame;
import dev.foregone.games.morris.MorrisGame;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.play.Opponent;
import dev.foregone.search.SearchSolver;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** No device is here; but what Android does not have can be taken away. */
class AndroidTest {

    /** The only classes that may use what is absent: each is entered only where it is there. */
    private static final Set<String> SEAMS = Set.of(
            "dev/foregone/services/JvmModules",
            "dev/foregone/search/WatchRounds",
            "dev/foregone/search/words/WordArray$Handle",
            "dev/foregone/search/memory/Allocation$Bean",
            "dev/foregone/tablebase/coding/Checksum$OfPlatform",
            "dev/foregone/tablebase/coding/LittleEndian$Handles",
            "dev/foregone/tablebase/file/MappedFile$OfPlatform");

    /** One class of each jar that runs whole on Android. */
    private static final List<Class<?>> WHOLE = List.of(
            Game.class,
            SearchSolver.class,
            Opponent.class,
            MinimaxEngine.class,
            MemoEngine.class,
            AnytimeEngine.class,
            Strategy.class,
            TicTacToeGame.class,
            ConnectFourGame.class,
            AmazonsGame.class,
            DobutsuGame.class,
            DodgemGame.class,
            EndingsGame.class,
            FootstepGame.class,
            KalahGame.class,
            MorrisGame.class);

    private static AndroidApi android;

    @BeforeAll
    static void readSignatures() throws IOException {
        android = AndroidApi.read();
    }

    @Test
    void whatIsAbsentOnAndroidIsNamedByTheSeamsAlone() throws IOException {
        Map<String, List<String>> absent = new TreeMap<>();
        for (Class<?> type : WHOLE) {
            forEachClass(type, (name, bytes) -> note(name, bytes, absent));
        }
        assertThat(absent).isEmpty();
    }

    private static void note(String name, byte[] bytes, Map<String, List<String>> absent) {
        List<String> parts = AbsentParts.of(bytes, android);
        if (!parts.isEmpty() && !SEAMS.contains(name)) {
            absent.put(name, parts);
        }
    }

    private static void forEachClass(Class<?> type, BiConsumer<String, byte[]> visitor) throws IOException {
        Path place = place(type);
        if (Files.isDirectory(place)) {
            forEachClass(place, visitor);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                forEachClass(jar.getPath("/"), visitor);
            }
        }
    }

    private static void forEachClass(Path root, BiConsumer<String, byte[]> visitor) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString().replace('\\', '/');
                if (!name.endsWith("module-info.class")) {
                    visitor.accept(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
                }
            }
        }
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The same program with the same jars, here and there; there, no class but the seams may use what is absent. */
    @Test
    void theSameJarsAnswerTheSameOnAndroid(@TempDir Path directory) throws Exception {
        Path strategy = directory.resolve("first-player.strategy");
        try (InputStream bundled = ConnectFourGame.class.getResourceAsStream("first-player.strategy")) {
            Files.copy(Objects.requireNonNull(bundled), strategy);
        }
        Path tablebase = directory.resolve("tictactoe.tb");
        TicTacToeGame game = new TicTacToeGame();
        TablebaseBuilder.of(game, game.initialState()).build(tablebase);
        Path services = directory.resolve("broken/META-INF/services");
        Files.createDirectories(services);
        Files.writeString(services.resolve(Engine.class.getName()), """
                com.example.android.Absent
                com.example.android.Pile
                com.example.android.Refusing # throws
                com.example.android.Refusing
                """);
        Files.writeString(services.resolve(Game.class.getName()), "no class name");
        URL[] jars = jars(directory.resolve("broken"));
        List<String> expected;
        try (URLClassLoader here = new URLClassLoader(jars, ClassLoader.getPlatformClassLoader())) {
            expected = answers(here, strategy, tablebase);
        }
        try (AndroidLoader there = new AndroidLoader(jars, android)) {
            assertThat(answers(there, strategy, tablebase)).isEqualTo(expected);
            assertThat(there.loaded()).contains(Tablebase.class.getName(), Strategy.class.getName());
            assertThat(absentIn(there)).isEmpty();
        }
        assertThat(expected)
                .anySatisfy(said -> assertThat(said).startsWith("anytime: WIN in 7 [Take[count=2], "))
                .anySatisfy(said -> assertThat(said).contains("com.example.android.Refusing: "));
    }

    private static Map<String, List<String>> absentIn(AndroidLoader loader) throws IOException {
        Map<String, List<String>> absent = new TreeMap<>();
        for (String name : loader.loaded()) {
            String file = name.replace('.', '/');
            try (InputStream in = loader.getResourceAsStream(file + ".class")) {
                note(file, Objects.requireNonNull(in).readAllBytes(), absent);
            }
        }
        return absent;
    }

    private static URL[] jars(Path broken) throws MalformedURLException {
        List<URL> jars = new ArrayList<>(List.of(broken.toUri().toURL()));
        for (Class<?> type : List.of(Tablebase.class, Logger.class, OnAndroid.class)) {
            jars.add(place(type).toUri().toURL());
        }
        for (Class<?> type : WHOLE) {
            jars.add(place(type).toUri().toURL());
        }
        return jars.toArray(URL[]::new);
    }

    @SuppressWarnings("unchecked")
    private static List<String> answers(ClassLoader loader, Path strategy, Path tablebase) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            return (List<String>) loader.loadClass(OnAndroid.class.getName())
                    .getMethod("answers", String.class, String.class)
                    .invoke(null, strategy.toString(), tablebase.toString());
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
