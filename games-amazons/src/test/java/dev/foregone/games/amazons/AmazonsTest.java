package dev.foregone.games.amazons;

import static dev.foregone.testkit.LineOfPlay.after;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.diagram.Site;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AmazonsTest {

    private final AmazonsGame game = new AmazonsGame();

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
            4x4                     | B1-B3xD1 | .bb./bw.b/w..w/..wx black | a queen flies far, and so does the arrow
            4x4                     | A2-B3xA2 | .bb./bw.b/x..w/.ww. black | the arrow may land where the queen stood
            .bb./bw.b/x..w/.ww. black | D3-C3xC2 | .bb./bwb./x.xw/.ww. white | black's queens move in the same way
            ..b/.../w.. white       | A1-C1xA1 | ..b/.../x.w black         | a queen with a whole row
            ..b/.../w.. white       | A1-B2xA1 | ..b/.w./x.. black         | on a diagonal
            ...b/...w/.... white    | D2-A2xD2 | ...b/w..x/.... black      | the arrow flies over what the queen left free
            ...b/..w./.... white    | C2-A2xD2 | ...b/w..x/.... black      | and further
            """)
    void aMoveDoesWhatTheRulesSay(String before, String move, String after, String what) {
        Amazons state = game.parse(before);
        assertThat(state.play(game.parseMove(state, move))).as(what).hasToString(after);
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
            ...../...../..w../...../b.... white | B4 A5 C4 C5 D4 E5 A3 B3 D3 E3 B2 C2 C1 D2 E1 | all eight directions
            ...../.xx../.xw../...../b.... white | D4 E5 D3 E3 B2 C2 C1 D2 E1                   | not over burnt squares
            ...../.bb../.wwx./...../b.... white | A4 A3 D4 E5 B2 B1 C2 C1 D2 E1 A2 D1       | nor over queens
            """)
    void queensMoveAsInChess(String notation, String targets, String what) {
        assertThat(game.parse(notation).legalMoves().stream()
                        .map(move -> move.to().toString())
                        .distinct())
                .as(what)
                .containsExactlyInAnyOrder(targets.split(" "));
    }

    @Test
    void arrowsFlyAsQueensMove() {
        Amazons state = game.parse("x.x.x/...../xbw../...../x.x.x white");
        Stream<String> arrows = state.legalMoves().stream()
                .filter(move -> move.to().equals(new Square(3, 3)))
                .map(move -> move.arrow().toString());
        assertThat(arrows)
                .as("from D4, past C3, which the queen has left")
                .containsExactlyInAnyOrder("D5", "C4", "B4", "A4", "E4", "C3", "B2", "D3", "D2", "D1", "E3");
    }

    /** Counted by hand: from each of the three squares next to the corner an arrow can go to the two others, and back. */
    @Test
    void everyMoveIsListed() {
        assertThat(game.parse("../w./xb white").legalMoves())
                .extracting(AmazonsMove::toString)
                .containsExactly(
                        "A2-B2xA2",
                        "A2-B2xA3",
                        "A2-B2xB3",
                        "A2-A3xA2",
                        "A2-A3xB2",
                        "A2-A3xB3",
                        "A2-B3xA2",
                        "A2-B3xB2",
                        "A2-B3xA3");
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
            wx./xx./..b white  | true  | the only queen is shut in
            wx./xx./..b black  | false | but the other's is not
            wx./wx./..b white  | false | one of two queens is free
            wb./bx./..b white  | true  | queens shut in as burnt squares do
            wx./x../..b white  | false | a diagonal is open
            w.x/xxx/xxb white  | false | there and back
            """)
    void whoCannotMoveHasLost(String notation, boolean lost, String what) {
        Amazons state = game.parse(notation);
        assertThat(state.terminalValue().filter(GameValue.LOSS::equals).isPresent())
                .as(what)
                .isEqualTo(lost);
        assertThat(state.legalMoves().isEmpty()).isEqualTo(lost);
    }

    @Test
    void aMoveThatIsNotLegalIsRefused() {
        AmazonsMove over = new AmazonsMove(new Square(1, 0), new Square(1, 3), new Square(1, 2));
        assertThatThrownBy(() -> game.initialState().play(over))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("illegal move B1-B4xB3");
    }

    @ParameterizedTest
    @CsvSource({
        "4x4, .bb./b..b/w..w/.ww. white",
        "4x5, .bb./b..b/..../w..w/.ww. white",
        "5x4, .b.b./b...b/w...w/.w.w. white",
        "5 x 6, .b.b./b...b/...../...../w...w/.w.w. white",
        "7X4, .b...b./b.....b/w.....w/.w...w. white"
    })
    void aSizeIsTheBeginningOnThatBoard(String size, String rows) {
        assertThat(game.parse(size)).hasToString(rows);
        assertThat(game.parse(rows)).isEqualTo(game.parse(size));
    }

    @Test
    void notationIsReadInManyForms() {
        assertThat(game.parse(" 4X4 ")).isEqualTo(game.initialState());
        assertThat(game.parse("W../.X./..B")).hasToString("w../.x./..b white");
        assertThat(game.parse("w../.x./..b  BLACK")).hasToString("w../.x./..b black");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            queens              | it is no board and player, and no size
            3x3                 | a board of 3 x 3 has no usual beginning; say where the queens stand
            6x6                 | the board is 6 x 6; boards have 2 or more columns and rows, and at most 31 squares
            w.b white           | the board is 3 x 1; boards have 2 or more
            w../../..b          | its rows have 3, 2, 3 squares: rows are equally long
            w../.../... white   | black has no queen
            b../.../... white   | white has no queen
            """)
    void whatIsNoPositionIsRefusedWithTheReason(String notation, String reason) {
        assertThatThrownBy(() -> game.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason)
                .hasMessageContaining("accepted: ");
    }

    @Test
    void statesThatCannotBeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Amazons(3, "w..b", true));
        assertThatIllegalArgumentException().isThrownBy(() -> new Amazons(0, "w..b", true));
        assertThatIllegalArgumentException().isThrownBy(() -> new Amazons(2, "w.qb", true));
        assertThatIllegalArgumentException().isThrownBy(() -> Amazons.start(5, 3));
    }

    @Test
    void boardsHaveTheirSymmetriesAndTheColoursAreAlike() {
        Amazons first = game.canonical(game.parse("w../.../.xb white"));
        assertThat(Stream.of("..w/.../bx. white", ".xb/.../w.. white", "w../..x/..b white", "b../.../.xw black"))
                .allSatisfy(
                        image -> assertThat(game.canonical(game.parse(image))).isEqualTo(first));
        assertThat(game.canonical(game.parse("b../.../.xw white"))).isNotEqualTo(first);
        assertThat(game.canonical(game.parse("w../.../.xb/... white")))
                .isNotEqualTo(game.canonical(game.parse(".../w../.../.xb white")));
    }

    @Test
    void burntSquaresAreNotDrawn() {
        assertThat(game.draw(after(game, "B1-B3xB1", "A3-A4xA3", "A2-A1xA2")).lines())
                .containsExactly("4 b b b .", "3   w . b", "2   . . w", "1 w   w .", "  a b c d");
    }

    @Test
    void aMoveIsAClickOnEachSquareItTouches() {
        Amazons state = game.initialState();
        assertThat(game.clicks(state, game.parseMove(state, "B1-B3xD1"))).isEqualTo(List.of("b1", "b3", "d1"));
        Site queen = game.diagram(state).orElseThrow().site("b4").orElseThrow();
        assertThat(queen.owner()).isEqualTo(Site.Owner.SECOND);
    }
}
