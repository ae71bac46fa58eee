package dev.foregone.spark;

import dev.foregone.tablebase.builder.report.BuildListener;
import java.io.PrintWriter;
import java.util.Locale;

/** Reports the progress of a build, a line for every twentieth: the output of a cluster's driver goes to a log. */
final class ProgressLines implements BuildListener {

    private static final int STEPS = 20;

    private final PrintWriter out;
    private int said = -1;

    ProgressLines(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void progressed(Stage stage, double fraction, long positions) {
        int step = (int) (fraction * STEPS);
        if (step > said) {
            said = step;
            out.printf(Locale.ROOT, "%3d %%  %-8s %,d positions%n", 100 * step / STEPS, name(stage), positions);
            out.flush();
        }
    }

    private static String name(Stage stage) {
        return switch (stage) {
            case DISCOVER -> "found";
            case SOLVE -> "solving";
            case WRITE -> "writing";
        };
    }
}
