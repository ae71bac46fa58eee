package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.registry.DiscoveryReport.Entry;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdsTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"a", "memo", "alpha-beta", "m7", "x2-y3"})
    void wellFormed(String id) {
        assertThat(Engines.of(FakeEngine.called(id)).ids()).containsExactly(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "Memo", "7up", "-a", "a-", "a--b", "a_b", "a b", "a.b", "é", "memo\n"})
    void illFormed(String id) {
        Engines engines = Engines.of(FakeEngine.called(id), FakeEngine.called("good"));
        assertThat(engines.ids()).containsExactly("good");
        Entry rejected = onlyRejected(engines);
        assertThat(rejected.id()).contains(id);
        assertThat(rejected.problem().orElseThrow().reason()).isEqualTo("its id \"" + id + "\" is not well formed");
        assertThat(rejected.problem().orElseThrow().remedy()).contains("lower-case letters, digits and single hyphens");
    }

    @Test
    void nullAsId() {
        Entry rejected = rejectedFromJar("null");
        assertThat(rejected.id()).isEmpty();
        assertThat(rejected.problem().orElseThrow().reason()).isEqualTo("its id null is not well formed");
    }

    @Test
    void idThatThrows() {
        Entry rejected = rejectedFromJar("String.valueOf(1 / (hashCode() - hashCode()))");
        assertThat(rejected.id()).isEmpty();
        assertThat(rejected.problem().orElseThrow().reason())
                .isEqualTo("its id() threw java.lang.ArithmeticException: / by zero");
        assertThat(rejected.problem().orElseThrow().remedy()).isEqualTo("let id() return a constant");
    }

    @Test
    void idThatThrowsAnError() {
        assertThat(rejectedFromJar("id()").problem().orElseThrow().reason())
                .isEqualTo("its id() threw java.lang.StackOverflowError");
    }

    @Test
    void anIdUsedTwiceNamesBothClassesAndJars() {
        Path one = PluginJar.good(directory, "one.jar", "some.One", "\"same\"");
        Path two = PluginJar.good(directory, "two.jar", "other.Two", "\"same\"");
        Engines engines = new ClassPath(directory).around(one, two);
        assertThat(engines.ids()).containsExactly("first", "last");
        List<Entry> rejected = engines.report().rejected();
        assertThat(rejected).extracting(Entry::provider).containsExactly("some.One", "other.Two");
        assertThat(rejected).extracting(Entry::source).containsExactly(one.toString(), two.toString());
        assertThat(rejected)
                .extracting(entry -> entry.problem().orElseThrow().reason())
                .containsExactly(
                        "its id 'same' is also used by other.Two from " + two,
                        "its id 'same' is also used by some.One from " + one);
        assertThat(rejected).allMatch(entry -> entry.id().orElseThrow().equals("same"));
    }

    @Test
    void anIdUsedThreeTimesNamesAll() {
        Engines engines = Engines.of(FakeEngine.called("same"), FakeEngine.called("same"), FakeEngine.called("same"));
        assertThat(engines.all()).isEmpty();
        assertThat(engines.report().rejected()).hasSize(3);
    }

    private Entry rejectedFromJar(String id) {
        Path jar = PluginJar.good(directory, "bad.jar", "bad.Bad", id);
        Entry rejected = new ClassPath(directory).rejectedFrom(jar);
        assertThat(rejected.source()).isEqualTo(jar.toString());
        assertThat(rejected.provider()).isEqualTo("bad.Bad");
        return rejected;
    }

    private static Entry onlyRejected(Engines engines) {
        assertThat(engines.report().rejected()).hasSize(1);
        return engines.report().rejected().get(0);
    }
}
