package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Problem;
import dev.foregone.spi.Engine;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be wrong with a services file, or looks wrong and is not. */
class ServicesFileTest {

    private static final String FILE = "META-INF/services/" + Engine.class.getName();

    @TempDir
    static Path directory;

    private static ClassPath classPath;

    @BeforeAll
    static void makeTheSoundJars() {
        classPath = new ClassPath(directory);
    }

    @Test
    void commentsBlankLinesAndSpacesDoNoHarm() {
        Path jar = PluginJar.at(directory, "comments.jar")
                .engine("some.One", "\"one\"")
                .engine("some.Two", "\"two\"")
                .declares("# engines", "", "  some.One  # the first\r", "\t some.Two", "#some.Three", "   ")
                .build();
        Engines engines = classPath.around(jar);
        assertThat(engines.ids()).containsExactly("first", "last", "one", "two");
        assertThat(engines.report().rejected()).isEmpty();
    }

    @Test
    void anEmptyFileDeclaresNothing() {
        Engines engines = classPath.around(
                PluginJar.at(directory, "empty.jar").declares("# nothing yet").build());
        assertThat(engines.ids()).containsExactly("first", "last");
        assertThat(engines.report().rejected()).isEmpty();
    }

    @Test
    void aMalformedLineLosesItsWholeFileAndEachDeclarationInItIsExplained() {
        Path jar = PluginJar.at(directory, "malformed.jar")
                .engine("some.One", "\"one\"")
                .engine("some.Two", "\"two\"")
                .declares("some.One", "some Two", "some.Two")
                .build();
        Engines engines = classPath.around(jar);
        assertThat(engines.ids()).containsExactly("first", "last");
        List<Entry> rejected = engines.report().rejected();
        assertThat(rejected).extracting(Entry::provider).containsExactly("some.One", "some Two", "some.Two");
        assertThat(rejected).extracting(Entry::source).containsOnly(jar.toString());
        assertThat(rejected)
                .extracting(entry -> entry.problem().map(Problem::reason).orElseThrow())
                .containsExactly(
                        "it was passed over: one malformed line loses its whole services file, and line 2 is: some Two",
                        "line 2 of its services file is no class name: some Two",
                        "it was passed over: one malformed line loses its whole services file, and line 2 is: some Two");
        assertThat(rejected.get(0).problem().map(Problem::remedy)).contains("fix that line");
        assertThat(rejected.get(1).problem().map(Problem::remedy).orElseThrow())
                .startsWith("write one class name a line");
    }

    /** What the JDK takes for a class name loses only itself: such a class does not exist. */
    @Test
    void aLineThatOnlyLooksOddLosesOnlyItself() {
        Path jar = PluginJar.at(directory, "odd.jar")
                .engine("some.One", "\"one\"")
                .declares("some..Two", "some.One", "some.3")
                .build();
        Engines engines = classPath.around(jar);
        assertThat(engines.ids()).containsExactly("first", "last", "one");
        assertThat(engines.report().rejected())
                .extracting(entry -> entry.problem().map(Problem::reason).orElseThrow())
                .containsExactly("there is no such class", "there is no such class");
    }

    @Test
    void aByteOrderMarkLosesTheWholeFile() {
        Path jar = PluginJar.at(directory, "bom.jar")
                .engine("some.One", "\"one\"")
                .engine("some.Two", "\"two\"")
                .declares("\uFEFFsome.One", "some.Two")
                .build();
        List<Entry> rejected = classPath.around(jar).report().rejected();
        assertThat(rejected).hasSize(2);
        assertThat(rejected.get(0).problem().orElseThrow())
                .isEqualTo(new Problem(
                        "line 1 of its services file begins with a byte order mark (U+FEFF)",
                        "save the file as UTF-8 without a byte order mark; with it the whole file is lost"));
        assertThat(rejected.get(1).problem().orElseThrow().reason()).endsWith("line 1 is: (byte order mark)some.One");
    }

    @Test
    void aByteOrderMarkBeforeACommentLosesTheWholeFileToo() {
        Path jar = PluginJar.at(directory, "bom-comment.jar")
                .engine("some.One", "\"one\"")
                .declares("\uFEFF# engines", "some.One")
                .build();
        List<Entry> rejected = classPath.around(jar).report().rejected();
        assertThat(rejected).hasSize(2);
        assertThat(rejected.get(0).problem().orElseThrow().reason()).contains("byte order mark");
    }

