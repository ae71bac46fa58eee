package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.positions.Loads;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Retrograde analysis (T. Ströhlein, 1970; K. Thompson, 1986): outcomes go from the end of the game backwards, ply by ply.
 *
 * <pre>
 *   frontier n     the positions whose outcome is a win or a loss in n plies
 *   for each of them, for each position from which a move leads there:
 *     the move wins     the position is won in n + 1
 *     the move loses    one child less may save it; without any it is lost in n + 1, for this was the child that lasted longest
 * </pre>
 *
 * Positions then still open are draws: those with a move to a drawn end in 1 ply, those with a move to one of these in
 * 2, and so on, since both players take the sooner draw. Those open after that never end. Moves after which the same
 * player moves again are kept apart, since over these the value does not change sides. Moves into positions that have been
 * solved before count at their ply, as if they had been followed backwards.
 */
public final class Propagation {

    private final Labels labels;
    private final @Nullable ReverseMoves passing;
    private final @Nullable ReverseMoves keeping;
    private final Workers workers;
    private final AtomicLong settled = new AtomicLong();
    private final Listener listener;

    private IndexSet current;
    private IndexSet next;
    private final IndexSet drawnInOne;
    private final LaterOutcomes later = new LaterOutcomes();
    private volatile boolean hasLostInTwo;
    private int plies;
    private boolean drawing;

    @FunctionalInterface
    public interface Listener {

        /** This many positions have been settled. */
        void settled(long positions);
    }

    /**
     * A propagation.
     *
     * @param passing the moves after which the other player moves, or null if there are none
     * @param keeping the moves after which the same player moves again, or null if there are none
     */
    Propagation(
            Labels labels,
            @Nullable ReverseMoves passing,
            @Nullable ReverseMoves keeping,
            Workers workers,
            Listener listener) {
        this.labels = labels;
        this.passing = passing;
        this.keeping = keeping;
        this.workers = workers;
        this.listener = listener;
        this.current = new IndexSet(labels.size());
        this.next = new IndexSet(labels.size());
        this.drawnInOne = new IndexSet(labels.size());
    }

    /** The memory that it takes for this many positions, besides that of labels and moves. */
    static long bytes(long positions) {
        return 3 * IndexSet.bytes(positions);
    }

    /** Takes over a classifier's result for a position; any number of threads may, each for other pieces of the labels. */
    void begin(int index, long position, Classifier classifier) {
        int label = classifier.label(position);
        begin(index, label, classifier.spreadsFirst(label));
        if (Labels.isOpen(label)) {
            beginOpen(index, classifier);
        }
    }

    /** The same for a label that says all, unless the game is solved by now. */
    void begin(int index, int label, boolean spreadsFirst) {
        labels.set(index, label);
        if (spreadsFirst) {
            current.add(index);
        } else if (label == Score.loss(2) && !hasLostInTwo) {
            hasLostInTwo = true;
        }
    }

    private void beginOpen(int index, Classifier classifier) {
        if (classifier.drawsNow()) {
            drawnInOne.add(index);
        } else if (classifier.later() != Score.ONGOING && classifier.later() != Score.ENDLESS_DRAW) {
            later.add(index, classifier.later());
        }
    }

    /** Settles every position. */
    void run() throws IOException {
        for (plies = 1; !current.isEmpty() || hasLostInTwo || later.hasDecisive(); plies++) {
            step();
            settle(Score.win(plies + 1));
            settle(Score.loss(plies + 1));
            if (hasLostInTwo) {
                addLostInTwo();
            }
        }
        draws();
        endless();
    }

    /** In the second ply, also those that were known to be lost in 2 before the first. */
    private void addLostInTwo() throws IOException {
        hasLostInTwo = false;
        workers.inPieces(labels.size(), IndexSet.PIECE, (begin, end) -> {
            for (int index = (int) begin; index < end; index++) {
                if (labels.get(index) == Score.loss(2)) {
                    current.add(index);
                }
            }
        });
    }

    /** Settles what moves into solved positions give this score, and was not settled sooner. */
    private void settle(int score) {
        later.take(score, index -> {
            if (labels.backUp(index, score)) {
                current.add(index);
                settled.incrementAndGet();
            }
        });
    }

    /** The plies of the wins and losses that are all known. */
    public int plies() {
        return plies;
    }

    /** Whether all wins and losses are known. */
    public boolean drawing() {
        return drawing;
    }

    private void draws() throws IOException {
        plies = 0;
        drawing = true;
        current.clear();
        workers.check();
        labels.makeRoom();
        for (int index = drawnInOne.next(0, labels.size());
                index < labels.size();
                index = drawnInOne.next(index + 1, labels.size())) {
            if (labels.backUp(index, Score.draw(1))) {
                current.add(index);
            }
        }
        for (plies = 1; !current.isEmpty() || later.hasDraws(); plies++) {
            step();
            settle(Score.draw(plies + 1));
        }
    }

    private void endless() {
        labels.makeRoom();
        for (int index = 0; index < labels.size(); index++) {
            labels.backUp(index, Score.ENDLESS_DRAW);
        }
    }

    private void step() throws IOException {
        workers.check();
        labels.makeRoom();
        if (current.isEmpty()) {
            return;
        }
        walk(passing, false);
        walk(keeping, true);
        IndexSet done = current;
        current = next;
        next = done;
        next.clear();
        listener.settled(settled.get());
    }

    private void walk(@Nullable ReverseMoves moves, boolean again) throws IOException {
        if (moves != null) {
            workers.inPieces(
                    labels.size(),
                    IndexSet.PIECE,
                    (begin, end) -> new Walk(moves, again).piece((int) begin, (int) end));
        }
    }

    /** One thread's walk over a piece of the frontier. */
    private final class Walk {
        private final SourceReader reader;
        private final boolean again;
        private final int[] batch = new int[SourceReader.BATCH];
        private long newlySettled;

        Walk(ReverseMoves moves, boolean again) {
            this.reader = moves.reader();
            this.again = again;
        }

        void piece(int begin, int end) {
            int count = 0;
            for (int index = current.next(begin, end); index < end; index = current.next(index + 1, end)) {
                batch[count++] = index;
                if (count == batch.length) {
                    spread(count);
                    count = 0;
                }
            }
            spread(count);
            settled.addAndGet(newlySettled);
        }

        private void spread(int count) {
            if (count == 0) {
                return;
            }
            workers.check();
            reader.read(batch, count);
            int[] sources = reader.sources();
            touch(sources, reader.begin(count));
            for (int i = 0; i < count; i++) {
                int score = Score.backedUp(labels.get(batch[i]), again);
                for (int at = reader.begin(i); at < reader.begin(i + 1); at++) {
                    spread(sources[at], score);
                }
            }
        }

        /** Loads the labels of all, so that no change of one, which lets nothing pass, waits for its load alone. */
        private void touch(int[] sources, int count) {
            long sum = 0;
            for (int at = 0; at < count; at++) {
                sum += labels.touch(sources[at]);
            }
            Loads.keep(sum);
        }

        private void spread(int source, int score) {
            if (labels.backUp(source, score)) {
                next.add(source);
                newlySettled++;
            }
        }
    }
}
