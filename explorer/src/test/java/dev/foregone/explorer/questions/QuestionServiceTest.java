package dev.foregone.explorer.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.answers.Answer;
import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.Eventually;
import dev.foregone.explorer.http.Problem;
import dev.foregone.testkit.build.Thorough;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class QuestionServiceTest {

    /** Each is worked on for a quarter of a second before it is slow. */
    private static final int ABANDONED = Thorough.orFew(40, 20);

    private static final Duration LONG = Duration.ofSeconds(30);

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration SHORT = Duration.ofSeconds(1);

    private final HeldEngine engine = new HeldEngine(name -> name.contains("slow"));
    private final SolverKey<Word, Word.None> solver = new SolverKey<>(Word.GAME, engine);
    private final QuestionService questions = new QuestionService(2, SolverOptions.defaults(), Duration.ofSeconds(30));

    @AfterEach
    void close() {
        questions.close();
    }

    private PendingAnswer<Word, Word.None> ask(String name, Limits limits) {
        return ask(name, limits, true);
    }

    private PendingAnswer<Word, Word.None> ask(String name, Limits limits, boolean watched) {
        return questions.ask(new Query<>(solver, new Word(name), name, limits, watched), Bounds.unknown());
    }

    private PendingAnswer<Word, Word.None> ask(String name) {
        return ask(name, Limits.none().withTime(LONG));
    }

    private static Answer<Word, Word.None> answer(PendingAnswer<Word, Word.None> question) throws InterruptedException {
        return question.await(LONG).orElseThrow();
    }

    private static boolean isAnswered(PendingAnswer<Word, Word.None> question) {
        try {
            return question.await(Duration.ZERO).isPresent();
        } catch (InterruptedException closing) {
            throw new IllegalStateException(closing);
        }
    }

    @Test
    void aQuickQuestionNeverWaitsForSlowOnes() throws InterruptedException {
        List<PendingAnswer<Word, Word.None>> slow = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            slow.add(ask("slow " + i));
        }
        assertThat(answer(ask("quick")).bounds()).isEqualTo(Bounds.exactly(Outcome.draw(0)));
        assertThat(slow)
                .allSatisfy(
                        question -> assertThat(question.await(Duration.ZERO)).isEmpty());
        engine.gate.release(6);
        for (PendingAnswer<Word, Word.None> question : slow) {
            assertThat(answer(question).isStopped()).isFalse();
        }
    }

    @Test
    void equalQuestionsAreWorkedOnOnceAndTheAnswerIsKept() throws InterruptedException {
        PendingAnswer<Word, Word.None> one = ask("slow");
        PendingAnswer<Word, Word.None> other = ask("slow");
        assertThat(other).isSameAs(one);
        Eventually.until("it happens", () -> engine.questions.get() == 2); // in the quick lane, then in the slow one
        engine.gate.release();
        answer(one);
        Eventually.until("it happens", () -> questions.known(solver, "slow").isPresent());
        assertThat(engine.questions).hasValue(2);
        assertThat(engine.opened).hasValue(1);
    }

    @Test
    void aQuestionIsCancelledWhenTheLastLeaves() throws InterruptedException {
        PendingAnswer<Word, Word.None> question = ask("slow");
        ask("slow");
        question.leave();
        assertThat(question.await(Duration.ofMillis(400))).isEmpty();
        question.leave();
        Answer<Word, Word.None> answer = answer(question);
        assertThat(answer.stopped()).isEqualTo("it was cancelled");
        assertThat(answer.bounds()).isEqualTo(new Bounds(Outcome.loss(4), Outcome.win(3)));
        assertThat(questions.known(solver, "slow")).isEmpty();
        assertThat(ask("slow")).as("a new question").isNotSameAs(question);
    }

    @Test
    void ofSlowQuestionsThatNobodyIsSeenToLeaveTheOldestGiveWay() throws InterruptedException {
        List<PendingAnswer<Word, Word.None>> abandoned = new ArrayList<>();
        for (int i = 0; i < ABANDONED; i++) {
            abandoned.add(ask("slow " + i, Limits.none().withTime(HOUR), false));
        }
        Eventually.until(
                "all but a few have ended",
                () -> abandoned.stream()
                                .filter(question -> isAnswered(question))
                                .count()
                        == ABANDONED - 4);
        assertThat(answer(abandoned.get(0)).stopped()).isEqualTo("it gave way to newer questions");
        PendingAnswer<Word, Word.None> fresh = ask("slow and new", Limits.none().withTime(SHORT), false);
        assertThat(answer(fresh).stopped()).isEqualTo("the time limit of 1 s was reached");
        PendingAnswer<Word, Word.None> watched =
                ask("slow and watched", Limits.none().withTime(SHORT));
        assertThat(answer(watched).stopped()).isEqualTo("the time limit of 1 s was reached");
    }

    @Test
    void aLimitIsToldAsItWasGiven() throws InterruptedException {
        Answer<Word, Word.None> answer = answer(ask("slow", Limits.none().withTime(Duration.ofMillis(700))));
        assertThat(answer.stopped()).isEqualTo("the time limit of 700 ms was reached");
        assertThat(answer.cost().elapsed()).isBetween(Duration.ofMillis(700), LONG);
        assertThat(engine.questions).hasValue(2);
    }

    @Test
    void progressIsToldWhileItGoesOn() {
        PendingAnswer<Word, Word.None> question = ask("slow");
        Eventually.until("it happens", () -> question.progress().fraction() == 0.5);
        assertThat(question.progress().proved()).isEqualTo(new Bounds(Outcome.loss(4), Outcome.win(3)));
    }

    @Test
    void ofTooManyQuestionsTheLastAreRefused() {
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 1_000; i++) {
                        ask("slow " + i);
                    }
                })
                .isInstanceOf(Problem.class)
                .hasMessageContaining("ask again in a moment");
    }

    @Test
    void whatIsFoundIsToldHoweverManyCallsWait() throws Exception {
        GameThreads calls = questions.threads(Word.GAME);
        CountDownLatch held = new CountDownLatch(1);
        assertThatThrownBy(() -> {
                    while (true) {
                        calls.begin(() -> awaited(held)).await(Duration.ZERO);
                    }
                })
                .isInstanceOf(Problem.class)
                .hasMessageContaining("ask again in a moment");
        FutureTask<String> told = new FutureTask<>(() -> calls.tell(() -> "found"));
        Thread teller = new Thread(told);
        teller.start();
        Eventually.until("it waits", () -> told.isDone() || teller.getState() == Thread.State.TIMED_WAITING);
        held.countDown();
        assertThat(told.get()).isEqualTo("found");
    }

    private static boolean awaited(CountDownLatch held) {
        try {
            held.await();
            return true;
        } catch (InterruptedException closing) {
            throw new IllegalStateException(closing);
        }
    }

    @Test
    void whatTheEngineThrowsReachesWhoWaitsAndSpoilsNothing() throws InterruptedException {
        PendingAnswer<Word, Word.None> broken = ask("broken");
        assertThatThrownBy(() -> answer(broken)).hasMessageContaining("the engine is broken");
        assertThat(answer(ask("quick")).isStopped()).isFalse();
        assertThat(engine.closed).hasValue(1);
        assertThat(engine.opened).hasValue(2);
        Eventually.until("it happens", () -> questions.questions() == 0);
    }

    @Test
    void aFullHeapReachesWhoWaitsAndSpoilsNothing() throws InterruptedException {
        PendingAnswer<Word, Word.None> full = ask("full");
        assertThatThrownBy(() -> answer(full)).isInstanceOf(OutOfMemoryError.class);
        assertThat(answer(ask("quick")).isStopped()).isFalse();
        assertThat(engine.closed).as("its session, for it holds the memory").hasValue(1);
        Eventually.until("it happens", () -> questions.questions() == 0);
    }

    @Test
    void anEngineThatCannotCloseHidesNothing() throws InterruptedException {
        engine.closesBadly = true;
        assertThatThrownBy(() -> answer(ask("broken"))).hasMessageContaining("the engine is broken");
        answer(ask("quick"));
        Eventually.until("it happens", () -> questions.idleSessions() == 1);
        questions.close();
        assertThat(questions.idleSessions()).isZero();
        assertThat(engine.closed).hasValue(2);
    }

    @Test
    void answersToManyLongNamesDoNotFillTheHeap() throws InterruptedException {
        for (int i = 0; i < 200; i++) {
            answer(ask(i + " " + "x".repeat(200_000)));
        }
        Eventually.until("it happens", () -> questions.questions() == 0);
        assertThat(IntStream.range(0, 200)
                        .filter(i -> questions
                                .known(solver, i + " " + "x".repeat(200_000))
                                .isPresent())
                        .count())
                .isBetween(1L, 100L);
    }

    @Test
    void fewSessionsAreKept() throws InterruptedException {
        for (int game = 0; game < 50; game++) {
            SolverKey<Word, Word.None> another = new SolverKey<>(Word.GAME, new HeldEngine(name -> false));
            questions
                    .ask(new Query<>(another, new Word("quick"), "quick", Limits.none(), true), Bounds.unknown())
                    .await(LONG);
        }
        Eventually.until("it happens", () -> questions.questions() == 0);
        assertThat(questions.idleSessions()).isLessThanOrEqualTo(6);
    }

    @Test
    void closingStopsWhatIsAsked() throws InterruptedException {
        PendingAnswer<Word, Word.None> question = ask("slow");
        CountDownLatch answered = new CountDownLatch(1);
        new Thread(() -> {
                    try {
                        answer(question);
                    } catch (Exception stopped) {
                        assertThat(stopped).isNotNull();
                    }
                    answered.countDown();
                })
                .start();
        questions.close();
        answered.await();
    }
}
