package dev.foregone.tablebase.builder.retrograde;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.positions.PositionMap;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * A whole game in memory, solved by one thread: every position that can be reached from a root is numbered and looked
 * at, its moves are stored, then outcomes are propagated. If it is stopped, it returns the bounds known for the root.
 */
public final class MemoryGame {

    /** The bytes that labels and frontiers take for each position. */
    private static final int BYTES_PER_POSITION = Character.BYTES + 1;

    private final KeyRules keyRules;
    private final PackedRules<?, ?> rules;
    private final long memoryBytes;
    private long bytesPerState;
    private final PositionMap positions = new PositionMap();
    private EdgeList edges = new EdgeList();
    private long moves;
    private @Nullable Labels labels;
    private @Nullable Propagation propagation;

    /** Receives the progress, and may stop the work by throwing. */
    public interface Watch extends Stop {

        /** One more position has been looked at; how many are known by now. */
        void looked(int looked, int known);

        /** This many of all positions have been settled. */
        void settled(long settled, int all);
    }

    /**
     * A game that is not solved yet.
     *
     * @param bytesPerState a guess at the bytes that a position takes besides those counted here
     */
    public MemoryGame(KeyRules keyRules, long memoryBytes, int bytesPerState) {
        this.keyRules = keyRules;
        this.rules = keyRules.rules();
        this.memoryBytes = memoryBytes;
        this.bytesPerState = bytesPerState;
    }

    /** Solves every position that can be reached from a root. */
    public void solve(long root, Watch watch) {
        positions.add(keyRules.key(root));
        discover(watch);
        Labels solved = new Labels(positions.size());
        labels = solved;
        TurnMoves moves = edges.reversed(positions.size(), rules.alternates());
        edges = new EdgeList();
        try {
            propagate(solved, moves, watch);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Looks at every position, in the order of discovery; newly found ones are appended. */
    private void discover(Watch watch) {
        Classifier classifier = new Classifier(keyRules);
        for (int number = 0; number < positions.size(); number++) {
            watch.looked(number, positions.size());
            classifier.classify(positions.key(number));
            checkMemory(classifier.decidedSize() + classifier.relevantSize());
            for (int i = 0; i < classifier.decidedSize(); i++) {
                positions.add(classifier.decided(i));
            }
            for (int i = 0; i < classifier.relevantSize(); i++) {
                edges.add(number, positions.add(classifier.relevant(i)), classifier.relevantAgain(i));
            }
        }
        moves = classifier.moves();
        watch.looked(positions.size(), positions.size());
    }

    /** About how many bytes it takes, or will take once it has found all. */
    public long bytes() {
        return bytes(0);
    }

    /** Corrects the guess at what a position takes besides, by what this and all positions have been found to take together. */
    public void takes(long bytes) {
        long besides = bytes - positions.bytes() - edges.bytes();
        bytesPerState = Math.max(bytesPerState, besides / Math.max(1, positions.size()));
    }

    /** The most that it takes while positions are added, or once their moves are turned round. */
    private long bytes(int more) {
        long growing = positions.bytesToAdd(more) + edges.bytesToAdd(more);
        long ends = rules.alternates() ? 0 : StoredMoves.bytes(positions.size(), 0);
        long turning = positions.bytes()
                + edges.bytes()
                + StoredMoves.bytes(positions.size(), edges.size())
                + ends
                + (long) BYTES_PER_POSITION * positions.size();
        return Math.max(growing, turning) + bytesPerState * positions.size();
    }

    private void checkMemory(int more) {
        if (bytes(more) > memoryBytes) {
            throw new TooLargeException(
                    0,
                    "%,d positions had been found when the %,d bytes of memory allowed were full",
                    positions.size(),
                    memoryBytes);
        }
    }

    private void propagate(Labels solved, TurnMoves moves, Watch watch) throws IOException {
        Propagation work = new Propagation(
                solved,
                moves.passing(),
                moves.keeping(),
                new Workers(1, watch),
                settled -> watch.settled(settled, positions.size()));
        Classifier classifier = new Classifier(keyRules);
        for (int number = 0; number < positions.size(); number++) {
            watch.check();
            work.begin(number, positions.key(number), classifier);
        }
        propagation = work;
        work.run();
        propagation = null;
    }

    /** How many positions have been found. */
    public int size() {
        return positions.size();
    }

    /** The moves of all positions together. */
    public long moves() {
        return moves;
    }

    /** A position, by its number in the order of discovery. */
    public long position(int number) {
        return positions.key(number);
    }

    /**
     * The score of a position of a game that has been solved.
     *
     * @return its score, or {@link Score#ONGOING} if the position cannot be reached from the root
     */
    public int score(long position) {
        int number = positions.get(keyRules.key(position));
        return number < 0 || labels == null ? Score.ONGOING : labels.get(number);
    }

    /** The bounds known for the root of a game that was stopped: {@link Score#bounds}. */
    public long boundsOfRoot() {
        if (labels == null || propagation == null) {
            return Score.bounds(Score.WORST, Score.BEST);
        }
        int label = labels.get(0);
        if (!Labels.isOpen(label)) {
            return Score.bounds(label, label);
        }
        int next = propagation.plies() + 1;
        return propagation.drawing()
                ? Score.bounds(Score.ENDLESS_DRAW, Score.draw(next))
                : Score.bounds(Score.loss(next), Score.win(next));
    }
}
