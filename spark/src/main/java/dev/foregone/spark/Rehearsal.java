package dev.foregone.spark;

import dev.foregone.tablebase.builder.report.BuildListener;
import java.io.PrintWriter;
import java.nio.charset.Charset;

/**
 * The same as {@link Main} on a cluster of two processes of this machine, one of which is killed when a third of the
 * work is done: shows how a build fares when its cluster loses a machine.
 */
public final class Rehearsal {

    private static final int EXECUTORS = 2;

    private Rehearsal() {}

    /**
     * Builds a tablebase.
     *
     * @param arguments the arguments of {@link Main}
     */
    public static void main(String[] arguments) {
        Charset terminal = Charset.defaultCharset();
        PrintWriter err = new PrintWriter(System.err, true, terminal);
        int status = BuildCommand.run(
                () -> LocalProcesses.session(EXECUTORS),
                new Killer(err),
                new PrintWriter(System.out, true, terminal),
                err,
                arguments);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Kills one executor, once. */
    private static final class Killer implements BuildListener {
        private static final double WHEN = 0.3;

        private final PrintWriter out;
        private boolean killed;

        Killer(PrintWriter out) {
            this.out = out;
        }

        @Override
        public void progressed(Stage stage, double fraction, long positions) {
            if (!killed && fraction >= WHEN) {
                killed = true;
                LocalProcesses.anyExecutor().ifPresent(executor -> {
                    out.println("killing the executor with the process number " + executor.pid());
                    executor.destroyForcibly();
                });
            }
        }
    }
}
