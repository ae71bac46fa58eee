package dev.foregone.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * The result of work, or the exception it threw. A fault that would recur is a result as well: Spark retries everything
 * else.
 *
 * @param <R> the type of the result
 * @param value the result, or null if it threw
 * @param fault the exception it threw, or null
 */
record Result<R extends Serializable>(
        @Nullable R value, @Nullable Throwable fault) implements Serializable {

    /** Does the work; exceptions from bad luck rather than its own fault are thrown. */
    static <R extends Serializable> Result<R> of(Callable<R> work) throws Exception {
        try {
            return new Result<>(work.call(), null);
        } catch (IOException | InterruptedException | OutOfMemoryError luck) {
            throw luck;
        } catch (Throwable fault) { // a game may throw errors and undeclared exceptions
            if (Thread.currentThread().isInterrupted()) {
                throw Result.<RuntimeException>unchecked(fault);
            }
            return new Result<>(null, portable(fault));
        }
    }

    /** The exception of the work or, if it cannot be serialized and read back, its message. */
    private static Throwable portable(Throwable fault) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(fault);
            out.flush();
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
            return fault;
        } catch (IOException | ClassNotFoundException | RuntimeException | StackOverflowError notToBeSent) {
            RuntimeException words = new IllegalStateException(fault.toString());
            words.setStackTrace(fault.getStackTrace());
            return words;
        }
    }

    /** Returns the result, or throws the exception of the work. */
    R get() {
        if (fault != null) {
            throw Result.<RuntimeException>unchecked(fault);
        }
        if (value == null) {
            throw new IllegalStateException("work on the cluster returned nothing");
        }
        return value;
    }

    /** Throws anything as it is. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable fault) throws T {
        throw (T) fault;
    }
}
