package dev.foregone.games.endings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of chess, one by one. */
class EndingTest {

    private final EndingsGame game = new EndingsGame();

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
        8/8/8/3k4/8/8/8/R3K3 w    | a1a8  | R7/8/8/3k4/8/8/8/4K3 b    | a rook moves any distance
        8/8/8/3k4/8/8/r7/R3K3 w   | a1a2  | 8/8/8/3k4/8/8/R7/4K3 b    | and captures
        8/P7/8/8/8/2k5/8/K7 w     | a7a8q | Q7/8/8/8/8/2k5/8/K7 b     | a pawn becomes a queen
        8/P7/8/8/8/2k5/8/K7 w     | a7a8n | N7/8/8/8/8/2k5/8/K7 b     | or a knight
        1r6/P1k5/8/8/8/8/8/K7 w   | a7b8r | 1R6/2k5/8/8/8/8/8/K7 b    | also where it captures
        8/8/8/8/k7/8/6p1/K6N b    | g2h1b | 8/8/8/8/k7/8/8/K6b w      | and so does Black's
        8/8/8/8/8/k7/4P3/K7 w     | e2e4  | 8/8/8/8/4P3/k7/8/K7 b     | a pawn moves two squares from its second rank
        8/3p4/8/8/8/k7/8/K7 b     | d7d5  | 8/8/8/3p4/8/k7/8/K7 w     | and so does Black's
        8/8/8/3p4/4P3/8/k7/2K5 w  | e4d5  | 8/8/8/3P4/8/8/k7/2K5 b    | a pawn captures diagonally
        """)
    void aMoveDoesWhatTheRulesSay(String before, String move, String after, String what) {
        Ending state = game.parse(before);
        assertThat(state.play(game.parseMove(state, move))).as(what).hasToString(after);
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
        4r2k/8/8/8/8/4B3/4K3/8 w  | e3 | []                             | a pinned bishop cannot move
        4r2k/8/8/4R3/8/8/4K3/8 w  | e5 | [e5e8, e5e7, e5e6, e5e4, e5e3] | a pinned rook can move along the pin
        k3r3/8/8/8/8/3n4/8/4K2R w | h1 | []                             | in double check only the king moves
        k3r3/8/8/8/8/3n4/8/4K2R w | e1 | [e1d2, e1d1, e1f1]             | in double check only the king moves
        k7/8/8/8/8/8/1R6/r3K3 w   | b2 | [b2b1]                         | a check may be blocked
        1k6/8/8/8/8/8/R7/r3K3 w   | a2 | [a2a1]                         | the piece that checks may be captured
        8/8/8/8/4k3/8/4P3/4K3 w   | e2 | [e2e3]                         | a double step may be blocked
        8/8/8/8/8/4k3/4P3/4K3 w   | e2 | []                             | a pawn may be blocked
        8/8/8/8/8/1k6/8/K6R w     | a1 | [a1b1]                         | kings stay apart
        8/8/8/8/3pP3/8/8/k1K5 b   | d4 | [d4d3]                         | the last move is not known
        4k3/8/8/8/8/8/8/4K2R w    | e1 | [e1d2, e1e2, e1f2, e1d1, e1f1] | there is no castling
        8/8/8/8/8/1k6/1r6/K7 w    | a1 | []                             | a king cannot capture what is protected
        7k/8/8/8/8/8/1q6/K5R1 w   | a1 | [a1b2]                         | but what is not
        8/P7/8/8/8/2k5/8/K7 w     | a7 | [a7a8q, a7a8r, a7a8b, a7a8n]   | a pawn must become something
        """)
    void thePieceOnASquareHasTheseMoves(String fen, String from, String moves, String what) {
        List<String> legal = game.parse(fen).legalMoves().stream()
                .filter(move -> move.from().toString().equals(from))
                .map(String::valueOf)
                .toList();
        assertThat(legal).as(what).hasToString(moves);
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
        k7/1Q6/1K6/8/8/8/8/8 b   | LOSS | mate by a queen
        7k/5K2/8/8/8/8/8/7R b    | LOSS | mate by a rook
        7K/5k2/8/8/8/8/8/7r w    | LOSS | White may be mated too
        k7/2Q5/1K6/8/8/8/8/8 b   | DRAW | stalemate by a queen
        8/8/8/8/8/k7/p7/K7 w     | DRAW | stalemate by a pawn
        8/8/8/3k4/8/8/8/4K3 w    | DRAW | kings alone
        8/8/8/3k4/8/8/8/B3K3 b   | DRAW | a bishop
        8/8/8/3k4/8/2n5/8/4K3 w  | DRAW | a knight of Black
        8/8/8/3k4/8/2N5/8/4K3 b  | DRAW | a knight, even with check
        8/8/8/3k4/8/8/8/NN2K3 b  | -    | two knights can mate with help
        8/8/8/3k4/8/8/b7/B3K3 b  | -    | so can bishops against each other
        8/8/8/3k4/8/8/P7/4K3 b   | -    | a pawn may become a queen
        """)
    void theGameEndsWhereTheRulesSay(String fen, GameValue value, String what) {
        assertThat(game.parse(fen).terminalValue()).as(what).isEqualTo(Optional.ofNullable(value));
    }

    @Test
    void anIllegalMoveIsRefused() {
        Ending state = game.parse("8/8/8/8/8/1k6/8/K6R w");
        Square here = new Square(7, 0);
        assertThatThrownBy(() -> state.play(new Step(here, new Square(6, 0))))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("illegal move a1a2 in 8/8/8/8/8/1k6/8/K6R w");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/3k4/8/8/8/R3K3 w - -",
                "8/8/8/3k4/8/8/8/R3K3 w - - 0 1",
                "  8/8/8/3k4/8/8/8/R3K3   w  ",
                "8/8/8/3k4/8/8/8/R3K3 w - - 49 120",
                "8/8/8/3k4/8/8/8/R3K3 w -",
                "8/8/8/3k4/8/8/8/R3K3 w 0 1",
                "8/8/8/3k4/8/8/8/R3K3 W - - 0 1",
                "8/8/8/3k4/8/8/8/R3K3_w_-_-_0_1",
                "8/8/8/3k4/8/8/8/R3K3_w",
                "8/8/8/3k4/8/8/8/R3K3 w - - dm 12;",
                "8/8/8/3k4/8/8/8/R3K3 w - - bm Ra4",
                "8/8/8/3k4/8/8/8/R3K3 w - - bm Ra4 Kd2; id \"a; b\"; c0 \"\";",
                "8/8/8/3k4/8/8/8/R3K3 w - - 0 1 dm 12; noop;",
                "8/8/8/3k4/8/8/8/R3K3 w dm 12;"
            })
    void furtherFieldsOfFenAreRead(String fen) {
        assertThat(game.parse(fen)).hasToString("8/8/8/3k4/8/8/8/R3K3 w");
        assertThat(game.parse(fen.replace(" w", " b").replace("_w", "_B").replace(" W", " B")))
                .hasToString("8/8/8/3k4/8/8/8/R3K3 b");
    }

    @Test
    void aLongTextIsReadToItsEnd() {
        String operations = "c1 \"x\" \"y\"; ".repeat(20_000);
        assertThat(game.parse("8/8/8/3k4/8/8/8/R3K3 w - - " + operations)).hasToString("8/8/8/3k4/8/8/8/R3K3 w");
        assertThatThrownBy(() -> game.parse("8/8/8/3k4/8/8/8/R3K3 w - - " + operations + "!"))
                .isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        8/8/8/3k4/8/8/8/R3K3                | it does not say who is to move
        8/8/8/3k4/8/8/8/R3K3 white          | "white" is not who is to move, w or b
        8/8/8/3k4/8/8/8/R3K3 w Q - 0 1      | the field for castling is "Q", and this game has no castling
        8/8/8/8/3Pk3/8/8/4K3 w - d3 0 1     | the square for en passant is d3, and no pawn of Black can have just passed
        8/8/8/3k4/8/8/8/R3K3 w - - x 1      | "x 1" is neither two numbers of moves nor operations of EPD such as dm 12;
        8/8/8/3k4/8/8/8/R3K3 w - - 0 1 2    | "2" is neither two numbers of moves nor operations of EPD such as dm 12;
        8/8/8/3k4/8/8/8/R3K3 w - - dm; 12   | "dm; 12" is neither two numbers of moves nor operations of EPD
        8/8/8/3k4/8/8/R3K3 w                | the board has 7 ranks, not 8
        8/8/8/3k5/8/8/8/R3K3 w              | rank 5 of the board is not eight squares
        8/8/8/3k22/8/8/8/R3K3 w             | two numbers of free squares follow one another
        8/8/8/3k4/8/8/8/R7 w                | White has 0 kings (K), not 1
        8/8/8/3k4/8/k7/8/R3K3 w             | Black has 2 kings (k), not 1
        8/8/8/3k4/8/8/PP6/RN2K3 w           | there are 6 pieces, and five is the most, kings included
        8/8/8/3k4/8/8/8/P3K3 w              | a pawn is on a1, where no pawn can be
        8/8/8/3k4/8/8/8/3RK3 w              | Black is in check, but it is the move of White
        8/8/8/3k4/3K4/8/8/8 b               | White is in check, but it is the move of Black
        """)
    void whatIsNoPositionIsRefusedWithTheReason(String fen, String reason) {
        assertThatThrownBy(() -> game.parse(fen)).hasMessageContaining(reason).hasMessageContaining("accepted: FEN");
    }

    @Test
    void statesThatAreNoPositionsAreRefused() {
        String squares = game.initialState().squares();
        assertThat(new Ending(squares, false).whiteMoves()).isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> new Ending(squares.replace('k', '.'), true));
        assertThatIllegalArgumentException().isThrownBy(() -> new Ending(squares.substring(1), true));
    }
}
