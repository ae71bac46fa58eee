package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the launcher passes to Java, when it builds, and what it says when it cannot; the path has a space. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    @TempDir
    private Path directory;

    private LauncherCheckout checkout;
    private Path home;
    private Map<String, String> environment;

    @BeforeEach
    void checkout() throws IOException {
        checkout = new LauncherCheckout(directory, "a checkout");
        home = checkout.home();
        environment = checkout.environment();
    }

    @Test
    void buildsOnFirstUseAndThenNoMore() throws Exception {
        Cli.Run first = checkout.launch("solve", "a game");
        assertThat(first.status()).isEqualTo(7);
        assertThat(first.err().lines()).singleElement().asString().contains("first use; building");
        assertThat(first.out()).contains("<dev.foregone.cli.Main>\n<solve>\n<a game>\n");
        Path build = checkout.builds().get(0);
        assertThat(first.out()).contains("<" + build + "/foregone-cli-1.jar:" + build + "/lib/*>");
        assertThat(checkout.launch("games").err()).isEmpty();
        assertThat(Files.readAllLines(checkout.log()))
                .singleElement()
                .asString()
                .contains("-pl cli -am -Dquick -DskipTests package");
    }

    @Test
    void buildsAgainWhenASourceOfAModuleItUsesHasChanged() throws Exception {
        checkout.launch();
        checkout.write("api/src/main/B.java", "changed");
        LauncherCheckout.touch(home.resolve("api/src/main/B.java"), -1000);
        assertThat(checkout.launch().err()).contains("the sources have changed; building");
        assertThat(checkout.launch().err()).isEmpty();
    }

    @Test
    void buildsAgainWhenASourceIsGone() throws Exception {
        checkout.launch();
        Files.delete(home.resolve("api/src/main/B.java"));
        assertThat(checkout.launch().err()).contains("the sources have changed");
    }

    @Test
    void buildsAgainWhenASourceChangedWhileItWasBuilt() throws Exception {
        environment.put("FAKE_EDIT", home.resolve("api/src/main/B.java").toString());
        checkout.launch();
        environment.remove("FAKE_EDIT");
        assertThat(checkout.launch().err()).contains("the sources have changed");
        assertThat(checkout.launch().err()).isEmpty();
    }

    @Test
    void buildsOnceWhenTheTimesOfTheSourcesAreInTheFuture() throws Exception {
        LauncherCheckout.touch(home.resolve("api/src/main/B.java"), 100_000);
        checkout.launch();
        assertThat(checkout.launch().err()).isEmpty();
    }

    @Test
    void aModuleItDoesNotUseIsNoReasonToBuild() throws Exception {
        checkout.write("other/pom.xml", "");
        checkout.write("other/src/main/C.java", "");
        checkout.launch();
        checkout.write("other/src/main/C.java", "changed");
        assertThat(checkout.launch().err()).isEmpty();
    }

    @Test
    void worksThroughASymbolicLink() throws Exception {
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("a checkout/foregone"));
        assertThat(checkout.run(List.of("/bin/sh", link.toString(), "games")).out())
                .contains(home + "/cli/target/launcher/build-")
                .contains("<games>");
    }

    @Test
    void anArchiveHasNothingToBuild() throws Exception {
        Path archive = anArchive();
        assertThat(checkout.run(List.of(
                                "/bin/sh", archive.resolve("bin/foregone").toString(), "games"))
                        .out())
                .contains("<" + archive + "/lib/*>")
                .contains("<games>");
        assertThat(checkout.log()).doesNotExist();
    }

    @Test
    void anArchiveMayBringItsJava() throws Exception {
        Path archive = anArchive();
        Files.createDirectories(archive.resolve("runtime"));
        Files.createSymbolicLink(archive.resolve("runtime/bin"), directory.resolve("jdk/bin"));
        environment.put("JAVA_HOME", "/nowhere");
        assertThat(checkout.run(List.of(
                                "/bin/sh", archive.resolve("bin/foregone").toString()))
                        .status())
                .isEqualTo(7);
    }

    /** The launcher in bin, and lib beside it. */
    private Path anArchive() throws IOException {
        Path archive = home.resolveSibling("an archive");
        LauncherCheckout.script(archive.resolve("bin/foregone"), Files.readString(home.resolve("foregone")));
        Files.createDirectories(archive.resolve("lib"));
        return archive;
    }

    @Test
    void pluginsAndOptionsAreTheUsers() throws Exception {
        environment.put("FOREGONE_PLUGINS", "/my own/game.jar");
        environment.put("JAVA_OPTS", "-Xmx1g -ea");
        environment.put("FOREGONE_JAVA_OPTS", "-Xmx2g");
        assertThat(checkout.launch().out()).contains("/lib/*:/my own/game.jar>").contains("<-Xmx1g>\n<-ea>\n<-Xmx2g>");
    }

    @ParameterizedTest
    @CsvSource({
        "tablebase build c4, -XX:MaxRAMPercentage=75 -XX:NewRatio=15 -XX:PretenureSizeThreshold=16k -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20",
        "tablebase verify c4.tb, -XX:MaxRAMPercentage=75 -XX:NewRatio=15 -XX:PretenureSizeThreshold=16k -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20",
        "explore, -XX:MaxRAMPercentage=75 -XX:NewRatio=15",
        "tablebase stats c4.tb, -Xlog:cds=off:stderr",
        "solve c4, -Xlog:cds=off:stderr"
    })
    void whatHoldsManyPositionsGetsMostOfTheMemoryUnlessToldOtherwise(String command, String last) throws Exception {
        environment.put("JAVA_OPTS", "-Xmx1g");
        assertThat(checkout.launch(command.split(" ")).out()).contains(arguments(last + " -Xmx1g"));
    }

    /** As the launched Java is made to print them. */
    private static String arguments(String options) {
        return "<" + options.replace(" ", ">\n<") + ">";
    }

    @Test
    void aStarAmongTheOptionsIsNoPattern() throws Exception {
        environment.put("FOREGONE_JAVA_OPTS", "-Dx=1 *");
        assertThat(checkout.launch().out()).contains("<-Dx=1>\n<*>\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"JAVA_OPTS", "FOREGONE_JAVA_OPTS", "JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS"})
    void aJavaThatDoesNotStartWithTheUsersOptionsIsAFailure(String variable) throws Exception {
        environment.put("FAKE_TRIAL", "no memory");
        environment.put(variable, "-Xmx100t -ea");
        Cli.Run run = checkout.launch();
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains("foregone: Java does not start with -Xmx100t -ea\nno memory\n  correct JAVA_OPTS");
    }

    @Test
    void withoutOptionsAndForADebuggerJavaIsNotTriedFirst() throws Exception {
        environment.put("FAKE_TRIAL", "a second start");
        assertThat(checkout.launch().status()).isEqualTo(7);
        environment.put("JAVA_OPTS", "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y");
        assertThat(checkout.launch().status()).isEqualTo(7);
    }

    @Test
    void anArchiveThatIsNotThereIsNotNamed() throws Exception {
        assertThat(checkout.launch().out()).contains("<-Xshare:auto>").doesNotContain("SharedArchiveFile");
    }

    @Test
    void aBuildShowsThatItGoesOn() throws Exception {
        environment.put("FAKE_MODULES", "api search cli");
        Cli.Run run = checkout.launch();
        assertThat(run.status()).isEqualTo(7);
        assertThat(run.err()).startsWith("foregone: first use; building ").endsWith("\n...\n");
        assertThat(run.out()).doesNotContain("..");
    }

    @Test
    void aBuildThatFailsShowsMavensErrorsAndWhereTheRestIs() throws Exception {
        environment.put("FAKE_FAILURE", "yes");
        environment.put("FAKE_MODULES", "api");
        Cli.Run run = checkout.launch();
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err())
                .contains("[ERROR] no good")
                .endsWith("foregone: the build failed\n  see: all of Maven's output, in " + home
                        + "/cli/target/launcher/log\n")
                .doesNotContain("[INFO]");
        assertThat(run.out()).isEmpty();
        environment.remove("FAKE_FAILURE");
        assertThat(checkout.launch().status()).isEqualTo(7);
    }

    @Test
    void anOldJavaIsRefused() throws Exception {
        for (String version : List.of("1.8", "9", "11", "16")) {
            environment.put("FAKE_VERSION", version);
            Cli.Run run = checkout.launch();
            assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
            assertThat(run.err())
                    .contains("is version " + version + ", too old")
                    .contains("17 or later");
        }
        environment.put("FAKE_VERSION", "25");
        assertThat(checkout.launch().status()).isEqualTo(7);
    }

    @Test
    void anOldJavaIsRefusedAfterTheBuildToo() throws Exception {
        checkout.launch();
        Path java = directory.resolve("old/bin/java");
        LauncherCheckout.script(java, Files.readString(directory.resolve("jdk/bin/java")));
        environment.put("JAVA_HOME", directory.resolve("old").toString());
        environment.put("FAKE_VERSION", "11");
        assertThat(checkout.launch().err()).contains("is version 11, too old");
    }

    @Test
    void aJavaHomeWithoutJavaIsNamed() throws Exception {
        environment.put("JAVA_HOME", "/no/such/jdk");
        Cli.Run run = checkout.launch();
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).contains("JAVA_HOME is /no/such/jdk");
    }

    @Test
    void aJreIsNotEnoughToBuild() throws Exception {
        Files.delete(directory.resolve("jdk/bin/javac"));
        assertThat(checkout.launch().err()).contains("has no javac beside it").contains("install a JDK");
    }

    @Test
    void withoutJavaOrMavenItSaysWhatToInstall() throws Exception {
        environment.put("PATH", toolsWithoutJava().toString());
        assertThat(checkout.launch().err())
                .contains("there is no mvn on PATH")
                .contains("install Maven")
                .doesNotContain("not found");
        environment.remove("JAVA_HOME");
        assertThat(checkout.launch().err()).contains("there is no java on PATH").contains("install a JDK");
    }

    private Path toolsWithoutJava() throws IOException {
        Path tools = Files.createDirectories(directory.resolve("tools"));
        for (String tool : List.of("readlink", "sed", "mkdir", "touch", "date", "ln", "rm")) {
            Path found = Stream.of("/bin", "/usr/bin")
                    .map(place -> Path.of(place, tool))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .orElseThrow();
            LauncherCheckout.script(tools.resolve(tool), "#!/bin/sh\nexec " + found + " \"$@\"\n");
        }
        return tools;
    }
}
