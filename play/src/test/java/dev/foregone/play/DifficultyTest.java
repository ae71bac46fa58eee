package dev.foregone.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.api.GameValue;
import dev.foregone.api.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class DifficultyTest {

    @Test
    void movesThatLoseValueAreTrapsTheDeepestFirst() {
        Difficulty<Fixture.Option> difficulty =
                of(Outcome.win(5), Outcome.win(9), Outcome.draw(6), Outcome.loss(12), Outcome.loss(2));
        assertThat(difficulty.keeping()).containsExactly(new Fixture.Option(0), new Fixture.Option(1));
        assertThat(difficulty.traps())
                .containsExactly(
                        new Trap<>(new Fixture.Option(3), ValueLoss.WIN_TO_LOSS, 12),
                        new Trap<>(new Fixture.Option(2), ValueLoss.WIN_TO_DRAW, 6),
                        new Trap<>(new Fixture.Option(4), ValueLoss.WIN_TO_LOSS, 2));
        assertThat(difficulty.deepestTrap()).contains(difficulty.traps().get(0));
        assertThat(difficulty.legalMoves()).isEqualTo(5);
        assertThat(difficulty.onlyMove()).isEmpty();
    }

    @Test
    void aDrawThatNeverEndsIsTheDeepestTrap() {
        assertThat(of(Outcome.win(5), Outcome.draw(90), Outcome.endlessDraw()).deepestTrap())
                .contains(new Trap<>(new Fixture.Option(2), ValueLoss.WIN_TO_DRAW, Outcome.ENDLESS));
    }

    @Test
    void theChanceOfAnErrorIsTheShareOfTraps() {
        assertThat(of(Outcome.draw(5), Outcome.loss(4), Outcome.loss(2)).errorChance())
                .isEqualTo(2.0 / 3);
    }

    @Test
    void anOnlyMoveKeepsTheValueWhereOthersDoNot() {
        assertThat(of(Outcome.draw(5), Outcome.loss(4)).onlyMove()).contains(new Fixture.Option(0));
        assertThat(of(Outcome.win(5)).onlyMove()).as("a forced move").isEmpty();
        assertThat(of(Outcome.win(5), Outcome.win(7)).onlyMove()).isEmpty();
        assertThat(of(Outcome.win(5), Outcome.win(7)).isChoice()).isFalse();
    }

    @Test
    void openMovesAreNeitherTrapsNorKeepers() {
        Difficulty<Fixture.Option> difficulty = Difficulty.of(Fixture.advice(List.of(
                Fixture.proved(0, Outcome.win(5)), Fixture.estimated(1, 0.9), Fixture.proved(2, Outcome.loss(2)))));
        assertThat(difficulty.keeping()).containsExactly(new Fixture.Option(0));
        assertThat(difficulty.traps()).containsExactly(new Trap<>(new Fixture.Option(2), ValueLoss.WIN_TO_LOSS, 2));
        assertThat(difficulty.open()).containsExactly(new Fixture.Option(1));
        assertThat(difficulty.isProved()).isFalse();
        assertThat(difficulty.onlyMove()).as("the open one may keep it too").isEmpty();
        assertThat(difficulty.errorChance()).isEqualTo(1.0 / 3);
        assertThat(difficulty.legalMoves()).isEqualTo(3);
    }

    @Test
    void allMovesAreOpenWhereTheValueIs() {
        Difficulty<Fixture.Option> difficulty =
                Difficulty.of(Fixture.advice(List.of(Fixture.estimated(0, 0), Fixture.proved(1, Outcome.loss(2)))));
        assertThat(difficulty.open()).hasSize(2);
        assertThat(difficulty.isChoice()).isFalse();
    }

    @Test
    void aFinishedGameHasNoDifficulty() {
        Difficulty<Fixture.Option> over = Difficulty.of(Fixture.finished());
        assertThat(over.legalMoves()).isZero();
        assertThat(over.errorChance()).isZero();
        assertThat(over.onlyMove()).isEmpty();
        assertThat(over.deepestTrap()).isEmpty();
    }

    @Test
    void aLossOfValueHasAName() {
        assertThat(ValueLoss.between(GameValue.WIN, GameValue.WIN)).isEqualTo(ValueLoss.NONE);
        assertThat(ValueLoss.between(GameValue.WIN, GameValue.DRAW)).isEqualTo(ValueLoss.WIN_TO_DRAW);
        assertThat(ValueLoss.between(GameValue.WIN, GameValue.LOSS)).isEqualTo(ValueLoss.WIN_TO_LOSS);
        assertThat(ValueLoss.between(GameValue.DRAW, GameValue.LOSS)).isEqualTo(ValueLoss.DRAW_TO_LOSS);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ValueLoss.between(GameValue.LOSS, GameValue.WIN))
                .withMessage("a move made a WIN of a LOSS: no legal move does");
    }

    @Test
    void aMoveThatKeepsTheValueIsNoTrap() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Trap<>(new Fixture.Option(0), ValueLoss.NONE, 3))
                .withMessageContaining("keeps the value");
    }

    private static Difficulty<Fixture.Option> of(Outcome... outcomes) {
        return Difficulty.of(Fixture.analysis(List.of(outcomes)));
    }
}
