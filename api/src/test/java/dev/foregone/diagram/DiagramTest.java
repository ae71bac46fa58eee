package dev.foregone.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.diagram.Site.Facing;
import dev.foregone.diagram.Site.Kind;
import dev.foregone.diagram.Site.Owner;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiagramTest {

    private static Site site(Diagram diagram, String name) {
        return diagram.site(name).orElseThrow(() -> new AssertionError(name + " is not in " + diagram.sites()));
    }

    @Test
    void rowsNameTheirCellsByRowAndColumnAndLeaveHolesOut() {
        Diagram board = Diagram.rows("x.", " o");
        assertThat(board.sites()).extracting(Site::name).containsExactly("0,0", "0,1", "1,1");
        assertThat(board.sites()).extracting(Site::piece).containsExactly("x", "", "o");
        assertThat(board.sites()).extracting(Site::count).containsExactly(1, 0, 1);
        assertThat(site(board, "0,1").x()).isEqualTo(1);
        assertThat(site(board, "0,1").y()).isZero();
        assertThat(board.site("1,0")).isEmpty();
    }

    @Test
    void aSymbolOfTwoCharsIsOnePiece() {
        Diagram board = Diagram.rows("\uD83E\uDD81.");
        assertThat(board.sites()).extracting(Site::name).containsExactly("0,0", "0,1");
        assertThat(site(board, "0,0").piece()).isEqualTo("\uD83E\uDD81");
        assertThat(board.text()).isEqualTo("\uD83E\uDD81 .");
    }

    @Test
    void squaresAreNamedAsInChess() {
        Diagram board = Diagram.squares("r..", "..K");
        assertThat(site(board, "a2").piece()).isEqualTo("r");
        assertThat(site(board, "c1").piece()).isEqualTo("K");
        assertThat(board.text()).isEqualTo(String.join("\n", "2 r . .", "1 . . K", "  a b c"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Diagram.squares(".".repeat(27)))
                .withMessageContaining("27 squares")
                .withMessageContaining("\n  ");
    }

    @Test
    void theSidesOwnTheirSymbols() {
        Diagram board = Diagram.rows("Kk#.").place("0,3", "Kk").sides("KQ", "kq");
        assertThat(board.sites())
                .extracting(Site::owner)
                .containsExactly(Owner.FIRST, Owner.SECOND, Owner.NOBODY, Owner.BOTH);
        assertThat(site(board.place("0,0", ""), "0,0").count()).isZero();
    }

    @Test
    void freeSitesAndPitsKeepTheirOwners() {
        Diagram board = Diagram.rows(".").pit("pit", 1, 0, Owner.SECOND, 3).sides("x", "o");
        assertThat(board.sites()).extracting(Site::owner).containsExactly(Owner.NOBODY, Owner.SECOND);
    }

    @Test
    void aHandHasASiteForEachKindOfPiece() {
        Diagram board =
                Diagram.rows("..", "..").hand(Owner.FIRST, "white", "PN", "PPX").hand(Owner.SECOND, "black", "pn", "n");
        assertThat(site(board, "white:P").count()).isEqualTo(2);
        assertThat(site(board, "white:N").count()).isZero();
        assertThat(site(board, "black:n").owner()).isEqualTo(Owner.SECOND);
        assertThat(site(board, "black:n").kind()).isEqualTo(Kind.HAND);
        assertThat(board.text()).isEqualTo(String.join("\n", ".  .  black   .  n", ".  .  white  2P  ."));
    }

    @Test
    void piecesPointAsTheirPlayersDo() {
        Diagram board = Diagram.rows("xo#").sides("x", "o").facing(Facing.UP, Facing.DOWN);
        assertThat(board.sites()).extracting(Site::facing).containsExactly(Facing.UP, Facing.DOWN, Facing.NOWHERE);
    }

    @Test
    void aGroupHoldsTheSitesThatAreNamed() {
        Diagram board = Diagram.rows("..").group("left", "0,0", "no site");
        assertThat(board.sites()).extracting(Site::group).containsExactly("left", "");
    }

    @Test
    void nothingIsChangedAfterwards() {
        Diagram diagram = Diagram.rows("x");
        diagram.cell("new", 1, 0, "").line("0,0", "new").label("a", 0, 1).sides("x", "o");
        assertThat(diagram).isEqualTo(Diagram.rows("x")).hasSameHashCodeAs(Diagram.rows("x"));
    }

    @Test
    void placesThatAreNoneAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Diagram.empty().cell("a", Double.NaN, 0, ""))
                .withMessageContaining("\"a\" is at NaN,0.0\n  ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Diagram.empty().label("b", 0, Double.POSITIVE_INFINITY))
                .withMessageContaining("\"b\" is at 0.0,Infinity\n  ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Diagram.empty().pit("c", 0, 0, Owner.FIRST, -1))
                .withMessageContaining("\"c\" holds -1 pieces\n  ");
    }

    @Test
    void aStyleIsOfTheCopyAlone() {
        Diagram diagram = Diagram.squares("x");
        Style style = Style.plain().checkered();
        assertThat(diagram.style(style))
                .isNotEqualTo(diagram)
                .hasToString(diagram.style(style).toString());
        assertThat(diagram)
                .isEqualTo(Diagram.squares("x"))
                .isEqualTo(diagram.style(style).style(Style.plain()));
    }

    @Test
    void stylesAreEqualIfAllIs() {
        Style plain = Style.plain();
        assertThat(List.of(
                        plain,
                        plain.checkered(),
                        plain.framed(),
                        plain.discs(),
                        plain.figures(),
                        plain.colours(Palette.WHITE_AND_BLACK),
                        plain.named("x", "cross"),
                        plain.called("x", "cross")))
                .doesNotHaveDuplicates();
        assertThat(plain.named("x", "ring").named("x", "cross"))
                .isEqualTo(plain.named("x", "cross"))
                .hasSameHashCodeAs(plain.named("x", "cross"));
    }
}
