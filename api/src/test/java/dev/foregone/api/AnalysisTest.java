package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AnalysisTest {

    private enum Go implements Move {
        LEFT,
        RIGHT,
        STAY
    }

    private record Spot(int at) implements GameState<Spot, Go> {

        @Override
        public Optional<GameValue> terminalValue() {
            return Optional.empty();
        }

        @Override
        public List<Go> legalMoves() {
            return List.of(Go.LEFT, Go.RIGHT);
        }

        @Override
        public Spot play(Go move) {
            return new Spot(move == Go.RIGHT ? at + 1 : at);
        }
    }

    @Test
    void theBestMoveIsTheFirst() {
        List<RatedMove<Go>> moves =
                List.of(new RatedMove<>(Go.RIGHT, Outcome.win(1)), new RatedMove<>(Go.LEFT, Outcome.loss(2)));
        assertThat(Analysis.of(new Spot(1), Outcome.win(1), moves, List.of(Go.RIGHT))
                        .bestMove())
                .contains(Go.RIGHT);
        assertThat(Analysis.of(new Spot(1), Outcome.loss(0), List.<RatedMove<Go>>of(), List.of())
                        .bestMove())
                .isEmpty();
    }

    @Test
    void theBestMovesAreAllOfThePositionsOutcome() {
        List<RatedMove<Go>> moves = List.of(
                new RatedMove<>(Go.RIGHT, Outcome.win(3)),
                new RatedMove<>(Go.LEFT, Outcome.win(3)),
                new RatedMove<>(Go.STAY, Outcome.win(5)));
        assertThat(Analysis.of(new Spot(1), Outcome.win(3), moves, List.of(Go.RIGHT))
                        .bestMoves())
                .containsExactly(Go.RIGHT, Go.LEFT);
        assertThat(Analysis.of(new Spot(1), Outcome.loss(0), List.<RatedMove<Go>>of(), List.of())
                        .bestMoves())
                .isEmpty();
    }

    @Test
    void aMoveHasItsOutcome() {
        List<RatedMove<Go>> moves =
                List.of(new RatedMove<>(Go.RIGHT, Outcome.win(1)), new RatedMove<>(Go.LEFT, Outcome.loss(2)));
        Analysis<Spot, Go> analysis = Analysis.of(new Spot(1), Outcome.win(1), moves, List.of(Go.RIGHT));
        assertThat(analysis.outcomeOf(Go.RIGHT)).isEqualTo(Outcome.win(1));
        assertThat(analysis.outcomeOf(Go.LEFT)).isEqualTo(Outcome.loss(2));
        assertThatThrownBy(() -> analysis.outcomeOf(Go.STAY))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("illegal move STAY in Spot[at=1]: legal are LEFT RIGHT");
    }

    @Test
    void theListsAreCopiedAndCannotBeChanged() {
        List<Go> line = new ArrayList<>(List.of(Go.LEFT));
        Analysis<Spot, Go> analysis = Analysis.of(new Spot(1), Outcome.win(1), List.of(), line);
        line.clear();
        assertThat(analysis.line()).containsExactly(Go.LEFT);
        assertThatThrownBy(() -> analysis.line().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> analysis.moves().clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
