package dev.foregone.explorer.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.Eventually;
import dev.foregone.explorer.http.Problem;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AdvisingTest {

    private static final Duration SOON = Duration.ofMillis(20);
    private static final Duration LONG = Duration.ofMinutes(5);

    private final HeldEngine engine = new HeldEngine(name -> name.contains("slow"));
    private final SolverKey<Word, Word.None> solver = new SolverKey<>(Word.GAME, engine);
    private final QuestionService questions = new QuestionService(1, SolverOptions.defaults(), Duration.ofSeconds(30));

    @AfterEach
    void close() {
        questions.close();
    }

    private Pending<AdviceStep<Word, Word.None>> advise(String name, Duration time) {
        return advise(name, time, SOON, true);
    }

    private Pending<AdviceStep<Word, Word.None>> advise(String name, Duration time, Duration first, boolean watched) {
        Limits limits = Limits.none().withTime(time);
        return questions.advise(new Query<>(solver, new Word(name), name, limits, watched), Optional.empty(), first);
    }

    private static AdviceStep<Word, Word.None> next(Pending<AdviceStep<Word, Word.None>> advising)
            throws InterruptedException {
        return advising.await(LONG).orElseThrow();
    }

    @Test
    void adviceGrowsUntilTheTimeIsUp() throws Exception {
        Pending<AdviceStep<Word, Word.None>> advising = advise("slow", Duration.ofMillis(600));
        AdviceStep<Word, Word.None> step = next(advising);
        List<Bounds> proved = new ArrayList<>(List.of(step.advice().bounds()));
        while (!step.last()) {
            step = next(advising);
            proved.add(step.advice().bounds());
        }
        assertThat(proved).hasSizeBetween(2, 6).containsOnly(new Bounds(Outcome.loss(4), Outcome.win(3)));
        assertThat(engine.opened).as("one session, which remembers").hasValue(1);
        Eventually.until("its session is free", () -> questions.idleSessions() == 1 && questions.questions() == 0);
    }

    /** A strategy whose move is claimed to win sooner than anything can. */
    @Test
    void aWrongStrategyGivesWayToTheEngine() throws Exception {
        AdviceStep<?, ?> step = afterWrongStrategy(Games.load().get("tictactoe"));
        assertThat(step.advice().bounds().contains(Outcome.win(1))).isFalse();
    }

    private <S extends GameState<S, M>, M extends Move> AdviceStep<S, M> afterWrongStrategy(Game<S, M> game)
            throws Exception {
        S state = game.initialState();
        M claimed = state.legalMoves().get(0);
        Advice<S, M> wrong = Advice.of(state, Bounds.unknown())
                .and(
                        Bounds.unknown(),
                        move -> move.equals(claimed) ? Bounds.exactly(Outcome.win(1)) : Bounds.unknown());
        Pending<AdviceStep<S, M>> advising = questions.advise(
                new Query<>(
                        new SolverKey<>(game, new HeldEngine(position -> true)),
                        state,
                        "initial",
                        Limits.none().withTime(LONG),
                        true),
                Optional.of(wrong),
                SOON);
        assertThat(advising.await(LONG).orElseThrow().advice()).isEqualTo(wrong);
        AdviceStep<S, M> step = advising.await(LONG).orElseThrow();
        advising.leave();
        return step;
    }

    @Test
    void itEndsWhenEverythingIsProved() throws Exception {
        assertThat(next(advise("quick", LONG)).last()).isTrue();
    }

    @Test
    void itEndsWhenNobodyWaits() throws Exception {
        Pending<AdviceStep<Word, Word.None>> advising = advise("slow", LONG);
        next(advising);
        advising.leave();
        Eventually.until("it ends", () -> questions.questions() == 0);
    }

    @Test
    void itWaitsForNoSlowQuestion() throws Exception {
        for (int i = 0; i < 4; i++) {
            questions.ask(
                    new Query<>(solver, new Word("slow " + i), "slow " + i, Limits.none(), true), Bounds.unknown());
        }
        assertThat(next(advise("slow", LONG)).last()).isFalse();
    }

    @Test
    void aFaultReachesWhoWaitsAndEndsTheSession() {
        assertThatThrownBy(() -> next(advise("broken", LONG)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the engine is broken");
        assertThatThrownBy(() -> next(advise("full", LONG))).isInstanceOf(OutOfMemoryError.class);
        Eventually.until("the sessions are closed", () -> engine.closed.get() == 2);
        Eventually.until("nothing is asked", () -> questions.questions() == 0);
    }

    @Test
    void closingEndsIt() throws Exception {
        Pending<AdviceStep<Word, Word.None>> advising = advise("slow", LONG);
        next(advising);
        questions.close();
        Eventually.until("nobody waits in vain", () -> {
            try {
                return advising.await(SOON).filter(AdviceStep::last).isPresent();
            } catch (RuntimeException | InterruptedException ended) {
                return true;
            }
        });
    }

    private Pending<AdviceStep<Word, Word.None>> withAStepThatIsFound() {
        Pending<AdviceStep<Word, Word.None>> advising = advise("slow", LONG);
        Eventually.until("a step is found", () -> questions.idleSessions() == 1 && questions.questions() == 0);
        return advising;
    }

    @Test
    void whatIsUnderWayGoesOnHoweverManyWait() throws Exception {
        Pending<AdviceStep<Word, Word.None>> advising = withAStepThatIsFound();
        List<Pending<?>> others = new ArrayList<>();
        assertThatThrownBy(() -> {
                    while (true) {
                        others.add(advise("slow", LONG, LONG, true));
                    }
                })
                .isInstanceOf(Problem.class)
                .hasMessageContaining("ask again in a moment");
        assertThat(next(advising).last()).isFalse();
        others.forEach(Pending::leave);
        assertThat(next(advising).last()).isFalse();
    }

    @Test
    void whatIsFoundIsToldEvenIfTheExplorerCloses() throws Exception {
        Pending<AdviceStep<Word, Word.None>> advising = withAStepThatIsFound();
        questions.close();
        assertThat(next(advising).last()).isFalse();
        assertThatThrownBy(() -> next(advising)).hasMessageContaining("closing");
    }

    private Advising<Word, Word.None> advising(String name, Duration time) {
        Limits limits = Limits.none().withTime(time);
        return new Advising<>(new Query<>(solver, new Word(name), name, limits, true), Optional.empty(), SOON);
    }

    @Test
    void aStepThatEndsTooLateIsTheLast() throws Exception {
        Advising<Word, Word.None> advising = advising("late", SOON.plus(SOON));
        CompletableFuture<AdviceStep<Word, Word.None>> step = CompletableFuture.supplyAsync(() -> {
            try (PooledSession<Word, Word.None> session = new PooledSession<>(solver, SolverOptions.defaults())) {
                return advising.next(session);
            }
        });
        Eventually.until("its time is up", advising::isOver);
        engine.gate.release();
        assertThat(step.get().last()).isTrue();
    }

    @Test
    void whoseLimitIsHitBeforeItsTurnAsksNoEngine() {
        Advising<Word, Word.None> advising = advising("slow", LONG);
        try (PooledSession<Word, Word.None> session = new PooledSession<>(solver, SolverOptions.defaults())) {
            AdviceStep<Word, Word.None> first = advising.next(session);
            assertThat(first.last()).isFalse();
            advising.cancel();
            assertThat(advising.next(session)).isEqualTo(new AdviceStep<>(first.advice(), true));
        }
        assertThat(engine.questions).hasValue(1);
    }

    @Test
    void ofThoseThatNobodyIsSeenToLeaveTheOldestEndEarly() throws Exception {
        for (int i = 0; i < 20; i++) {
            advise("slow", LONG, LONG, false);
        }
        Eventually.until("all but a few have ended", () -> questions.questions() == Lane.MOST_UNWATCHED);
        assertThat(next(advise("slow", LONG)).last()).isFalse();
    }
}
