package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Names and values come first; advice stands on a line of its own. */
class MessagesTest {

    @Test
    void anIllegalMoveNamesTheMoveThePositionAndTheLegalMoves() {
        assertThat(new IllegalMoveException("e5", "board", List.of("a1", "b2")))
                .hasMessage("illegal move e5 in board: legal are a1 b2");
        assertThat(new IllegalMoveException(7, "e5", "board", List.of("a1", "b2")))
                .hasMessage("illegal move e5 (move 7) in board: legal are a1 b2");
        assertThat(new IllegalMoveException("e5", "board", List.of()))
                .hasMessage("illegal move e5 in board: the game is over");
    }

    @Test
    void aBadTextIsNamedAndKept() {
        NotationException bad = new NotationException("x?", "'?' at 2 is no cell", "x, o and . as in xo./.../...");
        assertThat(bad).hasMessage("cannot read \"x?\": '?' at 2 is no cell\n  accepted: x, o and . as in xo./.../...");
        assertThat(bad.text()).isEqualTo("x?");
    }

    @Test
    void ofALongTextTheMessageShowsTheBeginning() {
        String text = "a".repeat(500_000) + "b".repeat(500_000);
        NotationException bad = new NotationException(text, "no cell: " + text, "short ones");
        assertThat(bad)
                .hasMessage("cannot read \"" + "a".repeat(300) + "... (1000000 characters in all)\": no cell: "
                        + "a".repeat(291) + "... (1000009 characters in all)\n  accepted: short ones");
        assertThat(bad.text()).isEqualTo(text);
    }

    @Test
    void aRepeatedPositionIsNamedWithAdvice() {
        assertThat(String.valueOf(
                                LineTooLongException.cycle("ring 1", 4, "ring").getMessage())
                        .lines())
                .containsExactly(
                        "the game 'ring' can come back to the position ring 1 after 4 plies, so a depth-first engine"
                                + " would follow it forever",
                        "  use an engine that supports games with cycles, and let the game declare them (Game.cyclic)");
    }

    @Test
    void aLineThatIsTooLongIsNamedWithAdvice() {
        assertThat(String.valueOf(LineTooLongException.tooLong("count 9", 2000, "count")
                                .getMessage())
                        .lines())
                .hasSize(2)
                .first()
                .asString()
                .contains("'count'", "2000 plies", "count 9");
        StackOverflowError overflow = new StackOverflowError();
        assertThat(LineTooLongException.deeperThanStack("count", overflow))
                .hasMessageContaining("'count'")
                .hasMessageContaining("\n  ask about a position nearer the end")
                .hasCause(overflow);
    }

    @Test
    void aPluginIsBlamedByItsId() {
        RuntimeException cause = new IllegalStateException("broken");
        assertThat(new PluginException(PluginKind.GAME, "nim", cause))
                .hasMessage("the game 'nim' failed: java.lang.IllegalStateException: broken\n"
                        + "  this is a fault of that plug-in, to be fixed there")
                .hasCause(cause);
    }

    @Test
    void aStopSaysWhyAndWhatWasProved() {
        Bounds bounds = new Bounds(Outcome.loss(14), Outcome.win(15));
        SearchStoppedException stopped = new SearchStoppedException("it was cancelled", bounds);
        assertThat(stopped).hasMessage("stopped: it was cancelled; proved so far: no win or loss within 13 plies");
        assertThat(stopped.bounds()).isEqualTo(bounds);
    }

    @Test
    void aStopKeepsItsBoundsWhenSerialised() throws IOException, ClassNotFoundException {
        Bounds bounds = new Bounds(Outcome.draw(4), Outcome.win(1));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new SearchStoppedException("it was cancelled", bounds));
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(((SearchStoppedException) in.readObject()).bounds()).isEqualTo(bounds);
        }
    }
}
