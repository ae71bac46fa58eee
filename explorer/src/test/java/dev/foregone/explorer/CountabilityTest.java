package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.answers.GuardedGame;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which games are not offered to be counted. */
class CountabilityTest {

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            dobutsu   | gle/.c./.C./ELG - sente            | the ranking of 'dobutsu' has
            morris    | 9                                  | the ranking of 'morris' has
            dodgem    | 6x6                                | no packed rules
            endings   | 4k3/ppp5/8/8/8/8/8/4K3 w           | the ranking of 'endings' has
            """)
    void tooMany(String game, String position, String why) {
        assertThat(whyNot(Games.load().get(game), position))
                .hasValueSatisfying(reason -> assertThat(reason).contains(why));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            endings     | 8/8/3k4/8/8/3K4/8/R7 w
            morris      | 6
            dodgem      | 4x4
            connectfour | 4x4
            """)
    void few(String game, String position) {
        assertThat(whyNot(Games.load().get(game), position)).isEmpty();
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<String> whyNot(
            Game<S, M> game, String position) {
        return new Countability<>(new GuardedGame<>(game)).whyNot(game.parse(position));
    }

    @Test
    void aRefusalIsRemembered() {
        assertThat(afterRefusal(Games.load().get("connectfour"), "-", "-")).contains("too many");
        assertThat(afterRefusal(Games.load().get("connectfour"), "-", "4x4:-")).isEmpty();
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<String> afterRefusal(
            Game<S, M> game, String refused, String asked) {
        Countability<S, M> countability = new Countability<>(new GuardedGame<>(game));
        countability.refused(game.format(game.parse(refused)), "too many");
        return countability.whyNot(game.parse(asked));
    }
}
