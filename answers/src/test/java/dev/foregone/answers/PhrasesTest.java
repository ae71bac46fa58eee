package dev.foregone.answers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.play.Difficulty;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhrasesTest {

    @ParameterizedTest
    @CsvSource({
        "PT0S, 0 ms",
        "PT0.0005S, 0 ms",
        "PT0.5S, 500 ms",
        "PT1S, 1 s",
        "PT3.44S, 3.4 s",
        "PT90S, 90 s",
        "PT2M, 2 min",
        "PT1H, 1 h",
        "PT99999999999H, 99999999999 h"
    })
    void durations(Duration duration, String words) {
        assertThat(Phrases.duration(duration)).isEqualTo(words);
    }

    @Test
    void outcomesAreTold() {
        Optional<String> mover = Optional.of("x");
        assertThat(Phrases.meaning(Outcome.win(5), mover)).isEqualTo("the player to move, x, wins in 5 plies");
        assertThat(Phrases.meaning(Outcome.win(1), Optional.empty())).isEqualTo("the player to move wins in 1 ply");
        assertThat(Phrases.meaning(Outcome.loss(2), mover)).isEqualTo("the player to move, x, loses in 2 plies");
        assertThat(Phrases.meaning(Outcome.draw(3), mover))
                .isEqualTo("neither side wins; with best play the game is drawn in 3 plies");
        assertThat(Phrases.meaning(Outcome.endlessDraw(), mover))
                .isEqualTo("neither side wins; with best play the game never ends");
        assertThat(Phrases.meaning(Outcome.loss(0), mover))
                .isEqualTo("the game is over: the player to move, x, has lost");
        assertThat(Phrases.meaning(Outcome.draw(0), mover)).isEqualTo("the game is over: it is a draw");
        assertThat(Phrases.meaning(GameValue.WIN, mover)).isEqualTo("the player to move, x, wins");
        assertThat(Phrases.meaning(GameValue.DRAW, mover)).isEqualTo("neither side wins with best play");
    }

    @Test
    void theLimitThatWasHitIsTold() {
        Limits both = Limits.none().withPositions(5_000).withTime(Duration.ofSeconds(90));
        assertThat(Phrases.stoppedBy(both))
                .isEqualTo("the limit of 5000 positions or the time limit of 90 s was reached");
        assertThat(Phrases.stoppedBy(Limits.none())).isEqualTo("it was cancelled");
        assertThat(Phrases.positions(1)).isEqualTo("1 position");
        assertThat(Phrases.positions(5_478)).isEqualTo("5,478 positions");
    }

    @Test
    void howEasilyValueIsLostIsTold() {
        try (Session<TicTacToe, Square> session = Fixture.session()) {
            Difficulty<Square> difficulty =
                    Difficulty.of(session.analysis(Fixture.position("xx./oo./xo."), new Budget(Limits.none())));
            assertThat(Phrases.errors(difficulty))
                    .isEqualTo("2 of 3 moves lose value: a random player errs with a chance of 67 %");
        }
    }
}
