package dev.foregone.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the plans are to know; that it is true is for {@link HintsTest}. */
class FollowUpTest {

    private final ConnectFourGame game = new ConnectFourGame();

    @ParameterizedTest(name = "{0} is lost within {1}")
    @CsvSource({"1321231741223, 26", "535775337547673, 24", "6433423746372624621, 14"})
    void whoeverHasACellToWaitForWins(String position, int plies) {
        assertThat(Score.outcome(atMost(position))).hasToString("LOSS in " + plies);
    }

    @ParameterizedTest
    @CsvSource({"12", "5x4:12", "4455"})
    void anEmptyBoardIsNotDecidedByAPlan(String position) {
        assertThat(atMost(position)).isEqualTo(Score.win(3));
    }

    private int atMost(String position) {
        ConnectFour state = game.parse(position);
        PackedRules<ConnectFour, Drop> rules = game.packedRules(state).orElseThrow();
        return Score.atMost(rules.bounds(rules.pack(state)));
    }
}
