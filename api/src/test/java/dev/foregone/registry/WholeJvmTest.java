package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same jars on the module path, on the class path and in the image of a JVM of their own. */
class WholeJvmTest {

    @TempDir
    static Path directory;

    private static Path probe;
    private static Path good;
    private static Path bad;
    private static Path forgetful;

    @BeforeAll
    static void makeTheJars() {
        probe = PluginJar.at(directory, "probe.jar")
                .source("module-info", "module probe { requires dev.foregone.api; }")
                .source("probe.Probe", """
                        package probe;
                        import dev.foregone.registry.Engines;
                        public final class Probe {
                            public static void main(String[] arguments) {
                                Engines engines = Engines.load();
                                System.out.println(Engines.class.getModule().isNamed());
                                System.out.println(engines.ids());
                                System.out.println(engines.report());
                            }
                        }
                        """)
                .build();
        good = PluginJar.at(directory, "good.jar")
                .source("module-info", moduleProviding("good"))
                .engine("good.Plugin", "\"good\"")
                .declares("good.Plugin")
                .build();
        bad = PluginJar.at(directory, "bad.jar")
                .source("module-info", moduleProviding("bad"))
                .engine("bad.Plugin", "\"bad\"", "public Plugin() { throw new IllegalStateException(\"no licence\"); }")
                .declares("bad.Plugin")
                .build();
        forgetful = PluginJar.at(directory, "forgetful.jar")
                .source("module-info", "module forgetful { requires dev.foregone.api; }")
                .engine("forgetful.Plugin", "\"forgotten\"")
                .declares("forgetful.Plugin")
                .build();
    }

    @Test
    void onTheClassPath() throws IOException, InterruptedException {
        String[] apiPath = PluginJar.apiPath().split(File.pathSeparator);
        List<String> output = java("-cp", path(PluginJar.apiPath(), probe, good, bad, forgetful), "probe.Probe");
        assertThat(output)
                .containsExactly(
                        "false",
                        "[forgotten, good]",
                        "accepted engine 'forgotten': forgetful.Plugin from " + forgetful,
                        "accepted engine 'good': good.Plugin from " + good,
                        "rejected engine: bad.Plugin from " + bad,
                        "  its constructor threw java.lang.IllegalStateException: no licence",
                        "  fix its constructor",
                        "unused " + apiPath[0],
                        "unused " + apiPath[1],
                        "unused " + probe,
                        "searched jdk.internal.loader.ClassLoaders$AppClassLoader",
                        "searched jdk.internal.loader.ClassLoaders$PlatformClassLoader");
    }

    @Test
    void onTheModulePath() throws IOException, InterruptedException {
        String modules = path(PluginJar.apiPath(), probe, good, bad, forgetful);
        List<String> output = java("-p", modules, "--add-modules", "forgetful", "-m", "probe/probe.Probe");
        assertThat(output)
                .containsExactly(
                        "true",
                        "[good]",
                        "accepted engine 'good': good.Plugin from " + good,
                        "rejected engine: bad.Plugin from " + bad,
                        "  its constructor threw java.lang.IllegalStateException: no licence",
                        "  fix its constructor",
                        "rejected engine: forgetful.Plugin from " + forgetful,
                        "  its module forgetful does not provide it",
                        "  add to its module-info: provides dev.foregone.spi.Engine with forgetful.Plugin",
                        "searched jdk.internal.loader.ClassLoaders$AppClassLoader",
                        "searched jdk.internal.loader.ClassLoaders$PlatformClassLoader");
    }

    @Test
    void withTheApiOnTheModulePathAndPluginsOnTheClassPath() throws IOException, InterruptedException {
        List<String> output = java(
                "-p",
                path(PluginJar.apiPath(), probe),
                "-cp",
                path(good.toString(), forgetful),
                "-m",
                "probe/probe.Probe");
        assertThat(output)
                .containsExactly(
                        "true",
                        "[forgotten, good]",
                        "accepted engine 'forgotten': forgetful.Plugin from " + forgetful,
                        "accepted engine 'good': good.Plugin from " + good,
                        "searched jdk.internal.loader.ClassLoaders$AppClassLoader",
                        "searched jdk.internal.loader.ClassLoaders$PlatformClassLoader");
    }

    @Test
    void inAnImage() throws IOException, InterruptedException {
        Path home = Path.of(System.getProperty("java.home"));
        assumeTrue(canLink(home), "this Java has no modules to make an image of");
        Path image = directory.resolve("image");
        String modules = path(PluginJar.apiPath(), probe, good, bad, forgetful);
        assertThat(run(
                        home,
                        "jlink",
                        List.of(
                                "-p",
                                modules,
                                "--add-modules",
                                "probe,good,bad,forgetful",
                                "--output",
                                image.toString())))
                .isEmpty();
        assertThat(run(image, "java", List.of("--add-modules", "forgetful", "-m", "probe/probe.Probe")))
                .containsExactly(
                        "true",
                        "[good]",
                        "accepted engine 'good': good.Plugin from jrt:/good",
                        "rejected engine: bad.Plugin from jrt:/bad",
                        "  its constructor threw java.lang.IllegalStateException: no licence",
                        "  fix its constructor",
                        "rejected engine: forgetful.Plugin from jrt:/forgetful",
                        "  its module forgetful does not provide it",
                        "  add to its module-info: provides dev.foregone.spi.Engine with forgetful.Plugin",
                        "searched jdk.internal.loader.ClassLoaders$AppClassLoader",
                        "searched jdk.internal.loader.ClassLoaders$PlatformClassLoader");
    }

    private static boolean canLink(Path home) throws IOException, InterruptedException {
        return Files.exists(home.resolve("bin/jlink"))
                && (Files.isDirectory(home.resolve("jmods"))
                        || run(home, "jlink", List.of("--help")).contains("      Linking from run-time image enabled"));
    }

    private static String moduleProviding(String name) {
        return "module " + name + " { requires dev.foregone.api; provides dev.foregone.spi.Engine with " + name
                + ".Plugin; }";
    }

    private static String path(String first, Path... more) {
        List<String> all = new ArrayList<>(List.of(first));
        List.of(more).forEach(each -> all.add(each.toString()));
        return String.join(File.pathSeparator, all);
    }

    private static List<String> java(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(arguments));
        return run(Path.of(System.getProperty("java.home")), "java", command);
    }

    private static List<String> run(Path home, String tool, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(home.resolve("bin").resolve(tool).toString()));
        command.addAll(arguments);
        Path said = directory.resolve("said.txt");
        Process process = new ProcessBuilder(command)
                .redirectOutput(said.toFile())
                .redirectError(directory.resolve("complaints.txt").toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue())
                .as(() -> read(directory.resolve("complaints.txt")))
                .isZero();
        return read(said).lines().toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }
}
