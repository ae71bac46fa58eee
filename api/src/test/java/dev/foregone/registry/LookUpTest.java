package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Missing;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A look-up that fails says what was asked for, what exists, and what was rejected. */
class LookUpTest {

    private static final Game<?, ?> GAME = new FakeGame();

    @TempDir
    Path directory;

    @Test
    void whatExistsIsFound() {
        Engines engines = Engines.of(FakeEngine.called("two"), FakeEngine.called("one"));
        assertThat(engines.ids()).containsExactly("one", "two");
        assertThat(engines.all()).extracting(Engine::id).containsExactly("one", "two");
        assertThat(engines.get("two").id()).isEqualTo("two");
        assertThat(engines.get("two")).hasToString("engine 'two'");
        assertThat(engines.find("one")).isPresent();
        assertThat(engines.find("none")).isEmpty();
    }

    @Test
    void anUnknownIdIsAnsweredWithWhatExists() {
        Engines engines = Engines.of(FakeEngine.called("one"), FakeEngine.called("two"));
        assertThatThrownBy(() -> engines.get("three"))
                .isInstanceOf(PluginNotFoundException.class)
                .hasMessage("there is no engine 'three'\n  available: one, two");
    }

    @Test
    void nothingAtAllIsAnsweredWithWhatToDo() {
        assertThatThrownBy(() -> ClassPath.only().get("memo"))
                .isInstanceOf(PluginNotFoundException.class)
                .hasMessageStartingWith("there is no engine 'memo'\n"
                        + "  available: none; add a jar with one (engine), named in its META-INF/services/dev.foregone.spi.Engine,"
                        + " to the class path or the module path; report() lists every jar\n"
                        + "  searched: java.net.URLClassLoader, ");
        assertThatThrownBy(
                        () -> Games.load(ClassLoader.getPlatformClassLoader()).get("nim"))
                .hasMessageContaining("there is no game 'nim'\n  available: none; add a jar");
        assertThat(ClassPath.only().report().entries()).isEmpty();
    }

    @Test
    void aRejectedIdIsAnsweredWithWhy() {
        Path one = PluginJar.good(directory, "one.jar", "some.One", "\"same\"");
        Path two = PluginJar.good(directory, "two.jar", "other.Two", "\"same\"");
        Path gone = PluginJar.at(directory, "gone.jar").declares("bad.Gone").build();
        assertThatThrownBy(() -> new ClassPath(directory).around(one, two, gone).get("same"))
                .isInstanceOf(PluginNotFoundException.class)
                .hasMessageStartingWith("the engine 'same' cannot be used\n  available: first, last\n")
                .hasMessageContaining("\n  rejected engine 'same': some.One from " + one)
                .hasMessageContaining("\n    its id 'same' is also used by other.Two from " + two)
                .hasMessageNotContaining("bad.Gone");
    }

    @Test
    void anUnknownIdIsAnsweredWithAllThatWasRejected() {
        Path gone = PluginJar.at(directory, "gone.jar").declares("bad.Gone").build();
        assertThatThrownBy(() -> new ClassPath(directory).around(gone).get("memo"))
                .hasMessage("there is no engine 'memo'\n  available: first, last\n"
                        + "  rejected engine: bad.Gone from " + gone + "\n"
                        + "    there is no such class\n"
                        + "    correct the name where it is declared, or add the jar with the class");
    }

    @Test
    void aBrokenEngineIsNoMissingOne() {
        Path gone = PluginJar.at(directory, "gone.jar").declares("bad.Gone").build();
        assertThatThrownBy(() -> ClassPath.only(gone).forSolving(GAME))
                .isInstanceOf(PluginNotFoundException.class)
                .hasMessageStartingWith("no engine can solve the game 'fake'\n  available: none; add a jar")
                .hasMessageEndingWith("\n  rejected engine: bad.Gone from " + gone + "\n    there is no such class\n"
                        + "    correct the name where it is declared, or add the jar with the class");
    }

    @Test
    void noIdIsTheCallersMistake() {
        assertThatThrownBy(() -> Engines.of().get(Missing.value()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("id");
    }

    @Test
    void gamesAreFoundByIdAndByClass() {
        Games games = Games.of(GAME);
        assertThat(games.ids()).containsExactly("fake");
        assertThat(games.get("fake")).isSameAs(GAME);
        assertThat(games.get(FakeGame.class)).isSameAs(GAME);
        assertThat(games.find("nim")).isEmpty();
        assertThatThrownBy(() -> Games.of().get(FakeGame.class))
                .isInstanceOf(PluginNotFoundException.class)
                .hasMessageStartingWith("there is no game of class dev.foregone.registry.FakeGame\n  available: none");
    }

    @Test
    void thePreferredEngineHasTheGreatestPreference() {
        Engines engines = Engines.of(
                FakeEngine.called("a").preferring(() -> 10),
                FakeEngine.called("b").preferring(() -> 50),
                FakeEngine.called("c").preferring(() -> Integer.MIN_VALUE),
                FakeEngine.called("d").preferring(() -> 99).saying(() -> Support.no("it has cycles")));
        assertThat(engines.supporting(GAME)).extracting(Engine::id).containsExactly("b", "a", "c");
        assertThat(engines.forSolving(GAME).id()).isEqualTo("b");
    }

    @Test
    void theAdviserIsTheOneThatPrefersToAdvise() {
        Engines engines = Engines.of(
                FakeEngine.called("a").preferring(() -> 9),
                FakeEngine.called("b").advising(() -> 10));
        assertThat(engines.forSolving(GAME).id()).isEqualTo("a");
        assertThat(engines.forPlaying(GAME).id()).isEqualTo("b");
    }

    @Test
    void amongEqualsTheFirstIdIsPreferred() {
        assertThat(Engines.of(FakeEngine.called("z"), FakeEngine.called("b"), FakeEngine.called("c"))
                        .forSolving(GAME)
                        .id())
                .isEqualTo("b");
    }

    @Test
    void whereNoneSupportsEachSaysWhy() {
        Engines engines = Engines.of(
                FakeEngine.called("a").saying(() -> Support.no("it has cycles")),
                FakeEngine.called("b").saying(() -> {
                    throw new NoSuchElementException("nothing");
                }));
        assertThatThrownBy(() -> engines.forSolving(GAME))
                .isInstanceOf(PluginNotFoundException.class)
                .hasMessage("no engine can solve the game 'fake'\n  available: a, b\n  a: it has cycles\n"
                        + "  b: it failed when asked: java.util.NoSuchElementException: nothing");
    }

    @Test
    void anEngineThatThrowsWhenAskedDoesNotTakeTheOthersDown() {
        Engines engines = Engines.of(
                FakeEngine.called("a").saying(() -> {
                    throw new IllegalStateException();
                }),
                FakeEngine.called("b").preferring(() -> {
                    throw new NoClassDefFoundError("some/Part");
                }),
                FakeEngine.called("c").saying(Missing::value),
                FakeEngine.called("d"));
        assertThat(engines.supporting(GAME)).extracting(Engine::id).containsExactly("d");
    }
}
