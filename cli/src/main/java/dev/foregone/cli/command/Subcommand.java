package dev.foregone.cli.command;

import dev.foregone.api.Cancellation;
import dev.foregone.cli.options.Context;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.terminal.ProgressDisplay;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** A command beside others of the same run, with which it shares a context. */
public abstract class Subcommand {

    private @Nullable Context context;

    final Context context() {
        return Objects.requireNonNull(context, "its factory sets it");
    }

    final Console console() {
        return context().console();
    }

    /** Prints a line of an answer, or several. */
    final void print(String text) {
        console().println(text);
    }

    /** Prints lines as they are found, which is cancelled when nobody reads on; returns how many. */
    final long printEach(Stream<String> lines, Cancellation cancellation) {
        PrintWriter out = console().out();
        long[] printed = {0};
        lines.forEach(line -> {
            printed[0]++;
            out.println(line);
            if (out.checkError()) {
                cancellation.cancel();
            }
        });
        return printed[0];
    }

    /** The switch with which Ctrl-C stops the work from now on. */
    final Cancellation cancellation() {
        return context().interruption().start();
    }

    /** A bar for work that may take hours. */
    final ProgressDisplay progress(String task) {
        return new ProgressDisplay(console(), task, ProgressDisplay.LINES);
    }

    /**
     * Makes the commands of a run.
     *
     * @param context what they share
     */
    public record Factory(Context context) implements IFactory {

        @Override
        public <K> K create(Class<K> type) throws Exception {
            K made = CommandLine.defaultFactory().create(type);
            if (made instanceof Subcommand command) {
                command.context = context;
            }
            return made;
        }
    }
}
