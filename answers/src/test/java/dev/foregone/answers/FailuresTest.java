package dev.foregone.answers;

import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.foregone.message.HeapOption;
import dev.foregone.registry.Engines;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user typed, and what becomes of it when it cannot be used. */
class FailuresTest {

    @Test
    void badInputIsToldFromFaults() {
        Engines engines = Engines.load();
        assertThat(List.of(
                        catchThrowable(() -> position("hello")),
                        catchThrowable(() -> Fixture.GAME.after(
                                position("x../.../..."),
                                Fixture.GAME.moves(position(".../.../...")).get(0))),
                        catchThrowable(() -> engines.get("stockfish")),
                        new UsageException("wrong")))
                .allMatch(Failures::isBadInput);
        assertThat(Failures.isBadInput(new IllegalStateException("broken"))).isFalse();
    }

    @Test
    void onlyMessagesOfOursSpeakForThemselves() {
        assertThat(Failures.message(new UsageException("wrong\n  accepted: right")))
                .isEqualTo("wrong\n  accepted: right");
        assertThat(Failures.message(new IllegalStateException("broken")))
                .isEqualTo("java.lang.IllegalStateException: broken");
        assertThat(Failures.message(new OutOfMemoryError("heap")))
                .startsWith("Java's heap of ")
                .contains("--memory")
                .contains("FOREGONE_JAVA_OPTS="
                        + HeapOption.of(2 * Runtime.getRuntime().maxMemory()));
    }

    @Test
    void anIdThatIsNotThereIsCorrected() {
        Engines engines = Engines.load();
        assertThat(Lookup.orSuggest("memo", engines.ids(), engines::get, () -> "")
                        .id())
                .isEqualTo("memo");
        assertThatExceptionOfType(UsageException.class)
                .isThrownBy(
                        () -> Lookup.orSuggest("meno", engines.ids(), engines::get, () -> "\n  see: foregone engines"))
                .withMessageContaining("did you mean 'memo'?")
                .withMessageEndingWith("see: foregone engines");
        assertThatExceptionOfType(UsageException.class)
                .isThrownBy(() -> Lookup.orSuggest("stockfish", engines.ids(), engines::get, () -> ""))
                .satisfies(none -> assertThat(none.getMessage()).doesNotContain("did you mean"));
    }

    @ParameterizedTest
    @CsvSource({"500ms, PT0.5S", "10s, PT10S", "2 m, PT2M", "1h, PT1H", "0s, PT0S"})
    void timesAreRead(String text, Duration time) {
        assertThat(Durations.parse(text)).contains(time);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "10", "s", "-1s", "1d", "1.5s", "999999999999999999h", "9999999999999999999s", "10s "})
    void whatIsNoTimeIsNotGuessed(String text) {
        assertThat(Durations.parse(text)).isEmpty();
    }
}
