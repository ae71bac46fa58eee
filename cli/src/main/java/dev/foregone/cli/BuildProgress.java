package dev.foregone.cli;

import dev.foregone.answers.Phrases;
import dev.foregone.answers.SafeText;
import dev.foregone.tablebase.BuildListener;
import java.nio.file.Path;

/**
 * Shows how far a build has come, and says it when the rest will take longer.
 *
 * @param display the bar
 */
record BuildProgress(ProgressDisplay display) implements BuildListener {

    @Override
    public void progressed(Stage stage, double fraction, long positions) {
        display.progressed(fraction, positions);
    }

    @Override
    public void continuesOnDisk(long positions, long allowedBytes, int partitions, Path directory) {
        display.note("found " + Phrases.positions(positions) + ", and " + Phrases.number(allowedBytes)
                + " bytes of memory are not enough for the rest: continuing on disk, in " + partitions + " parts in "
                + SafeText.quoted(directory.toString()) + ", which takes longer");
    }
}
