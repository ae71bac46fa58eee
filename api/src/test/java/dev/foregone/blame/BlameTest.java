package dev.foregone.blame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Missing;
import dev.foregone.api.NotationException;
import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BlameTest {

    private final Blame blame = new Blame(PluginKind.GAME, "odd");

    private String ask(Throwable fault) {
        return blame.ask("draw", () -> {
            throw BlameTest.<RuntimeException>unchecked(fault);
        });
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable fault) throws T {
        throw (T) fault;
    }

    static Stream<Throwable> faults() {
        return Stream.of(
                new IllegalStateException("lost"),
                new IOException("a checked one"),
                new Throwable("neither"),
                new Error("not implemented"),
                new AssertionError("never"),
                new NoSuchMethodError("gone"),
                new StackOverflowError(),
                new InternalError("odd"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void whateverIsThrownNamesThePlugin(Throwable fault) {
        assertThatThrownBy(() -> ask(fault))
                .isInstanceOfSatisfying(
                        PluginException.class,
                        thrown -> assertThat(thrown.kind() + " " + thrown.id()).isEqualTo("game odd"))
                .hasMessageStartingWith("the game 'odd' failed: " + fault)
                .hasCause(fault);
    }

    @Test
    void whatIsNobodysFaultPasses() {
        OutOfMemoryError memory = new OutOfMemoryError("a test");
        NotationException clear = new NotationException("x", "it is no position", "others");
        IOException mine = new IOException("the window is gone");
        assertThatThrownBy(() -> ask(memory)).isSameAs(memory);
        assertThatThrownBy(() -> ask(clear)).isSameAs(clear);
        assertThatThrownBy(() -> blame.except(fault -> fault == mine).ask("draw", () -> {
                    throw mine;
                }))
                .isSameAs(mine);
    }

    @Test
    void nullIsNoAnswer() {
        assertThatThrownBy(() -> blame.ask("draw", Missing::value))
                .isInstanceOf(PluginException.class)
                .hasMessageStartingWith(
                        "the game 'odd' failed: java.lang.NullPointerException: draw() answered null\n");
    }

    @Test
    void anInterruptStaysSet() {
        assertThatThrownBy(() -> ask(new InterruptedException())).isInstanceOf(PluginException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aMessageIsOneLineAndShort() {
        assertThatThrownBy(() -> ask(new IllegalStateException("one\n  two")))
                .hasMessageStartingWith("the game 'odd' failed: java.lang.IllegalStateException: one / two\n  this");
        assertThatThrownBy(() -> ask(new IllegalStateException("x".repeat(100_000))))
                .hasMessageContaining("characters in all)")
                .extracting(thrown -> thrown.getMessage().length())
                .matches(length -> length < 600);
    }

    @Test
    void aFaultThatCannotSpeakIsNamedByItsClass() {
        assertThatThrownBy(() -> ask(new Mute()))
                .hasMessageStartingWith("the game 'odd' failed: " + Mute.class.getName() + "\n");
    }

    private static final class Mute extends RuntimeException {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new IllegalStateException("no message either");
        }
    }
}
