package dev.foregone.cli.command;

import dev.foregone.cli.options.Context;
import dev.foregone.cli.terminal.Console;
import java.util.Objects;
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
