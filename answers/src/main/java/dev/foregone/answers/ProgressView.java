package dev.foregone.answers;

import java.util.function.Supplier;

/** Shows the progress of a question while it is being answered. */
public interface ProgressView {

    ProgressView NONE = new ProgressView() {
        @Override
        public <T> T during(Supplier<T> question) {
            return question.get();
        }
    };

    /**
     * Answers a question, showing its progress.
     *
     * @param <T> the type of the answer
     * @param question the question, answered on the calling thread
     * @return its answer; what it throws reaches the caller
     */
    <T> T during(Supplier<T> question);
}
