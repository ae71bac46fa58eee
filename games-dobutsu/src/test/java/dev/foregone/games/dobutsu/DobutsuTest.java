package dev.foregone.games.dobutsu;

import static dev.foregone.testkit.LineOfPlay.after;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site;
import dev.foregone.testkit.Perft;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DobutsuTest {

    private final DobutsuGame game = new DobutsuGame();

    /** The numbers come from a program that shares nothing with this one. */
    @Test
    void linesOfPlayAndPositionsAreAsManyAsElsewhere() {
        long[] lines = IntStream.rangeClosed(1, 5)
                .mapToLong(plies -> Perft.lines(game.initialState(), plies))
                .toArray();
        assertThat(lines).containsExactly(4, 17, 100, 615, 3_440);
        long[] positions = IntStream.rangeClosed(1, 5)
                .mapToLong(plies -> Perft.positionsAfter(game.initialState(), plies))
                .toArray();
        assertThat(positions).containsExactly(4, 17, 87, 489, 2_302);
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
            gle/.c./.C./ELG - sente      | b3-b2 | gle/.C./.../ELG C gote   | a captured piece comes to the hand
            ..l/.../.../L.. CCEEGG sente | C@a1  | C.l/.../.../L.. CEEGG gote | a chick dropped on the far rank is a chick
            ..l/C../.../..L CEEGG sente  | a2-a1 | H.l/.../.../..L CEEGG gote | a chick that moves there becomes a hen
            ..l/.../c../L.. CEEGG gote   | a3-a4 | ..l/.../.../h.. CEEGGl sente | the lion is caught
            Hl./.../.../..L CEEGG gote   | b1-a1 | l../.../.../..L CEEGGc sente | a hen in the hand is a chick
            ..l/.../..c/L.. CEEGG gote   | c3-c4 | ..l/.../.../L.h CEEGG sente | so it does for gote
            """)
    void aMoveDoesWhatTheRulesSay(String before, String move, String after, String what) {
        Dobutsu state = game.parse(before);
        assertThat(state.play(game.parseMove(state, move))).as(what).hasToString(after);
    }

    @Test
    void movesComeInTheOrderInWhichThePlayerReadsTheBoard() {
        assertThat(game.initialState().legalMoves()).hasToString("[b3-b2, b4-a3, b4-c3, c4-c3]");
        assertThat(after(game, "c4-c3").legalMoves()).hasToString("[b2-b3, b1-c2, b1-a2, a1-a2]");
        assertThat(game.parse("..l/.../.../L.. GCceeg gote").legalMoves())
                .extracting(String::valueOf)
                .startsWith("c1-c2", "c1-b2", "c1-b1", "C@c4", "C@b4", "C@c3");
    }

    @Test
    void aLionThatCanBeCaughtIsCaught() {
        Dobutsu inCheck = after(game, "b3-b2", "a1-a2");
        assertThat(inCheck.legalMoves()).hasToString("[b2-b1]");
        Dobutsu caught = after(game, "b3-b2", "a1-a2", "b2-b1");
        assertThat(caught).hasToString(".He/g../.../ELG CL gote");
        assertThat(caught.terminalValue()).contains(GameValue.LOSS);
        assertThat(caught.legalMoves()).isEmpty();
        assertThatThrownBy(() -> inCheck.play(new Step(new Square(3, 1), new Square(2, 0))))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("illegal move b4-a3 in .le/gC./.../ELG C sente: legal are b2-b1");
    }

    @Test
    void aTryWinsWhereTheLionCannotBeCaughtAtOnce() {
        Dobutsu before = game.parse("..l/L../.../... CCEEGG sente");
        Dobutsu safe = before.play(game.parseMove(before, "a2-a1"));
        assertThat(safe.terminalValue()).contains(GameValue.LOSS);
        Dobutsu unsafe = before.play(game.parseMove(before, "a2-b1"));
        assertThat(unsafe.terminalValue()).isEmpty();
        assertThat(unsafe.legalMoves()).hasToString("[c1-b1]");
    }

    @Test
    void whoHasNoMoveHasLost() {
        assertThat(game.parse("GEl/LGE/CC./... - sente").terminalValue()).contains(GameValue.LOSS);
    }

    @Test
    void turnedAndMirroredPositionsAreTheSame() {
        Dobutsu state = after(game, "b3-b2", "b1-b2", "c4-c3");
        assertThat(PlainRules.turned(PlainRules.turned(state))).isEqualTo(state);
        assertThat(PlainRules.mirrored(PlainRules.mirrored(state))).isEqualTo(state);
        assertThat(game.canonical(PlainRules.mirrored(PlainRules.turned(state))))
                .isEqualTo(game.canonical(state));
        assertThat(game.canonical(state).senteMoves()).isTrue();
        assertThat(PlainRules.turned(game.initialState())).hasToString("gle/.c./.C./ELG - gote");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            gle/.c./.../ELG - sente | 1 pieces are or were chicks or hens, not 2
            gle/.c./.C./ELG E sente | 3 pieces are or were elephants, not 2
            g.e/.c./.C./ELG L sente | the lion of the player not to move
            gle/.c./.x./ELG - sente | hold what is no piece
            gLe/.c./.C./ElG - sente | the lion of the player to move has come to the far rank
            gle/.c./ELG - sente     | it is no board, hands and who is to move
            """)
    void positionsThatNoGameReachesAreRefusedWithTheReason(String notation, String reason) {
        assertThatThrownBy(() -> game.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason)
                .hasMessageContaining("accepted: ");
    }

    @Test
    void statesWithoutTheirPiecesAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Dobutsu("gle.c..C.EL", "G", true));
        assertThatIllegalArgumentException().isThrownBy(() -> new Dobutsu("g.e.c..C.ELG", "L", true));
        assertThat(new Dobutsu("..l......L..", "GcECeg", true).hands()).isEqualTo("CEGceg");
    }

    @Test
    void theBoardAndTheHandsAreDrawn() {
        assertThat(game.draw(after(game, "b3-b2")).lines())
                .containsExactly(
                        "   a  b  c",
                        "1  g  l  e   gote  .  .  .",
                        "2  .  C  .",
                        "3  .  .  .",
                        "4  E  L  G  sente  C  .  .");
    }

    @Test
    void aMoveIsAClickOnThePieceOrTheHandAndOneOnTheSquare() {
        assertThat(game.clicks(game.initialState(), game.parseMove(game.initialState(), "b3-b2")))
                .containsExactly("b3", "b2");
        Dobutsu caught = after(game, "b3-b2", "c1-b2");
        Dobutsu gote = new Dobutsu(caught.board(), caught.hands(), false);
        assertThat(game.clicks(gote, game.parseMove(gote, "C@b3"))).containsExactly("gote:c", "b3");
    }

    @Test
    void thePiecesOfTheTwoPlayersPointToEachOther() {
        Diagram diagram = game.diagram(game.initialState()).orElseThrow();
        Site below = diagram.site("b4").orElseThrow();
        assertThat(below.owner()).isEqualTo(Site.Owner.FIRST);
        assertThat(below.facing()).isEqualTo(Site.Facing.UP);
        Site above = diagram.site("b1").orElseThrow();
        assertThat(above.owner()).isEqualTo(Site.Owner.SECOND);
        assertThat(above.facing()).isEqualTo(Site.Facing.DOWN);
    }
}
