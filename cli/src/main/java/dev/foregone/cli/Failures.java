package dev.foregone.cli;

import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.NotationException;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.registry.PluginNotFoundException;
import java.io.PrintWriter;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong into one clear message on standard error, and an exit status. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {

    private final PrintWriter err;
    private final BooleanSupplier verbose;

    Failures(PrintWriter err, BooleanSupplier verbose) {
        this.err = err;
        this.verbose = verbose;
    }

    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        err.println("foregone: " + message(failure));
        UnmatchedArgumentException.printSuggestions(failure, err);
        err.println("  see: " + failure.getCommandLine().getCommandSpec().qualifiedName() + " --help");
        return Status.BAD_INPUT;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult result) {
        return failure instanceof ParameterException misuse
                ? handleParseException(misuse, new String[0])
                : handle(failure);
    }

    /** Whatever it is, it ends the command with one message. */
    int handle(Throwable failure) {
        err.println("foregone: " + message(failure));
        if (verbose.getAsBoolean()) {
            failure.printStackTrace(err);
        }
        return statusOf(failure);
    }

    static int statusOf(Throwable failure) {
        if (failure instanceof SearchStoppedException || failure instanceof CancellationException) {
            return Status.STOPPED;
        }
        return isBadInput(failure) ? Status.BAD_INPUT : Status.FAILED;
    }

    static boolean isBadInput(Throwable failure) {
        return failure instanceof UsageException
                || failure instanceof NotationException
                || failure instanceof IllegalMoveException
                || failure instanceof PluginNotFoundException;
    }

    static String message(Throwable failure) {
        return SafeText.message(failure instanceof OutOfMemoryError ? fullHeap() : words(failure));
    }

    private static String fullHeap() {
        return "Java's heap of " + (Runtime.getRuntime().maxMemory() >> 20)
                + " MB is full\n  give a smaller --memory, or Java a larger heap: FOREGONE_JAVA_OPTS=-Xmx4g";
    }

    /** Only messages of ours, and of the parser of the command line, are known to speak for themselves. */
    private static String words(Throwable failure) {
        boolean ours = failure instanceof ParameterException
                || failure instanceof CancellationException
                || failure.getClass().getName().startsWith("dev.foregone.");
        return ours && failure.getMessage() != null ? failure.getMessage() : failure.toString();
    }
}
