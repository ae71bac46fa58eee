package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.answers.Json;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.EventStream;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.questions.PendingAnswer;
import dev.foregone.explorer.questions.QuestionProgress;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/**
 * The progress of a question, four times a second, and finally its answer. The events are also a heartbeat: a client
 * that has left is noticed at the second of them, and the question is left.
 */
final class AnswerEvents<S extends GameState<S, M>, M extends Move> implements Reply.Events {

    private final PendingAnswer<S, M> question;
    private final Function<Answer<S, M>, String> json;

    AnswerEvents(PendingAnswer<S, M> question, Function<Answer<S, M>, String> json) {
        this.question = question;
        this.json = json;
    }

    @Override
    public boolean sendNext(EventStream stream) throws IOException, InterruptedException {
        Optional<Answer<S, M>> answer = question.await(HEARTBEAT);
        if (answer.isPresent()) {
            stream.send("result", json.apply(answer.get()));
        } else {
            stream.send("progress", text(question.progress()));
        }
        return answer.isEmpty();
    }

    private static String text(QuestionProgress progress) {
        return new Json()
                .put("fraction", progress.fraction())
                .put("positions", progress.positions())
                .put("elapsedMillis", progress.elapsed().toMillis())
                .put("waiting", progress.waiting())
                .put("inWords", progress.proved().inWords())
                .text();
    }

    @Override
    public void close() {
        question.leave();
    }
}
