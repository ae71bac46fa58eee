package dev.foregone.cli.text;

import dev.foregone.answers.Phrases;
import dev.foregone.answers.SafeText;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.terminal.TimeLeft;
import dev.foregone.tablebase.builder.report.BuildListener;
import java.nio.file.Path;

/** Shows how far a build has come and, once all positions are found, how long the rest will take; says it when that is long. */
public final class BuildProgress implements BuildListener {

    private final ProgressDisplay display;
    private final TimeLeft timeLeft = new TimeLeft(System::nanoTime);
    private boolean onDisk;

    /**
     * A listener.
     *
     * @param display the bar
     */
    public BuildProgress(ProgressDisplay display) {
        this.display = display;
    }

    @Override
    public void progressed(Stage stage, double fraction, long positions) {
        String left = stage == Stage.SOLVE
                ? timeLeft.at(fraction)
                        .map(time -> ", about " + TimeLeft.words(time) + " left")
                        .orElse("")
                : "";
        display.progressed(fraction, Phrases.positions(positions) + left);
        if (onDisk && !left.isEmpty()) {
            onDisk = false;
            display.note("found all " + Phrases.positions(positions) + left);
        }
    }

    @Override
    public void continuesOnDisk(long positions, long allowedBytes, int partitions, Path directory) {
        onDisk = true;
        display.note("found " + Phrases.positions(positions) + ", and " + Phrases.number(allowedBytes)
                + " bytes of memory are not enough for the rest: continuing on disk, in " + partitions + " parts in "
                + SafeText.quoted(directory.toString()) + ", which takes longer");
    }
}
