package dev.foregone.answers;

import static dev.foregone.answers.Fixture.GAME;
import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablebaseAnswersTest {

    @TempDir
    private Path directory;

    private Tablebase<TicTacToe, Square> build() throws IOException {
        return TablebaseBuilder.of(GAME.game(), position("xx./oo./xox")).build(directory.resolve("end.tb"));
    }

    @Test
    void aPositionThatIsNotInItIsWhatTheUserTyped() throws IOException {
        try (KnownPositions<TicTacToe, Square> known = new KnownPositions<>(build())) {
            assertThat(known.solve(position("xx./oo./xox"))).isEqualTo(Outcome.win(1));
            assertThat(known.prove(position("xxo/oo./xox"), Limits.none())).isEqualTo(Bounds.exactly(Outcome.draw(1)));
            assertThat(known.analyze(position("xx./oo./xox")).moves()).hasSize(2);
            for (Limits limits : new Limits[] {Limits.none(), Limits.none().withPositions(0)}) {
                assertThatExceptionOfType(UsageException.class)
                        .isThrownBy(() -> known.analyze(position("x../.../..."), limits))
                        .withMessageContaining("does not have the position x../.../...")
                        .withMessageContaining("those that can be reached from xx./oo./xox");
                assertThatExceptionOfType(UsageException.class)
                        .isThrownBy(() -> known.prove(position("x../.../..."), limits));
            }
        }
    }

    @Test
    void itsStatisticsAreOneObject() throws IOException {
        assertThat(Fixture.timeless(StatisticsJson.of(build().statistics())
                        .put("source", "memory")
                        .text()))
                .isEqualTo(
                        "{\"game\":\"tictactoe\",\"root\":\"xx./oo./xox\",\"positions\":4,\"counts\":["
                                + "{\"value\":\"WIN\",\"plies\":1,\"positions\":1},{\"value\":\"DRAW\",\"plies\":0,\"positions\":1},"
                                + "{\"value\":\"DRAW\",\"plies\":1,\"positions\":1},{\"value\":\"LOSS\",\"plies\":0,\"positions\":1}],"
                                + "\"longest\":{\"WIN\":{\"plies\":1,\"position\":\"xox/oox/x..\"},"
                                + "\"DRAW\":{\"plies\":1,\"position\":\"xox/oox/x.o\"},"
                                + "\"LOSS\":{\"plies\":0,\"position\":\"xox/oox/xo.\"}},"
                                + "\"moves\":3,\"fileBytes\":0,\"symmetry\":true,\"allPositions\":false,\"valuesOnly\":false,\"source\":\"memory\"}");
    }
}
