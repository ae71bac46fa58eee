package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.foregone.api.PluginKind;
import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/** One provider is broken: the others load, and the report names the jar, the class, the reason and the remedy. */
class BrokenProviderTest {

    @TempDir
    static Path directory;

    private static ClassPath classPath;

    private String jarName = "";

    @BeforeAll
    static void makeTheSoundJars() {
        classPath = new ClassPath(directory);
    }

    @BeforeEach
    void nameTheJar(TestInfo test) {
        jarName = test.getTestMethod().orElseThrow().getName() + ".jar";
    }

    @Test
    void missingClass() {
        PluginJar jar = jar().declares("bad.Gone");
        assertRejected(jar, "bad.Gone", "there is no such class", "correct the name");
    }

    @Test
    void constructorThatThrowsAnException() {
        PluginJar jar = broken("public Bad() { throw new IllegalStateException(\"no licence\"); }");
        assertRejected(
                jar,
                "bad.Bad",
                "its constructor threw java.lang.IllegalStateException: no licence",
                "fix its constructor");
    }

    @Test
    void constructorThatThrowsAnError() {
        PluginJar jar = broken("public Bad() { throw new AssertionError(\"never\"); }");
        assertRejected(jar, "bad.Bad", "its constructor threw java.lang.AssertionError: never", "fix its constructor");
    }

    @Test
    void constructorThatCallsItselfWithoutEnd() {
        PluginJar jar = broken("public Bad() { new Bad(); }");
        assertRejected(jar, "bad.Bad", "its constructor threw java.lang.StackOverflowError", "fix its constructor");
    }

    @Test
    void staticInitialiserThatThrows() {
        PluginJar jar = broken("static final int N = Integer.parseInt(\"many\");");
        assertRejected(
                jar,
                "bad.Bad",
                "its static initialiser threw java.lang.NumberFormatException: For input string: \"many\"",
                "fix its static initialiser");
    }

    @Test
    void notASubtype() {
        PluginJar jar = jar().source("bad.Bad", "package bad; public final class Bad { }")
                .declares("bad.Bad");
        assertRejected(jar, "bad.Bad", "it is not a dev.foregone.spi.Engine", "let it implement");
    }

    @Test
    void missingSuperclass() {
        PluginJar jar = jar().engine("bad.Base", "\"bad\"")
                .source("bad.Bad", "package bad; public final class Bad extends Base { }")
                .declares("bad.Bad")
                .without("bad.Base");
        jar.source("bad.Base", PluginJar.engineSource("bad.Base", "\"bad\"").replace("final ", ""));
        assertRejected(
                jar, "bad.Bad", "it needs a class that cannot be loaded: bad.Base", "add the jar with that class");
    }

    @Test
    void classMissingInTheConstructor() {
        PluginJar jar = broken("public Bad() { new Part(); }").source("bad.Part", "package bad; class Part { }");
        assertRejected(jar.without("bad.Part"), "bad.Bad", "cannot be loaded: bad.Part", "add the jar with that class");
    }

    @Test
    void classMissingInTheFields() {
        PluginJar jar =
                broken("private final Part part = new Part();").source("bad.Part", "package bad; class Part { }");
        assertRejected(jar.without("bad.Part"), "bad.Bad", "cannot be loaded: bad.Part", "add the jar with that class");
    }

    @Test
    void classMissingInASignature() {
        PluginJar jar = broken("public Bad() { } public Bad(Part part) { }")
                .source("bad.Part", "package bad; public class Part { }");
        assertRejected(jar.without("bad.Part"), "bad.Bad", "cannot be loaded: bad.Part", "add the jar with that class");
    }

    @Test
    void notPublic() {
        PluginJar jar = remade("public final class", "final class");
        assertRejected(jar, "bad.Bad", "it is not public", "make it a public final class");
    }

    @Test
    void notPublicButWithAPublicConstructor() {
        PluginJar jar =
                remade("public final class Bad implements Engine {", "class Bad implements Engine { public Bad() { }");
        assertRejected(jar, "bad.Bad", "it is not public", "make it a public final class");
    }

    @Test
    void noConstructorWithoutArguments() {
        PluginJar jar = broken("public Bad(int threads) { }");
        assertRejected(jar, "bad.Bad", "it has no public no-argument constructor", "public no-argument constructor");
    }

    @Test
    void privateConstructor() {
        PluginJar jar = broken("private Bad() { }");
        assertRejected(jar, "bad.Bad", "it has no public no-argument constructor", "public no-argument constructor");
    }

