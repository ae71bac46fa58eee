package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jars that class loaders drop in silence, and jars that are unused: the report tells of each. */
class DroppedJarTest {

    private static final String VERSION = "Manifest-Version: 1.0\n";

    @TempDir
    static Path directory;

    private static ClassPath classPath;

    @BeforeAll
    static void makeTheSoundJars() {
        classPath = new ClassPath(directory);
    }

    @Test
    void aManifestWithALineWithoutAColon() {
        assertDropped(
                "colon.jar",
                VERSION + "Class-Path: a.jar\nno colon\n",
                "it cannot be read as a jar: java.io.IOException: invalid header field");
    }

    @Test
    void aManifestWithAMalformedContinuationLine() {
        assertDropped(
                "continued.jar",
                " first\n" + VERSION + "Class-Path: a.jar\n",
                "it cannot be read as a jar: java.io.IOException: misplaced continuation line");
    }

    @ParameterizedTest
    @ValueSource(strings = {"file://[one/a.jar", "unknown:a.jar"})
    void aManifestWithAnAddressThatIsNone(String address) {
        assertDropped(
                "address.jar",
                VERSION + "Class-Path: " + address + "\n",
                "class loaders skip it; the Class-Path in its manifest is: " + address);
    }

    @Test
    void aManifestThatIsDamaged() throws IOException {
        Path jar = withManifest("damaged.jar", VERSION + "Class-Path: a.jar\n");
        byte[] bytes = Files.readAllBytes(jar);
        int manifest = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("META-INF/MANIFEST.MF");
        for (int i = 0; i < 8; i++) {
            bytes[manifest + 20 + i] = (byte) 0xFF; // behind its name, in its deflated content
        }
        Files.write(jar, bytes);
        assertDropped(jar, "damaged.jar", "it cannot be read as a jar: java.util.zip.ZipException");
    }

    /** It is on the class path too, though no class loader names it. */
    @Test
    void aJarThatTheManifestOfAnotherNames() throws IOException {
        Path named = Files.writeString(directory.resolve("named one.jar"), "this is no jar");
        Path listed = PluginJar.good(directory, "listed.jar", "some.Listed", "\"listed\"");
        Path list = PluginJar.at(directory, "list.jar")
                .resource(
                        "META-INF/MANIFEST.MF",
                        (VERSION + "Class-Path: named%20one.jar listed.jar list.jar missing.jar\n").getBytes())
                .build();
        Engines engines = classPath.around(list);
        assertThat(engines.ids()).containsExactly("first", "last", "listed");
        assertThat(engines.report().accepted()).extracting(Entry::source).contains(listed.toString());
        assertThat(engines.report().rejected()).extracting(Entry::source).containsExactly(named.toString());
        assertThat(engines.report().unused()).doesNotContain(list.toString(), listed.toString());
    }

    /** Without a Class-Path, its services file is read, but no class. */
    @Test
    void aBadManifestThatNamesNoOtherJars() {
        assertDropped(
                withManifest("unread.jar", VERSION + "no colon\n"),
                "some.One",
                "it cannot be read as a jar: java.io.IOException: invalid header field");
    }

    @Test
    void whatDeclaresNothingIsUnused() throws IOException {
        Path library = PluginJar.at(directory, "library.jar")
                .resource("a", new byte[0])
                .build();
        Path comment =
                PluginJar.at(directory, "comment.jar").declares("# nothing yet").build();
        Path classes = Files.createDirectory(directory.resolve("classes"));
        Engines engines = classPath.around(library, comment, classes, directory.resolve("missing.jar"));
        assertThat(engines.report().rejected()).isEmpty();
        assertThat(engines.report().unused())
                .startsWith(library.toString(), comment.toString(), classes.toString())
                .noneMatch(path -> path.endsWith("missing.jar"));
        assertThat(engines.report().toString()).contains("\nunused " + library + "\nunused " + comment + "\n");
    }

    @Test
    void aJarWithFlippedBytesIsToldOfWhateverTheyHit() throws IOException {
        Path sound = withManifest("sound.jar", VERSION + "Class-Path: a.jar b.jar\nCreated-By: hand\n");
        byte[] bytes = Files.readAllBytes(sound);
        Random random = new Random(38);
        for (int i = 0; i < 150; i++) {
            byte[] flipped = bytes.clone();
            int place = random.nextInt(flipped.length);
            flipped[place] ^= (byte) (1 << random.nextInt(8));
            Path jar = Files.write(directory.resolve("flipped-" + i + ".jar"), flipped);
            DiscoveryReport report = classPath.around(jar).report();
            assertThat(Stream.concat(report.entries().stream().map(Entry::source), report.unused().stream()))
                    .as("byte %d of %d", place, bytes.length)
                    .contains(jar.toString());
        }
    }

    private static void assertDropped(String name, String manifest, String reason) {
        assertDropped(withManifest(name, manifest), name, reason);
    }

    private static void assertDropped(Path jar, String provider, String reason) {
        Entry entry = classPath.rejectedFrom(jar);
        assertThat(entry.source()).isEqualTo(jar.toString());
        assertThat(entry.provider()).isEqualTo(provider);
        Problem problem = entry.problem().orElseThrow();
        assertThat(problem.reason()).startsWith(reason);
        assertThat(problem.remedy()).isEqualTo("replace it, or take it off the class path");
    }

    private static Path withManifest(String name, String manifest) {
        return PluginJar.at(directory, name)
                .resource("META-INF/MANIFEST.MF", manifest.getBytes(StandardCharsets.UTF_8))
                .engine("some.One", "\"engine\"")
                .declares("some.One")
                .build();
    }
}
