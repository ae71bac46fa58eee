package dev.foregone.answers;

import java.util.function.Supplier;

/** Shows somebody how far a question has come, while it is being answered. */
public interface ProgressView {

    /** Shows nothing. */
    ProgressView NONE = new ProgressView() {
        @Override
        public <T> T during(Supplier<T> question) {
            return question.get();
        }
    };

    /**
     * Answers a question, showing how far it has come.
     *
     * @param <T> the type of the answer
     * @param question what is to be answered, on the calling thread
     * @return its answer; what it throws reaches the caller
     */
    <T> T during(Supplier<T> question);
}
