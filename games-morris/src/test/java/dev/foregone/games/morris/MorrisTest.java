package dev.foregone.games.morris;

import static dev.foregone.testkit.LineOfPlay.after;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.diagram.Site;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MorrisTest {

    private final MorrisGame game = new MorrisGame();

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
            6                                         | d4       | 6:.../..w/..../.../... 5,6 black | a man is placed
            6:ww./.../..../.../b.b 4,4 white          | e5xe1    | 6:www/.../..../.../b.. 3,4 black | a mill removes a man
            6:ww./.../...w/b../b.b 0,0 white          | e3-e5xb2 | 6:www/.../..../.../b.b 0,0 black | so it does after a slide
            6:w.w/.../..../.../bb. 3,4 black          | e1xa5    | 6:..w/.../..../.../bbb 3,3 white | so does black's
            6:w.w/.w./...b/..b/bbw 0,0 white          | c4-c5xd2 | 6:www/.../...b/.../bbw 0,0 black | lines join the squares
            6f:w.w/.../..b./..b/bbw 0,0 white         | e1-c5xa1 | 6f:www/.../..b./..b/.b. 0,0 black | three men fly
            9:.../.w./.w./....../.../.../b.b 7,7 white | d7xa1   | 9:.w./.w./.w./....../.../.../..b 6,7 black | across three squares
            """)
    void aMoveDoesWhatTheRulesSay(String before, String move, String after, String what) {
        Morris state = game.parse(before);
        assertThat(state.play(game.parseMove(state, move))).as(what).hasToString(after);
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
            6:ww./.../..../..b/bbb 2,2 white          | d2             | men in a mill are safe while others are not
            6:ww./.../..../.../bbb 3,3 white          | a1 c1 e1       | but not if all are in mills
            6:ww./b../b.../b../bbb 0,0 white          | none           | a player who closes no mill removes none
            9:ww./.../..w/..w.../.../..b/b.b 3,3 white | f2 a1 g1      | one mill removes one of three
            9:ww./b../.../.....w/b.b/..b/..w 3,3 white | b6 c3 e3 f2   | two mills closed at once remove one
            """)
    void aMillRemovesOneMan(String before, String removable, String what) {
        Morris state = game.parse(before);
        Point corner = state.variant().board().point(2);
        List<String> removed = state.legalMoves().stream()
                .filter(move -> move.to().equals(corner))
                .map(MorrisMove::removed)
                .flatMap(Optional::stream)
                .map(Point::toString)
                .toList();
        assertThat(removed)
                .as(what)
                .containsExactlyInAnyOrder(removable.equals("none") ? new String[0] : removable.split(" "));
    }

    @Test
    void menSlideAlongLines() {
        Morris state = game.parse("6:w../.w./..../b.b/b.b 0,0 white");
        assertThat(state.terminalValue()).as("two men").contains(GameValue.LOSS);
        Morris three = game.parse("6:w../.w./...w/b.b/b.b 0,0 white");
        assertThat(three.legalMoves())
                .extracting(MorrisMove::toString)
                .containsExactlyInAnyOrder("a5-c5", "a5-a3", "c4-c5", "c4-b4", "c4-d4", "e3-d3", "e3-e5");
    }

    @Test
    void threeMenFlyWhereTheVariantSaysSo() {
        Morris slides = game.parse("9s:w../.w./.../...b.w/.../b.b/b.b 0,0 white");
        Morris flies = game.parse("9:w../.w./.../...b.w/.../b.b/b.b 0,0 white");
        Morris four = game.parse("9:w.w/.w./.../...b.w/.../b.b/b.b 0,0 white");
        assertThat(flies.legalMoves()).hasSize(3 * (24 - 8));
        assertThat(slides.legalMoves()).hasSizeLessThan(12);
        assertThat(four.legalMoves()).hasSizeLessThan(14);
        assertThat(game.parse("9:w../.w./.../...b.w/.../b.b/b.b 0,0 black").legalMoves())
                .as("five men slide")
                .hasSizeLessThan(16);
    }

    @Test
    void whoHasTwoMenOrNoMoveHasLost() {
        assertThat(game.parse("6:ww./b.b/..../.../b.. 0,0 white").terminalValue())
                .contains(GameValue.LOSS);
        assertThat(game.parse("6:wbb/.../b..w/.../wb. 0,0 white").terminalValue())
                .as("a1 and a5 are shut in, e3 is not")
                .isEmpty();
        assertThat(game.parse("6:wbw/.../b..b/.../wb. 0,0 white").terminalValue())
                .contains(GameValue.LOSS);
        assertThat(game.parse("6f:wbw/.../b..b/.../wb. 0,0 white").terminalValue())
                .as("but can fly")
                .isEmpty();
        assertThat(game.parse("6:w../b.b/..../.../b.. 1,1 white").terminalValue())
                .as("men in hand")
                .isEmpty();
    }

    /** The player to move wins at the next move, unless shut in. */
    @Test
    void thePlayerNotToMoveLosesOnlyWhenToMove() {
        Morris state = game.parse("6:b.b/.../..../w../w.w 0,0 white");
        assertThat(state.terminalValue()).isEmpty();
        assertThat(state.legalMoves())
                .allSatisfy(move -> assertThat(state.play(move).terminalValue()).contains(GameValue.LOSS));
    }

    @Test
    void aMillWinsWithThreeMen() {
        Morris state = game.parse("3:w.b/.w./.b. 1,1 white");
        assertThat(state.terminalValue()).isEmpty();
        Morris closed = state.play(game.parseMove(state, "c1"));
        assertThat(closed.terminalValue()).contains(GameValue.LOSS);
    }

    @Test
    void aMoveThatIsNotLegalIsRefused() {
        MorrisMove taken = new MorrisMove(Optional.empty(), new Point(0, 0), Optional.of(new Point(2, 0)));
        assertThatThrownBy(() -> game.parse("6:ww./.../..../.../..b 4,4 white").play(taken))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("illegal move a1xc1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "3f", "4", "4f", "5", "5f", "6", "6f", "9", "9s"})
    void theNumberOfMenIsTheBeginning(String notation) {
        Morris start = game.parse(notation);
        assertThat(start.variant()).hasToString(notation);
        assertThat(start).isEqualTo(Morris.start(start.variant()));
        assertThat(game.parse(start.toString())).isEqualTo(start);
        assertThat(start.legalMoves()).hasSize(start.variant().board().count());
    }

    @Test
    void theUsualFlyingMayBeSaid() {
        assertThat(game.parse("9f")).isEqualTo(game.parse("9"));
        assertThat(game.parse("6s")).isEqualTo(game.initialState());
        assertThat(game.parse("6:w.b/.../..../.../...")).hasToString("6:w.b/.../..../.../... 0,0 white");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            7                                   | it is no number of men
            6:.../.../.../.../... 6,6 white     | the rows of the board have not 3, 3, 4, 3, 3 points
            6:.../.../..../.../... 6,5 black    | as many men in hand as the other, or one more
            6:w../.../..../.../... 6,6 white    | white has 1 men on the board and 6 in hand
            6:bbb/bbb/b.../.../... 0,0 white    | black has 7 men on the board and 0 in hand
            """)
    void positionsThatNoGameReachesAreRefusedWithTheReason(String notation, String reason) {
        assertThatThrownBy(() -> game.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason)
                .hasMessageContaining("accepted: ");
    }

    @Test
    void statesAndVariantsThatCannotBeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Variant(7, false));
        assertThatIllegalArgumentException().isThrownBy(() -> new Morris(Variant.of(6), "w", 0, true));
        assertThatIllegalArgumentException().isThrownBy(() -> new Morris(Variant.of(6), ".".repeat(16), -1, true));
    }

    @Test
    void boardsHaveTheirSymmetries() {
        assertThat(PlainRules.symmetries(Board.GRID)).hasSize(8);
        assertThat(PlainRules.symmetries(Board.TWO_SQUARES)).hasSize(16);
        assertThat(PlainRules.symmetries(Board.THREE_SQUARES)).hasSize(16);
        assertThat(game.canonical(after(game, "a5"))).isEqualTo(game.canonical(after(game, "d2")));
        assertThat(game.canonical(after(game, "a5"))).isNotEqualTo(game.canonical(after(game, "a3")));
    }

    @Test
    void theBoardAndTheMenInHandAreDrawn() {
        assertThat(game.draw(after(game, "a5", "c2")).lines())
                .containsExactly(
                        "5     w  -  -  -  +  -  -  -  +     black     5b",
                        "      |           |           |",
                        "4     |     +  -  +  -  +     |",
                        "      |     |           |     |",
                        "3     +  -  +           +  -  +     6 men",
                        "      |     |           |     |",
                        "2     |     +  -  b  -  +     |",
                        "      |           |           |",
                        "1     +  -  -  -  +  -  -  -  +     white     5w",
                        "",
                        "      a     b     c     d     e");
    }

    @Test
    void aMoveIsAClickOnEachPointItTouches() {
        Morris state = game.parse("6:ww./.../...w/b../b.b 0,0 white");
        assertThat(game.clicks(state, game.parseMove(state, "e3-e5xb2"))).containsExactly("e3", "e5", "b2");
        assertThat(game.clicks(game.initialState(), game.parseMove(game.initialState(), "c5")))
                .containsExactly("c5");
        Site man = game.diagram(state).orElseThrow().site("b2").orElseThrow();
        assertThat(man.owner()).isEqualTo(Site.Owner.SECOND);
    }
}