    @Test
    void abstractClass() {
        PluginJar jar = remade("public final class", "public abstract class");
        assertRejected(jar, "bad.Bad", "it is an abstract class", "make it a public final class");
    }

    @Test
    void anInterface() {
        PluginJar jar =
                jar().source("bad.Bad", "package bad; public interface Bad extends dev.foregone.spi.Engine { }");
        assertRejected(jar.declares("bad.Bad"), "bad.Bad", "it is an interface", "make it a public final class");
    }

    @Test
    void anEnum() {
        PluginJar jar =
                remade("public final class Bad implements Engine {", "public enum Bad implements Engine { ONLY;");
        assertRejected(jar, "bad.Bad", "it is an enum", "make it a public final class");
    }

    @Test
    void compiledForANewerJava() throws IOException {
        Path sound = PluginJar.good(directory, "sound.jar", "bad.Bad", "\"bad\"");
        byte[] type;
        try (JarFile jar = new JarFile(sound.toFile());
                InputStream in = jar.getInputStream(jar.getEntry("bad/Bad.class"))) {
            type = in.readAllBytes();
        }
        type[6] = 1; // the major version of the class file, as of a Java far ahead
        PluginJar jar = jar().resource("bad/Bad.class", type).declares("bad.Bad");
        assertRejected(jar, "bad.Bad", "it was compiled for a newer Java", "run it on that Java");
    }

    @Test
    void damagedClassFile() {
        PluginJar jar = jar().resource("bad/Bad.class", new byte[] {1, 2, 3}).declares("bad.Bad");
        assertRejected(jar, "bad.Bad", "it cannot be loaded: java.lang.ClassFormatError", "replace its jar");
    }

    @Test
    void severalInARowAndBetweenSoundOnes() {
        Path many = jar().engine("bad.One", "\"one\"", "public One() { throw new IllegalStateException(); }")
                .source("bad.Two", "package bad; public final class Two { }")
                .engine("bad.Good", "\"between\"")
                .engine("bad.Three", "\"three\"", "static final int N = Integer.parseInt(\"\");")
                .engine("bad.AlsoGood", "\"also-between\"")
                .declares("bad.Gone", "bad.One", "bad.Two", "bad.Good", "bad.Three", "bad.GoneToo", "bad.AlsoGood")
                .build();
        Engines engines = classPath.around(many);
        assertThat(engines.ids()).containsExactly("also-between", "between", "first", "last");
        assertThat(engines.report().rejected())
                .extracting(Entry::provider)
                .containsExactlyInAnyOrder("bad.Gone", "bad.One", "bad.Two", "bad.Three", "bad.GoneToo");
        assertThat(engines.report().rejected()).allMatch(entry -> entry.source().equals(many.toString()));
    }

    @Test
    void theReportReadsAsAPersonNeedsIt() {
        Path jar = jar().declares("bad.Gone").build();
        assertThat(classPath.rejectedFrom(jar))
                .hasToString("rejected engine: bad.Gone from " + jar + "\n"
                        + "  there is no such class\n"
                        + "  correct the name where it is declared, or add the jar with the class");
        DiscoveryReport report = classPath.around(jar).report();
        assertThat(report.toString().lines())
                .hasSize(5 + report.unused().size() + report.searched().size())
                .first()
                .asString()
                .startsWith("accepted engine 'first': good.First from ");
    }

    private PluginJar jar() {
        return PluginJar.at(directory, jarName);
    }

    private PluginJar broken(String members) {
        return jar().engine("bad.Bad", "\"bad\"", members).declares("bad.Bad");
    }

    private PluginJar remade(String what, String with) {
        String source = PluginJar.engineSource("bad.Bad", "\"bad\"");
        assertThat(source).contains(what);
        return jar().source("bad.Bad", source.replace(what, with)).declares("bad.Bad");
    }

    private static void assertRejected(PluginJar broken, String provider, String reason, String remedy) {
        Path jar = broken.build();
        Entry entry = classPath.rejectedFrom(jar);
        assertThat(List.of(entry))
                .extracting(Entry::kind, Entry::provider, Entry::source, Entry::isAccepted)
                .containsExactly(tuple(PluginKind.ENGINE, provider, jar.toString(), false));
        assertThat(entry.problem().map(Problem::reason).orElseThrow()).contains(reason);
        assertThat(entry.problem().map(Problem::remedy).orElseThrow()).contains(remedy);
    }
}
