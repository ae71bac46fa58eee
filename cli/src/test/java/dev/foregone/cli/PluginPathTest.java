package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.PluginKind;
import dev.foregone.registry.DiscoveryReport;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PluginPathTest {

    private static final String GAMES = "META-INF/services/dev.foregone.spi.Game";

    @TempDir
    private Path directory;

    @Test
    void aJarThatDeclaresNothingIsReported() throws IOException {
        String jar = jar("nothing.jar", "com/example/A.class", "");
        assertThat(reason(jar)).isEqualTo("it declares no game and no engine");
        assertThat(reason(jar("comment.jar", GAMES, "# com.example.A\n\n"))).isEqualTo(reason(jar));
        Cli.Run run = Cli.real().withPluginPath(jar).run("plugins");
        assertThat(run.status()).isZero();
        assertThat(run.out()).contains("unused " + jar + "\n  it declares no game and no engine\n");
    }

    @Test
    void aJarThatDeclaresSomethingIsNot() throws IOException {
        assertThat(unused(jar("game.jar", GAMES, "# ours\ncom.example.A # the first\n")))
                .isEmpty();
        assertThat(unused(jar("engine.jar", "META-INF/services/dev.foregone.spi.Engine", "com.example.A")))
                .isEmpty();
        assertThat(unused(jar("list.jar", "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nClass-Path: game.jar\n")))
                .isEmpty();
        Files.createDirectories(directory.resolve("classes/META-INF/services"));
        Files.writeString(directory.resolve("classes").resolve(GAMES), "com.example.A");
        assertThat(unused(directory.resolve("classes").toString())).isEmpty();
    }

    @Test
    void whatIsNoJarIsReported() throws IOException {
        assertThat(reason(directory.resolve("missing.jar").toString())).isEqualTo("it does not exist");
        assertThat(reason(file("empty.jar", ""))).startsWith("it is no jar that Java can read: ");
        assertThat(reason(file("text.jar", "hello"))).startsWith("it is no jar that Java can read: ");
        assertThat(reason(directory.toString())).isEqualTo("it declares no game and no engine");
        assertThat(reason("a\0b")).startsWith("it cannot be read: ");
        assertThat(reason(directory.resolve("no").resolve("*").toString())).startsWith("it cannot be read: ");
    }

    @Test
    void whatTheReportOfTheRegistryNamesIsNotNamedTwice() throws IOException {
        String jar = file("text.jar", "hello");
        DiscoveryReport.Entry entry = new DiscoveryReport.Entry(
                PluginKind.GAME,
                Optional.empty(),
                "text.jar",
                jar,
                Optional.of(new DiscoveryReport.Problem("it cannot be opened", "replace it")));
        PluginPath path = new PluginPath(List.of(jar));
        assertThat(path.unusedBeside(List.of(entry))).isEmpty();
        assertThat(path.unusedBeside(List.of())).hasSize(1);
    }

    @Test
    void anAsteriskStandsForAllJars() throws IOException {
        jar("good.jar", GAMES, "com.example.A");
        file("bad.jar", "hello");
        file("readme.txt", "hello");
        assertThat(unused(directory.resolve("*").toString()))
                .extracting(PluginPath.Unused::path)
                .containsExactly(directory.resolve("bad.jar").toString());
    }

    @Test
    void itIsTheLaunchersVariable() {
        String path = "a.jar" + File.pathSeparator + File.pathSeparator + "b c.jar";
        assertThat(PluginPath.of(Map.of("FOREGONE_PLUGINS", path)).elements()).containsExactly("a.jar", "b c.jar");
        assertThat(PluginPath.of(Map.of()).elements()).isEmpty();
    }

    @Test
    void listsAndLookUpsThatFailMentionIt() throws IOException {
        Cli cli = Cli.real().withPluginPath(file("text.jar", "hello"));
        assertThat(cli.run("games").err()).isEqualTo("of no use in FOREGONE_PLUGINS: 1; 'foregone plugins' says why\n");
        assertThat(cli.run("solve", "my-game").err()).contains("text.jar (it is no jar that Java can read: ");
        assertThat(cli.run("solve", "tictactoe").err()).isEmpty();
    }

    @Test
    void programsAreToldToo() throws IOException {
        String jar = file("text.jar", "hello");
        JsonNode json = new JsonMapper()
                .readTree(
                        Cli.real().withPluginPath(jar).run("plugins", "--json").out());
        assertThat(json.get("unused").get(0).get("path").asString()).isEqualTo(jar);
        assertThat(json.get("plugins").get(0).propertyNames())
                .containsExactly("kind", "id", "provider", "source", "accepted");
    }

    private static List<PluginPath.Unused> unused(String element) {
        return new PluginPath(List.of(element)).unused();
    }

    private static String reason(String element) {
        assertThat(unused(element)).hasSize(1);
        return unused(element).get(0).reason();
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
