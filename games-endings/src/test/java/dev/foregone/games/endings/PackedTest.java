package dev.foregone.games.endings;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.testing.EqualsTester;
import dev.foregone.spi.Score;
import dev.foregone.testkit.PredecessorsCheck;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.walk.Walk;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the packed rules say of positions. */
class PackedTest {

    private final EndingsGame game = new EndingsGame();

    @Test
    void aPositionIsLaidOutAsDocumented() {
        long position = rules("8/8/3k4/8/8/3K4/8/R7 w").pack(game.initialState());
        assertThat(Layout.material(position)).isEqualTo(4);
        assertThat(position).isEqualTo(4L << 31 | 43L << 24 | 19L << 18 | 56);
    }

    @Test
    void materialIsTheSameWhereverThePiecesStand() {
        assertThat(material("8/1k6/3r4/8/8/2R5/4R3/K7 b")).isEqualTo(material("R6K/8/8/1r6/8/3k4/R7/8 w"));
        assertThat(material("8/1k6/3r4/8/8/8/8/K7 b")).isNotEqualTo(material("8/1k6/8/8/8/2R5/8/K7 w"));
    }

    private int material(String fen) {
        return Layout.material(rules(fen).pack(game.parse(fen)));
    }

    /** So a tablebase answers about what captures and promotions lead to. */
    @Test
    void rulesAreEqualWhateverTheMaterial() {
        new EqualsTester()
                .addEqualityGroup(rules("8/8/8/3k4/8/8/8/R3K3 w"), rules("8/8/8/3k4/8/8/P7/4K2r w"))
                .addEqualityGroup("other rules")
                .testEquals();
    }

    /** So tablebases from before captures en passant are refused, and no others. */
    @Test
    void onlyPawnsOfBothColoursHaveAnotherRevision() {
        assertThat(rules("8/8/1p2k3/8/8/1P6/8/1K6 w").revision()).isEqualTo(1);
        assertThat(rules("8/8/4k3/8/8/1PP5/8/1K6 w").revision()).isZero();
        assertThat(rules("8/8/8/3k4/8/8/8/R3K3 w").revision()).isZero();
    }

    @Test
    void thereAreNoPredecessorsWherePawnsMayPromote() {
        assertThat(rules("8/8/8/3k4/8/8/P7/4K3 w").predecessors()).isEmpty();
        assertThat(rules("8/8/8/3k4/8/8/8/4K2R w").predecessors()).isPresent();
    }

    private EndingsRules rules(String fen) {
        return EndingsRules.of(game.parse(fen));
    }

    /** Along random games, and back from there to positions that no game has met. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/3k4/8/8/8/R3K3 w",
                "K3r3/8/5k2/Q7/8/8/8/8 w",
                "8/8/3k4/8/8/3K4/8/NBR5 w",
                "8/8/3k4/8/8/3KN3/1n6/Q7 w",
                "8/8/3k4/1q6/8/3K2b1/8/Q7 w"
            })
    void predecessorsAreTheMovesTakenBack(String fen) {
        EndingsRules rules = rules(fen);
        PredecessorsCheck<Ending, EndingMove> check = new PredecessorsCheck<>(rules);
        long[] into = new long[rules.maxPredecessors(0)];
        Walk.many(game.parse(fen), 5, Thorough.orFew(20, 6), 60).forEach(walk -> {
            walk.states().forEach(state -> check.check(rules.pack(state)));
            long position = rules.pack(walk.last());
            for (int back = 0; back < 20; back++) {
                int count = rules.predecessors(position, into, 0);
                if (count > 0) {
                    position = into[(back * 31 + count / 2) % count];
                    check.check(position);
                }
            }
        });
    }

    @Tag("slow")
    @Test
    void predecessorsOfAllPositionsWithAQueenAreTheMovesTakenBack() {
        EndingsRules rules = rules("8/8/8/3k4/8/8/8/Q3K3 b");
        long start = rules.pack(game.parse("8/8/8/3k4/8/8/8/Q3K3 b"));
        assertThat(new PredecessorsCheck<>(rules).checkAllFrom(start)).isGreaterThan(300_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/3k4/8/8/8/R3K3 w",
                "8/8/3k4/1q6/8/3K2b1/8/Q7 w",
                "8/8/3k4/1q6/8/3K4/8/Q7 w",
                "8/2P1k3/8/8/5r2/8/3K1p2/8 b",
                "8/8/8/8/2pPp3/8/8/k2K4 b - d3"
            })
    void statesAndPackedRulesKnowTheSameSymmetries(String fen) {
        EndingsRules rules = rules(fen);
        Walk.many(game.parse(fen), 6, Thorough.orFew(15, 4), 60)
                .flatMap(walk -> walk.states().stream())
                .forEach(state -> {
                    long canonical = rules.canonical(rules.pack(state));
                    Images.turned(state).forEach(image -> {
                        assertThat(rules.canonical(rules.pack(image))).isEqualTo(canonical);
                        assertThat(rules.canonical(rules.pack(Images.exchanged(image))))
                                .isEqualTo(canonical);
                    });
                    assertThat(rules.unpack(Symmetry.exchanged(rules.pack(state))))
                            .isEqualTo(Images.exchanged(state));
                    assertThat(game.canonical(rules.unpack(canonical))).isEqualTo(game.canonical(state));
                });
    }

    @Test
    void aKingAloneDoesNotWin() {
        assertThat(bounds("8/8/3k4/8/8/3K4/8/R7 w")).isEqualTo(Score.bounds(Score.ENDLESS_DRAW, Score.win(1)));
        assertThat(bounds("8/8/3k4/8/8/3K4/8/R7 b")).isEqualTo(Score.bounds(Score.loss(2), Score.DRAW));
        assertThat(bounds("8/8/3k4/8/8/3K4/8/r7 w")).isEqualTo(Score.bounds(Score.loss(2), Score.DRAW));
        assertThat(bounds("8/8/8/8/8/3K4/1k6/R7 b")).isEqualTo(Score.bounds(Score.draw(1), Score.draw(1)));
        assertThat(bounds("8/8/8/8/8/3K4/1k6/R6R b")).isEqualTo(Score.bounds(Score.loss(2), Score.DRAW));
        assertThat(bounds("8/8/3k4/8/8/3K1R2/8/r7 b")).isEqualTo(Score.bounds(Score.loss(2), Score.win(1)));
    }

    private long bounds(String fen) {
        return rules(fen).bounds(rules(fen).pack(game.parse(fen)));
    }

    /** As people write material: KQKR, not KRKQ. */
    @Test
    void whiteHasMoreInACanonicalPosition() {
        EndingsRules rules = rules("k3R3/8/5K2/q7/8/8/8/8 b");
        long canonical = rules.canonical(rules.pack(game.parse("k3R3/8/5K2/q7/8/8/8/8 b")));
        assertThat(rules.unpack(canonical).squares()).contains("Q", "r");
        assertThat(rules.unpack(canonical).whiteMoves()).isTrue();
    }
}
