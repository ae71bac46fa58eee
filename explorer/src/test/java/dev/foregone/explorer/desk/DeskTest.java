package dev.foregone.explorer.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.answers.Answer;
import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.SolverOptions;
import dev.foregone.explorer.Eventually;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DeskTest {

    private static final Duration LONG = Duration.ofSeconds(30);

    private final GatedEngine engine = new GatedEngine(name -> name.contains("slow"));
    private final Line<Word, Word.None> line = new Line<>(Word.GAME, engine);
    private final Desk desk = new Desk(2, SolverOptions.defaults());

    @AfterEach
    void close() {
        desk.close();
    }

    private Question<Word, Word.None> ask(String name, Limits limits) {
        return desk.ask(line, new Word(name), name, limits);
    }

    private Question<Word, Word.None> ask(String name) {
        return ask(name, Limits.none().withTime(LONG));
    }

    private static Answer<Word, Word.None> answer(Question<Word, Word.None> question) throws InterruptedException {
        return question.await(LONG).orElseThrow();
    }

    @Test
    void aQuickQuestionNeverWaitsForSlowOnes() throws InterruptedException {
        List<Question<Word, Word.None>> slow = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            slow.add(ask("slow " + i));
        }
        assertThat(answer(ask("quick")).bounds()).isEqualTo(Bounds.exactly(Outcome.draw(0)));
        assertThat(slow).allSatisfy(question -> assertThat(question.found()).isEmpty());
        engine.gate.release(6);
        for (Question<Word, Word.None> question : slow) {
            assertThat(answer(question).isStopped()).isFalse();
        }
    }

    @Test
    void equalQuestionsAreWorkedOnOnceAndTheAnswerIsKept() throws InterruptedException {
        Question<Word, Word.None> one = ask("slow");
        Question<Word, Word.None> other = ask("slow");
        assertThat(other).isSameAs(one);
        Eventually.until("it happens", () -> engine.questions.get() == 2); // in the quick lane, then in the slow one
        engine.gate.release();
        answer(one);
        Eventually.until("it happens", () -> desk.known(line, "slow").isPresent());
        assertThat(engine.questions).hasValue(2);
        assertThat(engine.opened).hasValue(1);
    }

    @Test
    void aQuestionIsCancelledWhenTheLastLeaves() throws InterruptedException {
        Question<Word, Word.None> question = ask("slow");
        ask("slow");
        question.leave();
        assertThat(question.await(Duration.ofMillis(400))).isEmpty();
        question.leave();
        Answer<Word, Word.None> answer = answer(question);
        assertThat(answer.stopped()).isEqualTo("it was cancelled");
        assertThat(answer.bounds()).isEqualTo(new Bounds(Outcome.loss(4), Outcome.win(3)));
        assertThat(desk.known(line, "slow")).isEmpty();
        assertThat(ask("slow")).as("a new question").isNotSameAs(question);
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
        Question<Word, Word.None> question = ask("slow");
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
                .isInstanceOf(BusyException.class)
                .hasMessageContaining("ask again in a moment");
    }

    @Test
    void whatTheEngineThrowsReachesWhoWaitsAndSpoilsNothing() throws InterruptedException {
        Question<Word, Word.None> broken = ask("broken");
        assertThatThrownBy(() -> answer(broken)).hasMessageContaining("the engine is broken");
        assertThat(answer(ask("quick")).isStopped()).isFalse();
        assertThat(engine.closed).hasValue(1);
        assertThat(engine.opened).hasValue(2);
        Eventually.until("it happens", () -> desk.questions() == 0);
    }

    @Test
    void aFullHeapReachesWhoWaitsAndSpoilsNothing() throws InterruptedException {
        Question<Word, Word.None> full = ask("full");
        assertThatThrownBy(() -> answer(full)).isInstanceOf(OutOfMemoryError.class);
        assertThat(answer(ask("quick")).isStopped()).isFalse();
        assertThat(engine.closed).as("its session, for it holds the memory").hasValue(1);
        Eventually.until("it happens", () -> desk.questions() == 0);
    }

    @Test
    void anEngineThatCannotCloseHidesNothing() throws InterruptedException {
        engine.closesBadly = true;
        assertThatThrownBy(() -> answer(ask("broken"))).hasMessageContaining("the engine is broken");
        answer(ask("quick"));
        Eventually.until("it happens", () -> desk.idleSessions() == 1);
        desk.close();
        assertThat(desk.idleSessions()).isZero();
        assertThat(engine.closed).hasValue(2);
    }

    @Test
    void answersToManyLongNamesDoNotFillTheHeap() throws InterruptedException {
        for (int i = 0; i < 200; i++) {
            answer(ask(i + " " + "x".repeat(200_000)));
        }
        Eventually.until("it happens", () -> desk.questions() == 0);
        assertThat(IntStream.range(0, 200)
                        .filter(i ->
                                desk.known(line, i + " " + "x".repeat(200_000)).isPresent())
                        .count())
                .isBetween(1L, 100L);
    }

    @Test
    void fewSessionsAreKept() throws InterruptedException {
        for (int game = 0; game < 50; game++) {
            Line<Word, Word.None> another = new Line<>(Word.GAME, new GatedEngine(name -> false));
            desk.ask(another, new Word("quick"), "quick", Limits.none()).await(LONG);
        }
        Eventually.until("it happens", () -> desk.questions() == 0);
        assertThat(desk.idleSessions()).isLessThanOrEqualTo(6);
    }

    @Test
    void closingStopsWhatIsAsked() throws InterruptedException {
        Question<Word, Word.None> question = ask("slow");
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
        desk.close();
        answered.await();
    }
}
