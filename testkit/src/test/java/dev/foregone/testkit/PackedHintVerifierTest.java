package dev.foregone.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import org.junit.jupiter.api.Test;

class PackedHintVerifierTest {

    private final Piles piles = new Piles();

    private PackedHintVerifier<State, Take> check(PilesRules rules) {
        PackedHintVerifier<State, Take> proof = new PackedHintVerifier<>(rules);
        proof.check(rules.pack(piles.initialState()));
        return proof;
    }

    @Test
    void acceptsTrueHints() {
        assertThat(check(new PilesRules(piles)).checked()).isGreaterThan(10);
    }

    @Test
    void acceptsGeneratedHints() {
        for (long seed = 1; seed <= 40; seed++) {
            GraphGame game = RandomGames.hinted(seed);
            PackedRules<GraphState, GraphMove> rules =
                    game.packedRules(game.initialState()).orElseThrow();
            assertThatCode(() -> new PackedHintVerifier<>(rules).check(rules.pack(game.initialState())))
                    .as("seed %d", seed)
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void rejectsABoundThatIsTooHigh() {
        assertThatThrownBy(() -> check(new PilesRules(piles) {
                    @Override
                    public long bounds(long position) {
                        return Score.bounds(Score.DRAW, Score.BEST);
                    }
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("bounds are DRAW in 0 and WIN in 0 but the outcome is LOSS in");
    }

    @Test
    void rejectsABoundThatIsTooLow() {
        assertThatThrownBy(() -> check(new PilesRules(piles) {
                    @Override
                    public long bounds(long position) {
                        return terminal(position) == Score.ONGOING
                                ? Score.bounds(Score.WORST, Score.DRAW)
                                : super.bounds(position);
                    }
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("but the outcome is WIN in");
    }

    @Test
    void rejectsBoundsOfAFinishedPositionThatLeaveItsScoreOpen() {
        assertThatThrownBy(() -> check(new PilesRules(piles) {
                    @Override
                    public long bounds(long position) {
                        return Score.bounds(Score.WORST, Score.BEST);
                    }
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("both bounds of a finished position are its score");
    }

    @Test
    void rejectsACandidateListedTwice() {
        assertThatThrownBy(() -> check(new PilesRules(piles) {
                    @Override
                    public int candidates(long position, int[] into, int from) {
                        int count = legalMoves(position, into, from);
                        if (count > 1) {
                            into[from] = into[from + 1];
                        }
                        return count;
                    }
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("each move is listed once");
    }

    @Test
    void rejectsAKeyForPositionsOfTwoOutcomes() {
        assertThatThrownBy(() -> check(new PilesRules(piles) {
                    @Override
                    public long key(long position) {
                        return position & ~3; // without the left pile
                    }
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("like position ");
    }

    @Test
    void rejectsCandidatesThatLeaveOutTheBestMove() {
        assertThatThrownBy(() -> check(new PilesRules(piles) {
                    @Override
                    public int candidates(long position, int[] into, int from) {
                        legalMoves(position, into, from);
                        return 1;
                    }
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("the best outcome of the candidates");
    }
}
