package dev.foregone.search;

import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Takes the place of {@link Threads} where there are no others than the one that asks. */
final class PlainThreads {

    private PlainThreads() {}

    static int available(int wanted) {
        return 1;
    }

    static boolean workFor(SearchBudget session) {
        return false;
    }

    static <T> T answerOnDeepStack(Supplier<T> question, String gameId, SearchBudget budget) {
        return question.get();
    }

    @SuppressWarnings("DoNotCallSuggester") // who calls it names Threads
    static void work(
            SearchContext context,
            IntFunction<? extends Crew.Member> members,
            BooleanSupplier isDone,
            Runnable abandoned) {
        members.apply(0).work(() -> false);
    }

    static void pause(long nanos) {}
}
