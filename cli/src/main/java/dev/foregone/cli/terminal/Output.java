package dev.foregone.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Standard output that remembers why a write failed: {@link java.io.PrintWriter} reports only that it did. A reader
 * that has gone away, as {@code head} does, is not a failure; a full disk is.
 */
public final class Output extends FilterOutputStream {

    private @Nullable IOException failure;

    Output(OutputStream out) {
        super(out);
    }

    public static Output standard() {
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

    /** Writes the rest; returns the exit status, a failure if output is lost that is still wanted. */
    public int finish(Console console, int status) {
        console.out().flush();
        console.err().flush();
        if (failure == null || String.valueOf(failure.getMessage()).contains("Broken pipe")) {
            return status;
        }
        console.err().println("foregone: cannot write the output: " + failure.getMessage());
        console.err().flush();
        return ExitStatus.FAILED;
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
