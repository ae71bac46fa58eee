package dev.foregone.games.morris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.spi.Placement;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SetupTest {

    private final MorrisGame game = new MorrisGame();
    private final Morris board = game.parse("6");

    private Morris placed(Map<String, String> men, String player) {
        return MorrisSetup.ALL.placed(board, new Placement(men, Optional.of(player)));
    }

    @Test
    void menOnPointsAndInHandAreAPosition() {
        assertThat(placed(Map.of("a1", "w", "c2", "b", "white:w", "ww", "black:b", "ww"), "white"))
                .isEqualTo(game.parse("6:.../.../..../.b./w.. 2,2 white"));
        assertThat(placed(Map.of("a1", "w", "c2", "b"), "black")).isEqualTo(game.parse("6:.../.../..../.b./w.. black"));
    }

    @Test
    void othersAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> placed(Map.of("a1", "w", "white:w", "wwwwww", "black:b", "bbbbbb"), "black"))
                .withMessageContaining("white has 1 men on the board and 6 in hand");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> placed(Map.of("white:w", "www"), "white"))
                .withMessageContaining("the players place in turn");
    }
}
