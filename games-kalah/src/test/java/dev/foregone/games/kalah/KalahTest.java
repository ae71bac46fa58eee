package dev.foregone.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KalahTest {

    private final KalahGame game = new KalahGame();

    @ParameterizedTest(name = "{3}")
    @CsvSource(delimiter = '|', textBlock = """
            6x4                     | 1 | 0,5,5,5,5,4:0 4,4,4,4,4,4:0 north | seeds are sown one by one
            6x4                     | 3 | 4,4,0,5,5,5:1 4,4,4,4,4,4:0 south | a last seed in the own store moves again
            6x4                     | 6 | 4,4,4,4,4,0:1 5,5,5,4,4,4:0 north | on to the other side
            2,2:0 1,4:3 north       | 2 | 3,3:0 2,0:4 south                 | not into the other's store, but on
            5,1:2 2,2:0             | 1 | 0,2:7 3,0:0 north                 | all around into the house it came from
            1,0,2:1 2,3,1:2         | 1 | 0,0,2:5 2,0,1:2 north             | a last seed captures what is opposite
            2,3,1:2 1,0,2:1 north   | 1 | 2,0,1:2 0,0,2:5 south             | so it does for north
            1,0,2:1 2,0,1:5         | 1 | 0,0,2:2 2,0,1:5 north             | an empty capture
            1,2,2:1 2,3,1:0         | 1 | 0,3,2:1 2,3,1:0 north             | no capture where seeds lie already
            0,0,1:5 2,3,1:0         | 3 | 0,0,0:6 0,0,0:6 south             | the other takes what is left
            1,0,2:3 0,2,0:4         | 1 | 0,0,0:8 0,0,0:4 north             | the mover takes what is left
            """)
    void aMoveDoesWhatTheRulesSay(String before, String move, String after, String what) {
        Kalah state = game.parse(before);
        assertThat(state.play(game.parseMove(state, move))).as(what).hasToString(after);
        KalahRules rules = (KalahRules) game.packedRules(state).orElseThrow();
        long position = rules.play(rules.pack(state), Integer.parseInt(move) - 1);
        assertThat(rules.unpack(position)).as(what).hasToString(after);
    }

    @Test
    void whoMovesNextFollowsFromTheLastSeed() {
        Kalah start = game.parse("6x4");
        for (Sow sow : start.legalMoves()) {
            String next = game.playerToMove(start.play(sow)).orElseThrow();
            assertThat(next).as("after %s", sow).isEqualTo(start.movesAgain(sow) ? "south" : "north");
        }
        assertThat(start.legalMoves().stream().filter(start::movesAgain)).containsExactly(new Sow(2));
    }

    /** First the one that moves again, then those that make as much; equally good ones stay in their order. */
    @Test
    void movesThatPromiseMostComeFirst() {
        assertThat(candidates("6x4")).containsExactly(2, 3, 4, 5, 0, 1);
        assertThat(candidates("1,0,2:1 2,3,1:2 south")).as("a capture").containsExactly(0, 2);
    }

    private int[] candidates(String position) {
        Kalah state = game.parse(position);
        PackedRules<Kalah, Sow> rules = game.packedRules(state).orElseThrow();
        int[] moves = {-1, 0, 0, 0, 0, 0, 0};
        int count = rules.candidates(rules.pack(state), moves, 1);
        assertThat(moves[0]).isEqualTo(-1);
        return Arrays.copyOfRange(moves, 1, 1 + count);
    }

    @Test
    void theMoreSeedsWin() {
        assertThat(game.parse("0,0,0:8 0,0,0:4 north").terminalValue()).contains(GameValue.LOSS);
        assertThat(game.parse("0,0,0:8 0,0,0:4 south").terminalValue()).contains(GameValue.WIN);
        assertThat(game.parse("0,0,0:6 0,0,0:6 south").terminalValue()).contains(GameValue.DRAW);
        assertThat(game.parse("0,0,1:8 0,0,1:2 south").terminalValue()).isEmpty();
    }

    @Test
    void emptyHousesAndHousesOffTheBoardAreNotSown() {
        Kalah state = game.parse("0,3:4 1,0:0");
        assertThatThrownBy(() -> state.play(new Sow(0)))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("illegal move 1 in 0,3:4 1,0:0 south: legal are 2");
        assertThatThrownBy(() -> state.play(new Sow(2))).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> state.movesAgain(new Sow(-1))).isInstanceOf(IllegalMoveException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4,4:0 4,3:0       | 15 seeds are no equal number for each of 4 houses
            0,0:4 4,4:0       | one side's houses are empty and the other's hold 8 seeds
            4,4:0 4,4,4:0     | one side has 2 houses and the other 3
            4x0               | 4 houses with 0 seeds each
            4,4 4,4           | it is no two sides and who is to move
            """)
    void positionsThatNoGameReachesAreRefusedWithTheReason(String notation, String reason) {
        assertThatThrownBy(() -> game.parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(reason)
                .hasMessageContaining("accepted: ");
    }

    @Test
    void sidesThatAreNoneAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Side(List.of(), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Side(List.of(1, -1), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Side(List.of(1), -1));
    }

    @Test
    void boardsThatDoNotFitHaveNoPackedRules() {
        assertThat(game.packedRules(game.parse("6x4"))).isPresent();
        assertThat(game.packedRules(game.parse("6x5"))).isEmpty();
    }

    @Test
    void theBoardIsDrawnAsSouthSeesIt() {
        Kalah state = game.parse("0,5,5,5:1 4,4,4,10:26 north");
        assertThat(game.draw(state)).isEqualTo("""
                             north   4  3  2  1
                                    10  4  4  4
                                26                   1
                                     0  5  5  5
                                     1  2  3  4  south""");
        assertThat(game.clicks(state, new Sow(2))).containsExactly("north 3");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1,0:5 1,1:0 | WIN  | WIN
            1,1:4 1,1:0 | DRAW | WIN
            1,1:0 1,0:5 | LOSS | LOSS
            1,1:3 1,1:1 | LOSS | WIN
            """)
    void moreThanHalfOfTheSeedsInAStoreDecide(String notation, GameValue atLeast, GameValue atMost) {
        Kalah state = game.parse(notation);
        PackedRules<Kalah, Sow> rules = game.packedRules(state).orElseThrow();
        Bounds bounds = Score.outcomeBounds(rules.bounds(rules.pack(state)));
        assertThat(bounds.atLeast().value()).isEqualTo(atLeast);
        assertThat(bounds.atMost().value()).isEqualTo(atMost);
    }

    @Test
    void aLeadIsWorthMoreTheFewerSeedsAreInPlay() {
        assertThat(Lead.expected(2, 0, 8))
                .isGreaterThan(Lead.expected(2, 0, 32))
                .isGreaterThan(Lead.expected(1, 0, 8));
        assertThat(Lead.expected(0, 4, 8)).isBetween(Lead.expected(0, 0, 8), Lead.expected(4, 0, 8));
        assertThat(Lead.expected(-48, 0, 1)).isGreaterThan(-1);
    }
}
