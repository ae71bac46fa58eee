package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.foregone.api.Missing;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.registry.DiscoveryReport.Problem;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Support;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a plug-in or its jar does, the others are found, and the report says what was wrong. */
class HostilePluginsTest {

    private static final String SNEAKY =
            "static <T extends Throwable> void sneak(Throwable t) throws T { throw (T) t; } "
                    + "static String fail() { Bad.<RuntimeException>sneak(new java.io.IOException(\"gone\")); return null; }";

    @TempDir
    Path directory;

    @Test
    void anIdThatThrowsACheckedException() {
        Path jar = PluginJar.at(directory, "sneaky.jar")
                .engine("bad.Bad", "fail()", SNEAKY)
                .declares("bad.Bad")
                .build();
        assertThat(reason(new ClassPath(directory).rejectedFrom(jar)))
                .isEqualTo("its id() threw java.io.IOException: gone");
    }

    @Test
    void anIdThatThrowsWhatHasNoMessage() {
        Path jar = PluginJar.at(directory, "mute.jar")
                .engine(
                        "bad.Bad",
                        "fail()",
                        "static final class Mute extends RuntimeException {"
                                + " @Override public String getMessage() { throw new Error(\"y\"); } }",
                        "static String fail() { throw new Mute(); }")
                .declares("bad.Bad")
                .build();
        assertThat(reason(new ClassPath(directory).rejectedFrom(jar))).isEqualTo("its id() threw bad.Bad$Mute");
    }

    /** A plug-in that asks for too much memory is no sign that there is none left for the others. */
    @Test
    void anIdThatTakesAllMemory() {
        Path jar = PluginJar.at(directory, "huge.jar")
                .engine("bad.Bad", "fail()", "static String fail() { throw new OutOfMemoryError(\"too much\"); }")
                .declares("bad.Bad")
                .build();
        assertThat(reason(new ClassPath(directory).rejectedFrom(jar)))
                .isEqualTo("its id() threw java.lang.OutOfMemoryError: too much");
    }

    @Test
    void anIdOfHundredsOfCharacters() {
        Path jar = PluginJar.good(directory, "long.jar", "bad.Long", "\"x\".repeat(65)");
        Path longest = PluginJar.good(directory, "longest.jar", "good.Longest", "\"x\".repeat(64)");
        Engines engines = new ClassPath(directory).around(jar, longest);
        assertThat(engines.ids()).containsExactly("first", "last", "x".repeat(64));
        assertThat(engines.report().rejected())
                .extracting(HostilePluginsTest::reason)
                .containsExactly("its id has 65 characters: \"" + "x".repeat(64) + "...\"");
    }

    @Test
    void filesThatAreNoJars() throws IOException {
        Path corrupt = Files.writeString(directory.resolve("corrupt.jar"), "this is no jar");
        Path empty = Files.createFile(directory.resolve("empty.jar"));
        Engines engines = new ClassPath(directory).around(corrupt, empty, directory.resolve("missing.jar"));
        assertThat(engines.ids()).containsExactly("first", "last");
        assertThat(engines.report().rejected())
                .extracting(Entry::provider, Entry::source)
                .containsExactly(tuple("corrupt.jar", corrupt.toString()), tuple("empty.jar", empty.toString()));
        assertThat(engines.report().rejected())
                .extracting(HostilePluginsTest::reason)
                .allMatch(reason -> reason.startsWith("it cannot be read as a jar: java.util.zip.ZipException"));
    }

    @Test
    void moreBadLinesThanAnybodyWrites() {
        String[] lines = Stream.concat(IntStream.range(0, 2_500).mapToObj(i -> "bad.Gone" + i), Stream.of("some.Good"))
                .toArray(String[]::new);
        Path jar = PluginJar.at(directory, "lines.jar")
                .engine("some.Good", "\"behind\"")
                .declares(lines)
                .build();
        Engines engines = new ClassPath(directory).around(jar);
        assertThat(engines.ids()).containsExactly("behind", "first", "last");
        assertThat(engines.report().rejected()).hasSize(2_500);
    }

    @Test
    void noLoaderIsTheCallersMistake() {
        assertThatThrownBy(() -> Games.load(Missing.<ClassLoader>value()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("loader");
        assertThatThrownBy(() -> Engines.load(Missing.<ClassLoader>value())).hasMessage("loader");
        assertThatThrownBy(() -> Games.load(Missing.<ModuleLayer>value())).hasMessage("layer");
        assertThatThrownBy(() -> Engines.load(Missing.<ModuleLayer>value())).hasMessage("layer");
    }

    @Test
    void aFaultOfTheGameIsNotTheEngines() {
        PluginException ofGame = new PluginException(PluginKind.GAME, "fake", new Error("not implemented"));
        Engines engines = Engines.of(FakeEngine.called("a").saying(() -> {
            throw ofGame;
        }));
        assertThat(engines.supporting(new FakeGame())).isEmpty();
        assertThatThrownBy(() -> engines.forSolving(new FakeGame()))
                .hasMessageContaining(
                        "a: the game 'fake' failed when it was asked about it: java.lang.Error: not implemented")
                .hasCause(ofGame);
    }

    @Test
    void anEngineThatFailsInEveryWayCostsOnlyItself() {
        Engine failing = FakeEngine.called("failing").saying(() -> {
            throw new Error("not implemented");
        });
        Engine preferring = FakeEngine.called("preferring").preferring(() -> {
            throw new InternalError("odd");
        });
        Engine good = FakeEngine.called("good").saying(Support::yes);
        assertThat(Engines.of(failing, preferring, good).supporting(new FakeGame()))
                .extracting(Engine::id)
                .containsExactly("good");
    }

    private static String reason(Entry entry) {
        return entry.problem().map(Problem::reason).orElseThrow();
    }
}
