package dev.foregone.games.endings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site;
import org.junit.jupiter.api.Test;

/** Positions as people see them, and positions that are equivalent. */
class PicturesTest {

    private final EndingsGame game = new EndingsGame();

    @Test
    void theBoardIsDrawnAsInChess() {
        assertThat(game.draw(game.parse("8/2P1k3/8/8/5r2/8/8/3K4 w")).lines())
                .containsExactly(
                        "8 . . . . . . . .",
                        "7 . . P . k . . .",
                        "6 . . . . . . . .",
                        "5 . . . . . . . .",
                        "4 . . . . . r . .",
                        "3 . . . . . . . .",
                        "2 . . . . . . . .",
                        "1 . . . K . . . .",
                        "  a b c d e f g h");
    }

    @Test
    void piecesHaveOwnersAndOutlines() {
        Diagram diagram = game.diagram(game.parse("8/2P1k3/8/8/5r2/8/8/3K4 w")).orElseThrow();
        assertThat(diagram.sites())
                .filteredOn(site -> !site.piece().isEmpty())
                .hasSize(4)
                .allSatisfy(site -> {
                    assertThat(site.glyph()).isNotEmpty();
                    boolean white = site.piece().equals("P") || site.piece().equals("K");
                    assertThat(site.owner()).isEqualTo(white ? Site.Owner.FIRST : Site.Owner.SECOND);
                });
    }

    @Test
    void aMoveIsAClickOnEachOfItsSquares() {
        Ending state = game.parse("8/2P1k3/8/8/5r2/8/8/3K4 w");
        assertThat(game.clicks(state, game.parseMove(state, "d1d2"))).containsExactly("d1", "d2");
        assertThat(game.clicks(state, game.parseMove(state, "c7c8n"))).containsExactly("c7", "c8");
    }

    @Test
    void aPositionWithoutPawnsHasSixteenImagesAndOneWithPawnsFour() {
        Ending rook = game.parse("8/8/8/3k4/8/8/1R6/4K3 w");
        assertThat(Images.turned(rook)).doesNotHaveDuplicates().hasSize(8);
        assertThat(Images.turned(game.parse("8/8/8/3k4/8/8/1P6/4K3 w")))
                .doesNotHaveDuplicates()
                .hasSize(2);
        assertThat(Images.exchanged(rook)).hasToString("4k3/1r6/8/8/3K4/8/8/8 b");
        assertThat(Images.exchanged(Images.exchanged(rook))).isEqualTo(rook);
        assertThat(Images.turned(Images.exchanged(rook)).map(game::canonical)).containsOnly(game.canonical(rook));
    }
}
