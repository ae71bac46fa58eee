package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, in a checkout with a space in its path, with a java and a mvn that only tell what they were asked. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    private static final String JAVA = """
            #!/bin/sh
            case "$*" in
                *-XshowSettings*) echo "    java.specification.version = ${FAKE_VERSION:-17}" >&2 ;;
                *ArchiveClassesAtExit*) exit 1 ;;
                *) for argument; do echo "<$argument>"; done; exit 7 ;;
            esac
            """;

    private static final String MVN = """
            #!/bin/sh
            [ -z "${FAKE_FAILURE:-}" ] || { echo "[ERROR] no good"; exit 1; }
            echo "$*" >> "$FAKE_LOG"
            mkdir -p "$FAKE_HOME/cli/target/lib"
            touch "$FAKE_HOME/cli/target/foregone-cli-1.jar" "$FAKE_HOME/cli/target/lib/foregone-api-1.jar"
            """;

    @TempDir
    private Path directory;

    private Path home;
    private final Map<String, String> environment = new TreeMap<>();

    @BeforeEach
    void checkout() throws IOException {
        home = Files.createDirectories(directory.toRealPath().resolve("a checkout"));
        script(home.resolve("foregone"), Files.readString(Path.of("..", "foregone")));
        for (String file :
                List.of("pom.xml", "cli/pom.xml", "cli/src/main/A.java", "api/pom.xml", "api/src/main/B.java")) {
            Files.createDirectories(home.resolve(file).getParent());
            Files.writeString(home.resolve(file), "");
        }
        try (Stream<Path> files = Files.walk(home)) {
            files.forEach(file -> touch(file, -100));
        }
        script(directory.resolve("jdk/bin/java"), JAVA);
        script(directory.resolve("jdk/bin/javac"), JAVA);
        script(directory.resolve("bin/mvn"), MVN);
        environment.put("JAVA_HOME", directory.resolve("jdk").toString());
        environment.put("PATH", directory.resolve("bin") + ":" + System.getenv("PATH"));
        environment.put("FAKE_LOG", log().toString());
        environment.put("FAKE_HOME", home.toString());
    }

    @Test
    void buildsOnFirstUseAndThenNoMore() throws Exception {
        Cli.Run first = launch("solve", "a game");
        assertThat(first.status()).isEqualTo(7);
        assertThat(first.err().lines()).singleElement().asString().contains("first use; building");
        assertThat(first.out()).contains("<dev.foregone.cli.Main>\n<solve>\n<a game>\n");
        assertThat(first.out()).contains("<" + home + "/cli/target/foregone-cli-1.jar:" + home + "/cli/target/lib/*>");
        assertThat(launch("games").err()).isEmpty();
        assertThat(Files.readAllLines(log()))
                .singleElement()
                .asString()
                .contains("-pl cli -am -Dquick -DskipTests package");
    }

    @Test
    void buildsAgainWhenASourceOfAModuleItUsesIsNewer() throws Exception {
        launch();
        touch(home.resolve("api/src/main/B.java"), 100);
        assertThat(launch().err()).contains("the sources have changed; building");
    }

    @Test
    void buildsAgainWhenASourceIsGone() throws Exception {
        launch();
        Files.delete(home.resolve("api/src/main/B.java"));
        touch(home.resolve("api/src/main"), 100);
        assertThat(launch().err()).contains("the sources have changed");
    }

    @Test
    void worksThroughASymbolicLink() throws Exception {
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("a checkout/foregone"));
        assertThat(start(link, "games").out())
                .contains(home + "/cli/target/lib/*")
                .contains("<games>");
    }

    @Test
    void pluginsAndOptionsAreTheUsers() throws Exception {
        environment.put("FOREGONE_PLUGINS", "/my own/game.jar");
        environment.put("JAVA_OPTS", "-Xmx1g -ea");
        environment.put("FOREGONE_JAVA_OPTS", "-Xmx2g");
        assertThat(launch().out()).contains("/lib/*:/my own/game.jar>").contains("<-Xmx1g>\n<-ea>\n<-Xmx2g>");
    }

    @Test
    void aBuildThatFailsShowsWhatMavenSaid() throws Exception {
        environment.put("FAKE_FAILURE", "yes");
        Cli.Run run = launch();
        assertThat(run.status()).isEqualTo(Status.FAILED);
        assertThat(run.err()).contains("[ERROR] no good").contains("foregone: the build failed");
        assertThat(run.out()).isEmpty();
        environment.remove("FAKE_FAILURE");
        assertThat(launch().status()).isEqualTo(7);
    }

    @Test
    void anOldJavaIsRefused() throws Exception {
        for (String version : List.of("1.8", "9", "11", "16")) {
            environment.put("FAKE_VERSION", version);
            Cli.Run run = launch();
            assertThat(run.status()).isEqualTo(Status.FAILED);
            assertThat(run.err())
                    .contains("is version " + version + ", too old")
                    .contains("17 or later");
        }
        environment.put("FAKE_VERSION", "25");
        assertThat(launch().status()).isEqualTo(7);
    }

    @Test
    void anOldJavaIsRefusedAfterTheBuildToo() throws Exception {
        launch();
        script(directory.resolve("old/bin/java"), JAVA);
        environment.put("JAVA_HOME", directory.resolve("old").toString());
        environment.put("FAKE_VERSION", "11");
        assertThat(launch().err()).contains("is version 11, too old");
    }

    @Test
    void aJavaHomeWithoutJavaIsNamed() throws Exception {
        environment.put("JAVA_HOME", "/no/such/jdk");
        Cli.Run run = launch();
        assertThat(run.status()).isEqualTo(Status.FAILED);
        assertThat(run.err()).contains("JAVA_HOME is /no/such/jdk");
    }

    @Test
    void aJreIsNotEnoughToBuild() throws Exception {
        Files.delete(directory.resolve("jdk/bin/javac"));
        assertThat(launch().err()).contains("has no javac beside it").contains("install a JDK");
    }

    @Test
    void withoutJavaOrMavenItSaysWhatToInstall() throws Exception {
        environment.put("PATH", toolsWithoutJava().toString());
        assertThat(launch().err()).contains("there is no mvn on PATH").contains("install Maven");
        environment.remove("JAVA_HOME");
        assertThat(launch().err()).contains("there is no java on PATH").contains("install a JDK");
    }

    @Test
    void aLockOfADeadStartIsTakenOver() throws Exception {
        Process dead = new ProcessBuilder("true").start();
        dead.waitFor();
        Files.createDirectories(home.resolve("cli/target/launcher.lock"));
        Files.writeString(home.resolve("cli/target/launcher.lock/pid"), String.valueOf(dead.pid()));
        assertThat(launch().status()).isEqualTo(7);
        assertThat(home.resolve("cli/target/launcher.lock")).doesNotExist();
    }

    private Path toolsWithoutJava() throws IOException {
        Path tools = Files.createDirectories(directory.resolve("tools"));
        for (String tool : List.of("dirname", "readlink", "find", "head", "sed", "mkdir", "cat", "rm", "touch")) {
            Path found = Stream.of("/bin", "/usr/bin")
                    .map(place -> Path.of(place, tool))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .orElseThrow();
            script(tools.resolve(tool), "#!/bin/sh\nexec " + found + " \"$@\"\n");
        }
        return tools;
    }

    private Path log() {
        return directory.resolve("mvn.log");
    }

    private Cli.Run launch(String... args) throws IOException, InterruptedException {
        return start(home.resolve("foregone"), args);
    }

    private Cli.Run start(Path script, String... args) throws IOException, InterruptedException {
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        List<String> command = Stream.concat(Stream.of("/bin/sh", script.toString()), Stream.of(args))
                .toList();
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        int status = builder.start().waitFor();
        return new Cli.Run(status, Files.readString(out), Files.readString(err));
    }

    private static void touch(Path file, int seconds) {
        try {
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(seconds)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void script(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text, StandardCharsets.UTF_8);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
