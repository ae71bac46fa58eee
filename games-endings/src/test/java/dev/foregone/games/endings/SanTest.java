package dev.foregone.games.endings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves and games as chess players write them. */
class SanTest {

    private final EndingsGame game = new EndingsGame();

    @ParameterizedTest(name = "{3}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
        8/8/3k4/8/8/3K4/8/R7 w          | d3d4  | Kd4     | a king moves
        8/8/3k4/8/8/3K4/8/R7 w          | a1a6  | Ra6+    | a check
        7k/8/6K1/8/8/8/8/R7 w           | a1a8  | Ra8#    | mate
        7k/8/5KQ1/8/8/8/8/8 w           | g6f7  | Qf7     | stalemate is no check
        8/8/8/3k4/8/8/r7/R3K3 w         | a1a2  | Rxa2    | a capture
        8/1k6/8/8/8/8/8/R3K2R w         | a1d1  | Rd1     | only one rook can go there
        8/1k6/8/8/8/8/4K3/R6R w         | a1d1  | Rad1    | two rooks on one rank
        7k/8/8/R7/8/8/4K3/R7 w          | a1a3  | R1a3    | two rooks on one file
        6k1/8/8/8/8/8/8/Q1Q1K3 w        | a1a2  | Qa2+    | a check by a queen that alone can go there
        8/8/8/7k/8/Q1Q5/8/Q3K3 w        | a3b2  | Qa3b2   | neither file nor rank alone tells which queen
        8/8/8/7k/8/Q1Q5/8/Q3K3 w        | a1b2  | Q1b2    | of three queens this one alone is on its rank
        8/8/8/7k/8/Q1Q5/8/Q3K3 w        | c3b2  | Qcb2    | and this one on its file
        4r2k/8/8/8/8/4N3/8/N3K3 w       | a1c2  | Nc2     | a pinned knight cannot go there
        7k/8/8/8/8/4N3/8/N3K3 w         | a1c2  | Nac2    | a knight that is not pinned can
        8/4P3/8/8/8/2k5/8/K7 w          | e7e8q | e8=Q    | a promotion
        8/4P3/8/8/8/2k5/8/K7 w          | e7e8n | e8=N    | to a knight
        3r4/4P3/8/8/8/8/6k1/2K5 w       | e7d8r | exd8=R  | that captures
        3r3k/4P3/8/8/8/8/8/2K5 w        | e7d8q | exd8=Q+ | and gives check
        8/8/8/3p4/4P3/8/k7/2K5 w        | e4d5  | exd5    | a pawn captures
        8/8/8/8/k1pP4/8/8/6K1 b - d3    | c4d3  | cxd3    | en passant
        8/8/8/8/k1pP4/8/8/6K1 b - d3    | c4c3  | c3      | a pawn moves
        8/8/8/8/8/5k2/8/1n3n1K b        | f1d2  | Nfd2    | Black's moves too
        """)
    void aMoveIsWrittenInAlgebraicNotation(String fen, String move, String san, String what) {
        Ending state = game.parse(fen);
        assertThat(game.written(state, game.parseMove(state, move))).as(what).isEqualTo(san);
    }

    private String pgn(String fen, String... moves) {
        Ending start = game.parse(fen);
        List<EndingMove> made = new ArrayList<>();
        Ending state = start;
        for (String move : moves) {
            made.add(game.parseMove(state, move));
            state = state.play(made.get(made.size() - 1));
        }
        return game.recorded(start, made, List.of()).orElseThrow().text();
    }

    @Test
    void aGameSaysWhoPlayed() {
        assertThat(game.recorded(game.initialState(), List.of(), List.of("R. \"Bob\" J.", "a\\b"))
                        .orElseThrow()
                        .text())
                .contains("[White \"R. \\\"Bob\\\" J.\"]\n[Black \"a\\\\b\"]\n");
    }

    @Test
    void aGameIsPgn() {
        assertThat(pgn("7k/8/5K2/8/8/8/8/R7 w", "f6g6", "h8g8", "a1a8")).isEqualTo("""
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "?"]
                [Black "?"]
                [Result "1-0"]
                [FEN "7k/8/5K2/8/8/8/8/R7 w - - 0 1"]
                [SetUp "1"]

                1. Kg6 Kg8 2. Ra8# 1-0
                """);
    }

    @Test
    void blackMayBegin() {
        assertThat(pgn("8/8/8/8/k1pP4/8/8/6K1 b - d3", "c4d3", "g1f2", "d3d2"))
                .contains("[FEN \"8/8/8/8/k1pP4/8/8/6K1 b - d3 0 1\"]", "[Result \"*\"]")
                .endsWith("\n\n1... cxd3 2. Kf2 d2 *\n");
    }

    @Test
    void aStalemateAndADeadPositionAreDraws() {
        assertThat(pgn("7k/8/5KQ1/8/8/8/8/8 w", "g6f7")).endsWith("\n\n1. Qf7 1/2-1/2\n");
        assertThat(pgn("8/8/8/8/8/2k5/1R6/4K3 b", "c3b2")).contains("[Result \"1/2-1/2\"]");
    }

    @Test
    void blackWins() {
        assertThat(pgn("8/8/8/8/8/5k2/q7/7K b", "a2g2")).endsWith("\n\n1... Qg2# 0-1\n");
    }

    @Test
    void noMovesAreAGameToo() {
        assertThat(pgn("8/8/3k4/8/8/3K4/8/R7 w")).endsWith("\n\n*\n");
    }

    @Test
    void linesAreShorterThanEightyCharacters() {
        String[] moves = new String[80];
        for (int i = 0; i < moves.length; i += 4) {
            moves[i] = "a1a2";
            moves[i + 1] = "d6d7";
            moves[i + 2] = "a2a1";
            moves[i + 3] = "d7d6";
        }
        String text = pgn("8/8/3k4/8/8/3K4/8/R7 w", moves);
        assertThat(text.lines()).allMatch(line -> line.length() < 80);
        assertThat(text.substring(text.indexOf("\n\n") + 2).lines())
                .hasSize(6)
                .first()
                .isEqualTo("1. Ra2 Kd7 2. Ra1 Kd6 3. Ra2 Kd7 4. Ra1 Kd6 5. Ra2 Kd7 6. Ra1 Kd6 7. Ra2 Kd7 8.");
        assertThat(text.replace('\n', ' ')).contains(" 40. Ra1 Kd6 * ");
    }
}
