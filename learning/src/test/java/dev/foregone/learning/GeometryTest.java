package dev.foregone.learning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.weights.CellSymmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GeometryTest {

    private static Geometry of(Diagram diagram) {
        boolean[] changes = new boolean[diagram.sites().size()];
        Arrays.fill(changes, true);
        return new Geometry(Optional.of(diagram), changes);
    }

    /** Eight mappings, each without and with an exchange of the players; one of them changes nothing. */
    @Test
    void aSquareHasItsSymmetries() {
        assertThat(of(Diagram.rows("..", "..")).symmetries()).hasSize(15);
    }

    /** The hands lie beside the board, which has its symmetries all the same; they change hands with the players. */
    @Test
    void handsLieNowhere() {
        Diagram board =
                Diagram.rows("..", "..").hand(Owner.SECOND, "white", "rb", "").hand(Owner.FIRST, "black", "RB", "");
        List<CellSymmetry> symmetries = of(board).symmetries();
        assertThat(symmetries).hasSize(15).allSatisfy(symmetry -> {
            assertThat(symmetry.image(4)).isEqualTo(symmetry.exchanges() ? 6 : 4);
            assertThat(symmetry.image(7)).isEqualTo(symmetry.exchanges() ? 5 : 7);
        });
    }
}
