package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoundsTest {

    private static final int MOST_PLIES = 6;
    private static final List<Outcome> WORST_FIRST = AllOutcomes.worstFirst(MOST_PLIES);

    /** Bounds hold outcomes longer than their own ends, so the brute force looks some plies further. */
    @Test
    void backingUpIsTheTightestSoundInterval() {
        List<Outcome> longer = AllOutcomes.worstFirst(MOST_PLIES + 4);
        for (Outcome low : WORST_FIRST) {
            for (Outcome high : WORST_FIRST) {
                if (low.compareTo(high) <= 0) {
                    Bounds bounds = new Bounds(low, high);
                    List<Outcome> up = longer.stream()
                            .filter(bounds::contains)
                            .map(Outcome::backedUp)
                            .toList();
                    assertThat(bounds.backedUp())
                            .as("%s", bounds)
                            .isEqualTo(new Bounds(
                                    up.stream().min(Comparator.naturalOrder()).orElseThrow(),
                                    up.stream().max(Comparator.naturalOrder()).orElseThrow()));
                }
            }
        }
    }

    /** A move's outcome takes one ply at least: of bounds in 0 plies only what they allow beside that counts. */
    @Test
    void afterAMoveIsTheTightestSoundInterval() {
        List<Outcome> longer = AllOutcomes.worstFirst(MOST_PLIES + 4);
        for (boolean movesAgain : new boolean[] {false, true}) {
            for (Outcome low : WORST_FIRST) {
                for (Outcome high : WORST_FIRST) {
                    if (low.compareTo(high) <= 0) {
                        Bounds bounds = new Bounds(low, high);
                        List<Outcome> after = longer.stream()
                                .filter(outcome -> bounds.contains(outcome.backedUp(movesAgain)))
                                .toList();
                        Bounds found = bounds.afterMove(movesAgain);
                        assertThat(after).allMatch(found::contains);
                        if (low.plies() > 0 && high.plies() > 0) {
                            assertThat(found)
                                    .as("%s", bounds)
                                    .isEqualTo(new Bounds(after.get(0), after.get(after.size() - 1)));
                        }
                    }
                }
            }
        }
    }

    /** No win or loss is as far away as the endless draw, so that there is none beyond. */
    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 1, Integer.MAX_VALUE})
    void manyPliesLeaveOutNoWinOrLoss(int plies) {
        Bounds bounds = new Bounds(Outcome.loss(4), Outcome.win(Integer.MAX_VALUE - 2));
        assertThat(bounds.within(plies)).isEqualTo(bounds);
        assertThat(Bounds.unknown().within(plies)).isEqualTo(Bounds.unknown());
    }

    @Test
    void containsWhatLiesBetween() {
        Bounds bounds = new Bounds(Outcome.draw(4), Outcome.win(3));
        assertThat(WORST_FIRST.stream().filter(bounds::contains)).first().isEqualTo(Outcome.draw(4));
        assertThat(WORST_FIRST.stream().filter(bounds::contains)).last().isEqualTo(Outcome.win(3));
        assertThat(WORST_FIRST).allMatch(Bounds.unknown()::contains);
    }

    @Test
    void exactBoundsHoldOneOutcome() {
        for (Outcome outcome : WORST_FIRST) {
            assertThat(Bounds.exactly(outcome).outcome()).contains(outcome);
            assertThat(Bounds.exactly(outcome).isExact()).isTrue();
            assertThat(WORST_FIRST.stream().filter(Bounds.exactly(outcome)::contains))
                    .containsExactly(outcome);
        }
        assertThat(Bounds.unknown().isExact()).isFalse();
        assertThat(Bounds.unknown().outcome()).isEmpty();
    }

    @Test
    void refusesBoundsWithNothingBetween() {
        assertThatThrownBy(() -> new Bounds(Outcome.win(3), Outcome.draw(4)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("at least WIN in 3 and at most DRAW in 4: no such outcome");
    }

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            LOSS 14 | WIN 15  | no win or loss within 13 plies
            LOSS 14 | WIN 13  | no win or loss within 12 plies
            LOSS 14 | WIN 14  | no win or loss within 13 plies
            LOSS 4  | WIN 15  | no win within 14 plies; no loss within 3 plies
            LOSS 0  | WIN 5   | no win within 4 plies
            LOSS 2  | WIN 1   | no loss within 1 ply
            LOSS 1  | WIN 3   | no win within 2 plies
            LOSS 0  | WIN 0   | nothing
            LOSS 1  | WIN 1   | nothing
            DRAW -1 | WIN 1   | at least a draw
            DRAW -1 | WIN 7   | at least a draw; no win within 6 plies
            DRAW 9  | WIN 7   | a win, or a draw within 9 plies; no win within 6 plies
            DRAW 1  | WIN 0   | a win, or a draw within 1 ply
            LOSS 0  | DRAW 0  | at most a draw
            LOSS 6  | DRAW 8  | at most a draw; no draw within 7 plies; no loss within 5 plies
            LOSS 6  | DRAW -1 | at most an endless draw; no loss within 5 plies
            WIN 9   | WIN 5   | WIN in 5 to 9 plies
            WIN 9   | WIN 1   | WIN within 9 plies
            WIN 1048575 | WIN 1 | WIN
            WIN 1048575 | WIN 5 | WIN in 5 plies or more
            LOSS 4  | LOSS 8  | LOSS in 4 to 8 plies
            LOSS 0  | LOSS 1048575 | LOSS
            DRAW -1 | DRAW 0  | DRAW
            DRAW -1 | DRAW 6  | DRAW in 6 plies or more
            DRAW 7  | DRAW 6  | DRAW in 6 to 7 plies
            WIN 5   | WIN 5   | WIN in 5
            DRAW -1 | DRAW -1 | DRAW, endless
            """)
    void saysWhatBoundsMean(String atLeast, String atMost, String words) {
        assertThat(new Bounds(outcome(atLeast), outcome(atMost)).inWords()).isEqualTo(words);
    }

    private static Outcome outcome(String text) {
        String[] parts = text.split(" ");
        int plies = Integer.parseInt(parts[1]);
        return plies < 0 ? Outcome.endlessDraw() : new Outcome(GameValue.valueOf(parts[0]), plies);
    }

    /** Bounds that leave out more can never be worded as if nothing were known. */
    @Test
    void onlyWhatHoldsOfEveryUnfinishedPositionIsNothing() {
        for (Outcome low : WORST_FIRST) {
            for (Outcome high : WORST_FIRST) {
                if (low.compareTo(high) <= 0) {
                    boolean nothing = low.compareTo(Outcome.loss(1)) <= 0 && high.compareTo(Outcome.win(1)) >= 0;
                    assertThat(new Bounds(low, high).inWords().equals("nothing"))
                            .as("%s, %s", low, high)
                            .isEqualTo(nothing);
                }
            }
        }
    }

    @Test
    void readsAsPeopleSayIt() {
        assertThat(Bounds.exactly(Outcome.win(5))).hasToString("WIN in 5");
        assertThat(new Bounds(Outcome.loss(4), Outcome.win(7))).hasToString("between LOSS in 4 and WIN in 7");
    }
}
