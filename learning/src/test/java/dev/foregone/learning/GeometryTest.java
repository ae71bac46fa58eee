package dev.foregone.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.weights.CellSymmetry;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Shape;
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

    private static Diagram ring(Diagram diagram, String name, int half) {
        Diagram ring = diagram;
        int[][] points = {{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};
        for (int i = 0; i < points.length; i++) {
            ring = ring.point(name + i, half * points[i][0], half * points[i][1], "");
        }
        for (int i = 0; i < points.length; i++) {
            ring = ring.line(name + i, name + (i + 1) % points.length);
        }
        return ring;
    }

    /** The points of morris: what lies right of one and below another need not lie below what is right of it. */
    @Test
    void shapesAlongLinesKeepTheSymmetriesOfTheBoard() {
        Diagram board = ring(ring(Diagram.empty(), "a", 2), "b", 1);
        for (int side = 1; side < 8; side += 2) {
            board = board.line("a" + side, "b" + side);
        }
        Geometry geometry = of(board);
        List<Shape> shapes = new ShapeSets(geometry, 3).squares();
        assertThat(geometry.symmetries())
                .hasSize(15)
                .allSatisfy(symmetry -> assertThatCode(
                                () -> new Patterns(16, new byte[] {-1, 0, 1}, shapes, List.of(symmetry)))
                        .doesNotThrowAnyException());
    }
}
