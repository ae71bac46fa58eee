package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.evaluation.GameEvaluation;
import dev.foregone.testkit.hint.SampledHints;
import dev.foregone.testkit.packed.PackedAgreement;
import dev.foregone.testkit.packed.PackedKeysCheck;
import dev.foregone.testkit.walk.Samples;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * What {@linkplain dev.foregone.spi.PackedRules packed rules} must do, as tests: agree with the game's states on
 * everything, and give no hint that is not true. It is part of {@link GameContract}, which leaves it out for a game
 * without packed rules; extend it alone to test just them.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
@Timeout(120)
@ExtendWith(ContractRun.class)
public abstract class PackedContract<S extends GameState<S, M>, M extends Move> {

    /** The samples of all tests of a class, once they are made; JUnit makes an instance for each test. */
    AtomicReference<@Nullable Samples<S, M>> shared = new AtomicReference<>();

    /** For the subclass. */
    protected PackedContract() {}

    /**
     * The game under test.
     *
     * @return the game; the same one or a new one each time
     */
    protected abstract Game<S, M> game();

    /**
     * How many random walks through the game give the positions that are checked; a quarter as many more go where the
     * players have few moves.
     *
     * @return a number of walks; 30 unless overridden
     */
    protected int walks() {
        return 30;
    }

    /**
     * What the random walks are drawn from.
     *
     * @return any number; 1 unless overridden
     */
    protected long seed() {
        return 1;
    }

    /**
     * A number of plies in which every walk of a game without cycles has ended.
     *
     * @return a generous bound; 10,000 unless overridden
     */
    protected int maxPlies() {
        return 10_000;
    }

    /**
     * Positions to check besides those of the walks from the initial state: one near each way in which the game can end,
     * since random play seldom meets some of them, and boards of other sizes. Walks are begun from each.
     *
     * @return positions of the game; none unless overridden
     */
    protected List<S> sampleStates() {
        return List.of();
    }

    /**
     * Whether a game without packed rules is a fault.
     *
     * @return true unless overridden; {@link GameContract} says false
     */
    protected boolean requiresPackedRules() {
        return true;
    }

    @Test
    @DisplayName("packed: equal states have equal rules")
    void packedRulesAreEqual() {
        new PackedAgreement<>(packed()).rulesAreEqual();
    }

    @Test
    @DisplayName("packed: a state comes back from its position, and distinct states have distinct positions")
    void packedRoundTrip() {
        new PackedAgreement<>(packed()).roundTrip();
    }

    @Test
    @DisplayName("packed: results, moves and their order are those of the states")
    void packedAgrees() {
        new PackedAgreement<>(packed()).agrees();
    }

    @Test
    @DisplayName("packed: a player moves again exactly where the states say so")
    void packedMovesAgain() {
        new PackedAgreement<>(packed()).movesAgain();
    }

    @Test
    @DisplayName("packed: moves are written within their room, and nowhere else")
    void packedMovesStayInTheirRoom() {
        new PackedAgreement<>(packed()).movesStayInTheirRoom();
    }

    @Test
    @DisplayName("packed: the rules are pure, and many threads may use them")
    void packedIsPure() {
        new PackedAgreement<>(packed()).isPure();
    }

    @Test
    @DisplayName("packed hint: the bounds hold")
    void packedBoundsHold() {
        SampledHints.ofPositions(packed()).boundsHold();
    }

    @Test
    @DisplayName("packed hint: the candidates are legal, distinct, and keep a best move")
    void packedCandidatesKeepTheBest() {
        SampledHints.ofPositions(packed()).candidatesKeepTheBest();
    }

    @Test
    @DisplayName("packed hint: no draw is sooner than soonestDraw")
    void packedSoonestDrawHolds() {
        SampledHints.ofPositions(packed()).soonestDrawHolds();
    }

    @Test
    @DisplayName("packed hint: no line is longer than maxPlies")
    void packedMaxPliesHolds() {
        SampledHints.ofPositions(packed()).maxPliesHolds();
    }

    @Test
    @DisplayName("packed hint: canonical keeps the outcome, and is its own canonical")
    void packedCanonicalKeepsTheOutcome() {
        new PackedKeysCheck<>(packed()).canonicalKeepsTheOutcome();
    }

    @Test
    @DisplayName("packed hint: canonical holds the same positions equivalent as that of the states")
    void packedCanonicalAgrees() {
        new PackedAgreement<>(packed()).canonicalAgrees();
    }

    @Test
    @DisplayName("packed hint: canonical is a symmetry of the game, which takes moves to moves")
    void packedCanonicalIsASymmetry() {
        new PackedSymmetry<>(packed()).holds();
    }

    @Test
    @DisplayName("packed hint: positions of one key have one outcome")
    void packedKeyKeepsTheOutcome() {
        new PackedKeysCheck<>(packed()).keyKeepsTheOutcome();
    }

    @Test
    @DisplayName("packed hint: lookAhead says what candidates, play and bounds say")
    void packedLookAheadTellsTheSame() {
        new PackedAbilities<>(packed()).looksAheadRightly();
    }

    @Test
    @DisplayName("packed hint: predecessors takes back every move, and no other")
    void packedPredecessors() {
        new PackedAbilities<>(packed()).eachMoveIsTakenBack();
    }

    @Test
    @DisplayName("packed hint: ranks number positions, in tiers that no move raises")
    void packedRanks() {
        new PackedAbilities<>(packed()).numbersPositions();
    }

    @Test
    @DisplayName("packed hint: every position has no more bits than positionBits")
    void packedPositionsFitTheirBits() {
        new PackedKeysCheck<>(packed()).positionsFitTheirBits();
    }

    @Test
    @DisplayName("packed evaluation: a number from -1 to 1")
    void packedEvaluationIsInRange() {
        GameEvaluation.ofPositions(packed()).areInRange();
    }

    @Test
    @DisplayName("packed evaluation: the same whenever it is asked for, and for every thread")
    void packedEvaluationIsPure() {
        GameEvaluation.ofPositions(packed()).arePure();
    }

    @Test
    @DisplayName("packed evaluation: the canonical position has the same")
    void packedEvaluationIsSymmetric() {
        GameEvaluation.ofPositions(packed()).areSymmetric();
    }

    @Test
    @DisplayName("packed evaluation: that of the states, where they have one")
    void packedEvaluationAgrees() {
        GameEvaluation.ofPositions(packed()).agreeWithStates();
    }

    @Test
    @DisplayName("evaluation: seen by the player to move")
    void evaluationIsOfTheMover() {
        GameEvaluation.isOfTheMover(samples());
    }

    final Samples<S, M> samples() {
        Samples<S, M> samples = shared.get();
        if (samples == null) {
            samples = new Samples<>(game(), seed(), walks(), maxPlies(), sampleStates());
            shared.set(samples);
        }
        return samples;
    }

    /** The samples, for a test of packed rules. */
    private Samples<S, M> packed() {
        boolean present = samples().starts().stream()
                .anyMatch(start -> samples().game().packedRules(start).isPresent());
        if (requiresPackedRules()) {
            Check.game(game()).holds(present, "there are no packed rules", "return them from Game.packedRules");
        }
        samples().assume(present, "has no packed rules");
        return samples();
    }
}
