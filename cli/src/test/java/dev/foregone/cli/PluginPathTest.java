package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.options.PluginPath;
import dev.foregone.registry.DiscoveryReport;
import dev.foregone.registry.Games;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PluginPathTest {

    private static final String GAMES = "META-INF/services/dev.foregone.spi.Game";

    @TempDir
    private Path directory;

    @BeforeEach
    void nameTheDirectoryAsTheJvmDoes() throws IOException {
        directory = directory.toRealPath();
    }

    @Test
    void aJarThatDeclaresNothingIsReported() throws IOException {
        String jar = jar("nothing.jar", "com/example/A.class", "");
        String comment = jar("comment.jar", GAMES, "# com.example.A\n\n");
        String classes = Files.createDirectories(directory.resolve("classes")).toString();
        Cli.Run run = Cli.real().withPluginPath(jar, comment, classes).run("plugins");
        assertThat(run.status()).isZero();
        for (String each : List.of(jar, comment, classes)) {
            assertThat(run.out()).contains("unused " + each + "\n  no game and no engine comes from it\n");
        }
    }

    @Test
    void whatIsAcceptedOrRejectedIsNot() throws IOException {
        String game = jar("game.jar", GAMES, "# ours\ncom.example.A # the first\n");
        String engine = jar("engine.jar", "META-INF/services/dev.foregone.spi.Engine", "com.example.A");
        String list = jar("list.jar", "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nClass-Path: game.jar\n");
        String text = file("text.jar", "hello");
        Files.createDirectories(directory.resolve("classes/META-INF/services"));
        Files.writeString(directory.resolve("classes").resolve(GAMES), "com.example.B");
        String classes = directory.resolve("classes").toString();
        Cli.Run run =
                Cli.real().withPluginPath(game, engine, list, text, classes).run("plugins");
        assertThat(run.out())
                .doesNotContain("unused")
                .contains("rejected game: com.example.A from " + game)
                .contains("rejected engine: com.example.A from " + engine)
                .contains("rejected game: com.example.B from " + classes)
                .containsOnlyOnce("it cannot be read as a jar: ")
                .contains("rejected game: text.jar from " + text + "\n  it cannot be read as a jar: ");
    }

    @Test
    void whatIsMissingIsReported() {
        String jar = directory.resolve("missing.jar").toString();
        Cli.Run run = Cli.real().withPluginPath(jar).run("plugins");
        assertThat(run.out())
                .contains("unused " + jar
                        + "\n  it does not exist\n  correct its name in FOREGONE_PLUGINS, or leave it out\n");
        assertThat(new PluginPath(List.of(directory.resolve("no").resolve("*").toString())).unused(List.of()))
                .extracting(PluginPath.Unused::reason)
                .containsExactly("it does not exist");
    }

    @Test
    void anAsteriskStandsForAllJars() throws IOException {
        String used = jar("used.jar", GAMES, "com.example.A");
        String useless = jar("useless.jar", "com/example/A.class", "");
        file("readme.txt", "hello");
        URL[] jars = {Path.of(used).toUri().toURL(), Path.of(useless).toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(jars)) {
            List<DiscoveryReport> reports = List.of(Games.load(loader).report());
            assertThat(new PluginPath(List.of(directory.resolve("*").toString())).unused(reports))
                    .extracting(PluginPath.Unused::path)
                    .containsExactly(useless);
        }
    }

    @Test
    void itIsTheLaunchersVariable() {
        String path = "a.jar" + File.pathSeparator + File.pathSeparator + "b c.jar";
        assertThat(PluginPath.of(Map.of("FOREGONE_PLUGINS", path)).elements()).containsExactly("a.jar", "b c.jar");
        assertThat(PluginPath.of(Map.of()).elements()).isEmpty();
    }

    @Test
    void listsAndLookUpsThatFailMentionIt() throws IOException {
        Cli cli = Cli.real().withPluginPath(jar("nothing.jar", "com/example/A.class", ""));
        assertThat(cli.run("games").err()).isEqualTo("of no use in FOREGONE_PLUGINS: 1; 'foregone plugins' says why\n");
        assertThat(cli.run("solve", "my-game").err()).contains("nothing.jar (no game and no engine comes from it)");
        assertThat(cli.run("solve", "tictactoe").err()).isEmpty();
    }

    @Test
    void programsAreToldToo() throws IOException {
        String jar = jar("nothing.jar", "com/example/A.class", "");
        JsonNode json = new JsonMapper()
                .readTree(
                        Cli.real().withPluginPath(jar).run("plugins", "--json").out());
        assertThat(json.get("unused").get(0).get("path").asString()).isEqualTo(jar);
        assertThat(json.get("plugins").get(0).propertyNames())
                .containsExactly("kind", "id", "provider", "source", "accepted");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text).toString();
    }

    private String jar(String name, String entry, String text) throws IOException {
        Path jar = directory.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry(entry));
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return jar.toString();
    }
}
