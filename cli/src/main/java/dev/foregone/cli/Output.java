package dev.foregone.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Standard output that remembers why it could not be written: {@link java.io.PrintWriter} only tells that it could not.
 * A reader that has gone away, as {@code head} does, is no failure; a full disk is one.
 */
final class Output extends FilterOutputStream {

    private @Nullable IOException failure;

    Output(OutputStream out) {
        super(out);
    }

    static Output standard() {
        return new Output(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16));
    }

    @Override
    public void write(int b) throws IOException {
        keep(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        keep(() -> out.write(bytes, from, length));
    }

    @Override
    public void flush() throws IOException {
        keep(out::flush);
    }

    /** Writes what is left; the status to end with, which is a failure if the output is lost and somebody wants it. */
    int finish(Console console, int status) {
        console.out().flush();
        console.err().flush();
        if (failure == null || String.valueOf(failure.getMessage()).contains("Broken pipe")) {
            return status;
        }
        console.err().println("foregone: cannot write the output: " + failure.getMessage());
        console.err().flush();
        return Status.FAILED;
    }

    private void keep(Action action) throws IOException {
        try {
            action.run();
        } catch (IOException e) {
            failure = failure == null ? e : failure;
            throw e;
        }
    }

    private interface Action {
        void run() throws IOException;
    }
}