    @Test
    void aFileInAnotherEncodingIsMalformed() {
        Path jar = PluginJar.at(directory, "utf16.jar")
                .engine("some.One", "\"one\"")
                .resource(FILE, "some.One".getBytes(StandardCharsets.UTF_16))
                .build();
        assertThat(classPath.rejectedFrom(jar).problem().orElseThrow().reason()).contains("is no class name");
    }

    @Test
    void aDamagedFileIsNamed() throws IOException {
        Path jar = PluginJar.at(directory, "damaged.jar")
                .resource(
                        FILE,
                        "some.One # a comment to fill the deflated entry with something\n"
                                .repeat(50)
                                .getBytes(StandardCharsets.UTF_8))
                .build();
        byte[] bytes = Files.readAllBytes(jar);
        int data = 30 + FILE.length(); // behind the first entry's header
        for (int i = data; i < data + 20; i++) {
            bytes[i] = (byte) 0xFF;
        }
        Files.write(jar, bytes);
        Entry entry = classPath.rejectedFrom(jar);
        assertThat(entry.provider()).isEqualTo(FILE);
        assertThat(entry.source()).isEqualTo(jar.toString());
        assertThat(entry.problem().orElseThrow().reason()).startsWith("it cannot be read: java.util.zip.ZipException");
        assertThat(entry.problem().orElseThrow().remedy()).isEqualTo("fix or replace the jar");
    }

    @Test
    void aClassLoaderThatCannotListItsFilesIsNamed() {
        ClassLoader failing = new ClassLoader(Engine.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                throw new IOException("the network is down");
            }

            @Override
            public String toString() {
                return "remote jars";
            }
        };
        Engines engines = Engines.load(failing);
        assertThat(engines.report().rejected()).hasSize(1);
        Entry entry = engines.report().rejected().get(0);
        assertThat(entry.source()).isEqualTo("remote jars");
        assertThat(entry.problem().orElseThrow().reason()).contains("the network is down");
    }

    @Test
    void aClassNamedTwiceInOneFileCountsOnce() {
        Path jar = PluginJar.at(directory, "twice.jar")
                .engine("some.One", "\"one\"")
                .declares("some.One", "some.One")
                .build();
        Engines engines = classPath.around(jar);
        assertThat(engines.ids()).containsExactly("first", "last", "one");
        assertThat(engines.report().rejected()).isEmpty();
    }

    @Test
    void aClassInTwoJarsIsUsedOnceAndTheSecondJarIsNamed() {
        Path one = PluginJar.good(directory, "one-1.0.jar", "some.One", "\"one\"");
        Path again = PluginJar.good(directory, "one-1.1.jar", "some.One", "\"one\"");
        Engines engines = classPath.around(one, again);
        assertThat(engines.ids()).containsExactly("first", "last", "one");
        assertThat(engines.report().accepted()).extracting(Entry::source).contains(one.toString());
        assertThat(engines.report().rejected()).hasSize(1);
        Entry rejected = engines.report().rejected().get(0);
        assertThat(rejected.source()).isEqualTo(again.toString());
        assertThat(rejected.problem().orElseThrow())
                .isEqualTo(new Problem(
                        "the same class is declared in " + one + " too, and is used only once",
                        "leave one of the two out"));
    }

    @Test
    void aClassMayBeDeclaredInAnotherJarThanItsOwn() {
        Path classes = PluginJar.at(directory, "classes.jar")
                .engine("some.One", "\"one\"")
                .build();
        Path services =
                PluginJar.at(directory, "services.jar").declares("some.One").build();
        Engines engines = classPath.around(classes, services);
        assertThat(engines.report().rejected()).isEmpty();
        assertThat(engines.report().accepted()).extracting(Entry::source).contains(classes.toString());
    }

    @Test
    void aDirectoryServesAsAJarDoes() throws IOException {
        Path classes = Files.createDirectories(directory.resolve("a directory"));
        Path file = classes.resolve(FILE);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "some.Gone\n");
        assertThat(classPath.rejectedFrom(classes).source()).isEqualTo(classes.toString());
    }
}
