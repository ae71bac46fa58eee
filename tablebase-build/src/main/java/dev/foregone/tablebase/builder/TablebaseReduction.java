package dev.foregone.tablebase.builder;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.StoppedException;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.file.ValuesFile;
import dev.foregone.tablebase.contents.OpenedFile;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.FileWork;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Path;

/** Makes a smaller tablebase of one that is finished. */
public final class TablebaseReduction {

    private TablebaseReduction() {}

    /**
     * Writes the values of all positions without their plies, which takes a fraction of the room. The file is opened as any other, and
     * was compared with the full one, position by position, before it got its name.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param full the tablebase with plies
     * @param to the file to write, which must not be there
     * @param threads how many threads may work
     * @param listener hears of the progress; each position counts twice, when it is written and when it is compared
     * @param cancellation stops it from another thread
     * @return the tablebase of values
     * @throws IOException if a file cannot be read or written
     * @throws TablebaseException if the tablebase is in parts, or has values only
     * @throws StoppedException if it was cancelled, or the thread interrupted: then no file is left
     */
    public static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> toValues(
            Tablebase<S, M> full, Path to, int threads, ProgressListener listener, Cancellation cancellation)
            throws IOException {
        OpenedFile<S, M> opened = OpenedFile.of(OpenedFile.opened(full.path()), full.game());
        ValuesFile reduced = new ValuesFile(
                opened.file(),
                OpenedFile.isPosition(opened.positions()),
                new Workers(threads, Stop.by(cancellation)),
                new PositionProgress(listener, 2 * full.size()));
        return FinishedFile.open(FileWork.forCaller(() -> reduced.write(to)), full.game());
    }
}
