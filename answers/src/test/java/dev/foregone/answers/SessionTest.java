package dev.foregone.answers;

import static dev.foregone.answers.Fixture.GAME;
import static dev.foregone.answers.Fixture.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.PluginKind;
import dev.foregone.games.tictactoe.Square;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.play.Opponent;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class SessionTest {

    private static final class Watching implements ProgressView {

        private final AtomicInteger questions = new AtomicInteger();

        @Override
        public <T> T during(Supplier<T> question) {
            questions.incrementAndGet();
            return question.get();
        }
    }

    @Test
    void everyQuestionIsWatched() {
        Watching watching = new Watching();
        TicTacToe late = position("xx./oo./...");
        try (Session<TicTacToe, Square> session = new Session<>("memo", Fixture.open(GAME.game()), watching)) {
            assertThat(session.engine()).isEqualTo("memo");
            assertThat((Object) session.asking(solver -> solver.prove(late, Limits.none())))
                    .isEqualTo(Bounds.exactly(Outcome.win(1)));
            assertThat(session.asking(solver -> solver.proveValue(late, Limits.none()))
                            .value())
                    .contains(GameValue.WIN);
            assertThat(session.asking(solver -> solver.advise(late, Limits.none()))
                            .moves())
                    .hasSize(5);
            assertThat(session.analysis(late, new Budget(Limits.none())).outcome())
                    .isEqualTo(Outcome.win(1));
            assertThat(session.answer(late, Limits.none()).isStopped()).isFalse();
            assertThat(session.valueAnswer(late, Limits.none()).isStopped()).isFalse();
            Square reply = session.asking(solver -> Opponent.perfect(solver).choose(late, 4));
            assertThat(reply).hasToString("0,2");
        }
        assertThat(watching.questions).hasValue(7);
    }

    @Test
    void aClosedSessionHasAClosedSolver() {
        Session<TicTacToe, Square> session = Fixture.session();
        session.close();
        assertThatIllegalStateException()
                .isThrownBy(() -> session.asking(solver -> solver.prove(position("xx./oo./..."), Limits.none())));
    }

    @Test
    void anAnalysisThatBreaksTheContractIsTheEnginesFault() {
        try (Session<TicTacToe, Square> session = Fixture.session()) {
            assertThat(session.fault("its analysis has no move"))
                    .hasMessageContaining("engine 'memo'")
                    .hasStackTraceContaining("its analysis has no move")
                    .satisfies(fault -> assertThat(fault.kind()).isEqualTo(PluginKind.ENGINE));
        }
    }
}
