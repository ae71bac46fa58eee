package dev.foregone.search;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Lets one call of one method fail, in one way; the calls before and behind it are answered. */
final class Injection {

    private String method = "";
    private Supplier<@Nullable Throwable> fault = () -> null;
    private int callsLeft;

    /** The n-th call of a method from now fails: it throws this, or answers null for null. */
    synchronized void arm(String failing, int call, Supplier<@Nullable Throwable> how) {
        method = failing;
        callsLeft = call;
        fault = how;
    }

    synchronized boolean hasStruck() {
        return callsLeft <= 0;
    }

    private synchronized boolean strikes(String called) {
        return called.equals(method) && --callsLeft == 0;
    }

    /** Calls a method that answers with an object. */
    <T> @Nullable T call(String called, Supplier<T> answer) {
        if (!strikes(called)) {
            return answer.get();
        }
        Throwable thrown = fault.get();
        if (thrown != null) {
            throw Injection.<RuntimeException>unchecked(thrown);
        }
        return null;
    }

    /** Calls a method that answers with a number or a truth value, which cannot be null. */
    <T> T callPrimitive(String called, Supplier<T> answer) {
        T answered = call(called, answer);
        return answered == null ? answer.get() : answered;
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
