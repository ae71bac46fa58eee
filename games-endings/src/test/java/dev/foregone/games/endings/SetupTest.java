package dev.foregone.games.endings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.spi.Placement;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {

    private final EndingsGame game = new EndingsGame();

    private Ending placed(String board, Map<String, String> men, String player) {
        return EndingsSetup.ALL.placed(game.parse(board), new Placement(men, Optional.of(player)));
    }

    @Test
    void menAreAPosition() {
        assertThat(placed("8/8/3k4/8/8/3K4/8/R7 w", Map.of("e1", "K", "e8", "k", "a1", "R"), "Black"))
                .isEqualTo(game.parse("4k3/8/8/8/8/8/8/R3K3 b"));
    }

    @Test
    void aCaptureEnPassantIsKeptWhereNothingIsChanged() {
        Ending board = game.parse("8/8/8/8/k1pP4/8/8/6K1 b - d3");
        Placement same = EndingsSetup.ALL.placement(board);
        assertThat(EndingsSetup.ALL.placed(board, same)).isEqualTo(board);
        assertThat(placed("8/8/3k4/8/8/3K4/8/R7 w", same.pieces(), "Black"))
                .isEqualTo(game.parse("8/8/8/8/k1pP4/8/8/6K1 b"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        e2 | k | e3 | Q | Black is in check, but it is the move of White, who could capture the king
        e8 | k | a1 | P | a pawn is on a1, where no pawn can be
        e8 | k | e7 | k | Black has 2 kings (k), not 1
        a8 | r | a7 | n | Black has 0 kings (k), not 1
        """)
    void othersAreRefused(String one, String piece, String other, String another, String why) {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> placed("8/8/3k4/8/8/3K4/8/R7 w", Map.of("e1", "K", one, piece, other, another), "White"))
                .withMessage(why);
    }
}
