package dev.foregone.games.endings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.GameValue;
import dev.foregone.spi.Ranking;
import dev.foregone.testkit.Perft;
import dev.foregone.testkit.RankingCheck;
import dev.foregone.testkit.build.Thorough;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Captures en passant: in states, in packed positions, taken back, and in ranks. */
class EnPassantTest {

    private static final String PAWNS = "8/8/8/8/k1pP4/8/8/6K1 b - d3";

    private final EndingsGame game = new EndingsGame();

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
        8/8/8/8/K1p5/8/3P4/6k1 w     | d2d4 | 8/8/8/8/K1pP4/8/8/6k1 b - d3 | a pawn that moves two squares may be captured
        8/8/8/8/k1pP4/8/8/6K1 b - d3 | c4d3 | 8/8/8/8/k7/3p4/8/6K1 w       | as if it had moved one
        8/8/8/8/k1pP4/8/8/6K1 b - d3 | a4b5 | 8/8/8/1k6/2pP4/8/8/6K1 w     | by the next move only
        8/3p4/8/4P3/8/8/k7/2K5 b     | d7d5 | 8/8/8/3pP3/8/8/k7/2K5 w - d6 | Black's pawns too
        8/8/8/3pP3/8/8/k7/2K5 w - d6 | e5d6 | 8/8/3P4/8/8/8/k7/2K5 b       | by White's
        8/8/8/8/2p5/3P4/K7/6k1 w     | d3d4 | 8/8/8/8/2pP4/8/K7/6k1 b      | one step does not count
        8/8/8/8/1p6/8/K2P4/6k1 w     | d2d4 | 8/8/8/8/1p1P4/8/K7/6k1 b     | nor does a pawn that is not beside
        8/8/8/7p/8/8/P1K5/6k1 w      | a2a4 | 8/8/8/7p/P7/8/2K5/6k1 b      | nor one across the edge of the board
        8/8/8/8/2n5/8/3P4/K5k1 w     | d2d4 | 8/8/8/8/2nP4/8/8/K5k1 b      | nor another piece
        8/8/8/8/k1p4R/8/3P4/3K4 w    | d2d4 | 8/8/8/8/k1pP3R/8/8/3K4 b     | nor a capture that leaves the king in check
        """)
    void aMoveDoesWhatTheRulesSay(String before, String move, String after, String what) {
        Ending state = game.parse(before);
        EndingMove made = game.parseMove(state, move);
        assertThat(state.play(made)).as(what).hasToString(after).isEqualTo(game.parse(after));
        EndingsRules rules = EndingsRules.of(state);
        long position = rules.pack(state);
        int packed = moves(rules, position)[state.legalMoves().indexOf(made)];
        assertThat(rules.unpackMove(position, packed)).isEqualTo(made);
        assertThat(rules.unpack(rules.play(position, packed))).as(what).hasToString(after);
    }

    private static int[] moves(EndingsRules rules, long position) {
        int[] moves = new int[rules.maxMoves(position)];
        return Arrays.copyOf(moves, rules.legalMoves(position, moves, 0));
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
        8/8/8/8/2pPp3/8/8/k2K4 b - d3   | [c4c3, c4d3, e4d3, e4e3, a1a2, a1b2, a1b1] | two pawns may capture
        7K/8/6k1/3b1pP1/8/8/8/8 w - f6  | [g5f6]                                     | nothing else prevents stalemate
        8/8/8/8/6Pp/5K1k/8/6Q1 b - g3   | [h4g3]                                     | nothing else prevents stalemate
        """)
    void theseAreTheMoves(String fen, String moves, String what) {
        assertThat(game.parse(fen).legalMoves()).as(what).hasToString(moves);
    }

    @Test
    void theOnlyMovePreventsStalemate() {
        assertThat(game.parse("7K/8/6k1/3b1pP1/8/8/8/8 w - f6").terminalValue()).isEmpty();
        assertThat(game.parse("7K/8/6k1/3b1pP1/8/8/8/8 w").terminalValue()).contains(GameValue.DRAW);
    }

    @Test
    void aCaptureMayMate() {
        Ending state = game.parse("k1K5/8/8/Pp6/R7/8/8/8 w - b6");
        assertThat(state.play(game.parseMove(state, "a5b6")).terminalValue()).contains(GameValue.LOSS);
    }

    /** Published counts of positions that were made to find mistakes here (S. Maughan, talkchess.com, 2013). */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/k1p4R/8/3P4/3K4 w,       4, 10138",
        "8/8/1k6/8/2pP4/8/5BK1/8 b - d3,  4, 9287",
        "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3, 4, 13931"
    })
    void thereAreAsManyLinesAsPublished(String fen, int plies, long lines) {
        assertThat(Naive.of(fen).lines(plies)).isEqualTo(lines);
        assertThat(Perft.lines(game.parse(fen), plies)).isEqualTo(lines);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/8/k1pP4/8/8/6K1 b - -",
                "8/8/8/8/k2P4/8/8/6K1 b - d3",
                "8/8/8/8/k1pP3R/8/8/3K4 b - d3",
                "8/8/8/8/k1pn4/8/8/6K1 b"
            })
    void aSquareWithoutALegalCaptureIsLeftOut(String fen) {
        assertThat(game.parse(fen).enPassant()).isEmpty();
        assertThat(game.parse(fen).toString()).doesNotContain("-");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/8/k1pP4/8/8/6K1 b - c3",
                "8/8/8/8/k1pP4/8/8/6K1 b - d4",
                "8/8/8/8/k1pP4/8/8/6K1 w - d3",
                "8/8/8/8/k1pP4/8/3N4/6K1 b - d3",
                "8/8/8/8/k1pP4/3n4/8/6K1 b - d3",
                "8/8/8/8/k1pp4/8/8/6K1 b - d3",
                "8/8/8/8/k1pP4/8/8/6K1 b - d6"
            })
    void aSquareThatNoPawnHasPassedOverIsRefused(String fen) {
        assertThatThrownBy(() -> game.parse(fen))
                .hasMessageContaining("the square for en passant is " + fen.split(" ")[3] + ", and no pawn of ")
                .hasMessageContaining("can have just passed over it");
    }

    /** Whatever the pawns: positions with marks are told apart from those without, and have the ranks of nothing else. */
    @Test
    void ranksAndPositionsAreInverse() {
        RandomPawns random = new RandomPawns(new Random(5));
        Set<Long> ranks = new HashSet<>();
        Set<Long> positions = new HashSet<>();
        int marked = 0;
        for (int i = 0; i < Thorough.orFew(10_000, 1_500); i++) {
            Optional<Ending> state = RandomPawns.position(game, random.fen());
            if (state.isPresent()) {
                EndingsRules rules = EndingsRules.of(state.get());
                long position = rules.canonical(rules.pack(state.get()));
                long rank = EndingsRanking.ALL.rank(position);
                new RankingCheck<>(rules).checkRank(rank);
                assertThat(EndingsRanking.ALL.unrank(rank))
                        .as("%s", state.get())
                        .isEqualTo(position);
                marked += EnPassant.isOn(position) ? 1 : 0;
                ranks.add(rank);
                positions.add(position);
            }
        }
        assertThat(ranks).hasSameSizeAs(positions);
        assertThat(marked).isGreaterThan(Thorough.orFew(1_000, 150));
    }

    /** Pawns side by side, kings wherever they may be, White to move: half of them are mirror images of the others. */
    @Test
    void allPositionsOfTwoPawnsHaveTheirRanks() {
        Set<Long> ranks = new HashSet<>();
        int found = 0;
        for (String fen : RandomPawns.allOfTwo()) {
            Optional<Ending> state = RandomPawns.position(game, fen);
            if (state.flatMap(Ending::enPassant).isPresent()) {
                long position = EndingsRules.of(state.get()).pack(state.get());
                ranks.add(EndingsRanking.ALL.rank(Symmetry.canonical(position)));
                found++;
            }
        }
        assertThat(found).isGreaterThan(40_000);
        assertThat(ranks).hasSize(found / 2);
        int tier = tier(ranks.iterator().next());
        assertThat(LongStream.range(EndingsRanking.ALL.firstRank(tier), EndingsRanking.ALL.firstRank(tier + 1))
                        .filter(EnPassantTest::isMarked)
                        .boxed()
                        .collect(Collectors.toSet()))
                .isEqualTo(ranks);
    }

    private static boolean isMarked(long rank) {
        long position = EndingsRanking.ALL.unrank(rank);
        return position != Ranking.NONE && EnPassant.isOn(position);
    }

    private static int tier(long rank) {
        int tier = 0;
        while (EndingsRanking.ALL.firstRank(tier + 1) <= rank) {
            tier++;
        }
        return tier;
    }

    /** Two pawns, and one more of them: every move is taken back, and nothing else. */
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {PAWNS, "8/8/8/8/k1pP4/8/1P6/6K1 b - d3"})
    void everyMoveIsTakenBack(String fen) {
        Ending state = game.parse(fen);
        EndingsRules rules = EndingsRules.of(state);
        RankingCheck<Ending, EndingMove> check = new RankingCheck<>(rules);
        int tier = tier(EndingsRanking.ALL.rank(rules.canonical(rules.pack(state))));
        long first = EndingsRanking.ALL.firstRank(tier);
        long size = EndingsRanking.ALL.firstRank(tier + 1) - first;
        Random random = new Random(9);
        for (int i = 0; i < 50_000; i++) {
            check.checkRank(first + Math.floorMod(random.nextLong(), size));
        }
    }
}
