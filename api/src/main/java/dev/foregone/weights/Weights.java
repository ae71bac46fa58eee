package dev.foregone.weights;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.weights.Patterns.Place;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the patterns of a game's board are worth, as it was learned from the game's rules alone: an evaluation, for engines that
 * estimate what they cannot prove. Weights touch estimates only, never a proof. They are files, written by {@code foregone train};
 * give them to a solver by {@link dev.foregone.api.SolverOptions#withWeights}, or let a game bring them along. Immutable.
 */
@Stability(Level.EXPERIMENTAL)
public final class Weights {

    private static final Weights NONE =
            new Weights(WeightsHeader.NONE, new Patterns(1, new byte[] {0, 1}, List.of(), List.of()), new short[0], 0);

    private final WeightsHeader header;
    private final Patterns patterns;
    private final short[] values;
    private final int ownPercent;

    /** What {@link #sum} reads, made when it is first needed. */
    private volatile @Nullable PatternTables tables;

    /**
     * Weights of patterns.
     *
     * @param header what they are for, and where they come from
     * @param patterns the patterns
     * @param values the worth of each weight of the patterns to the player who began, in hundredths of the logarithm of the odds to win
     * @param ownPercent what is added of the same of the game's own evaluation, in hundredths; 0 if there is none
     * @throws IllegalArgumentException if there are not as many values as weights
     */
    public Weights(WeightsHeader header, Patterns patterns, short[] values, int ownPercent) {
        if (values.length != patterns.count()) {
            throw new IllegalArgumentException(values.length + " values for " + patterns.count() + " weights");
        }
        this.header = Objects.requireNonNull(header, "header");
        this.patterns = patterns;
        this.values = values.clone();
        this.ownPercent = ownPercent;
    }

    /**
     * No weights: a solver with this option uses none, even if the game brings some along.
     *
     * @return weights that fit no game
     */
    public static Weights none() {
        return NONE;
    }

    /**
     * Reads a file.
     *
     * @param file the file
     * @return its weights
     * @throws InvalidWeightsException if it holds none, saying why
     * @throws IOException if it cannot be read
     */
    public static Weights read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return WeightsFile.read(in, file.toString());
        }
    }

    /**
     * Reads a stream, which stays open.
     *
     * @param in the bytes of a file
     * @param name what to call it
     * @return its weights
     * @throws InvalidWeightsException if it holds none, saying why
     * @throws IOException if it cannot be read
     */
    public static Weights read(InputStream in, String name) throws IOException {
        return WeightsFile.read(in, name);
    }

    /**
     * Reads a resource.
     *
     * @param resource where it is
     * @return its weights
     * @throws InvalidWeightsException if it holds none, saying why
     * @throws IOException if it cannot be read
     */
    public static Weights read(URL resource) throws IOException {
        try (InputStream in = resource.openStream()) {
            return WeightsFile.read(in, resource.toString());
        }
    }

    /** {@return the bytes of a file that {@link #read} reads} */
    public byte[] toBytes() {
        return WeightsFile.write(this);
    }

    /** {@return what they are for, and where they come from} */
    public WeightsHeader header() {
        return header;
    }

    /**
     * The same weights with another header.
     *
     * @param its the header
     * @return a copy
     */
    public Weights with(WeightsHeader its) {
        return new Weights(its, patterns, values, ownPercent);
    }

    /** {@return the patterns} */
    public Patterns patterns() {
        return patterns;
    }

    /**
     * The worth of a weight.
     *
     * @param weight its number, from 0
     * @return in hundredths of the logarithm of the odds to win, for the player who began
     */
    public int value(int weight) {
        return values[weight];
    }

    /** {@return what is added of the game's own evaluation, in hundredths; 0 if there is none} */
    public int ownPercent() {
        return ownPercent;
    }

    /** {@return whether these are no weights} */
    public boolean isNone() {
        return header.game().isEmpty();
    }

    /** {@return a new sum over positions, for one thread} */
    public PatternSum sum() {
        PatternTables made = tables;
        if (made == null) {
            made = new PatternTables(this);
            tables = made;
        }
        return new PatternSum(made);
    }

    /**
     * What each cell contributes to the worth of a position: the worth of each pattern is divided among its cells.
     *
     * @param contents what the cells hold
     * @param isFirstToMove whether the player is to move who began
     * @return for each cell, in hundredths of the logarithm of the odds to win, for the player who began
     */
    public double[] contributions(byte[] contents, boolean isFirstToMove) {
        double[] sums = new double[patterns.cells()];
        for (Place place : patterns.places()) {
            double worth = worth(place, patterns.shown(place, contents, isFirstToMove));
            for (int cell : place.cells()) {
                sums[cell] += worth / place.cells().length;
            }
        }
        return sums;
    }

    /** The worth of one of a place's patterns: of its own weight, and of that which is shared. */
    int worth(Place place, int shown) {
        return worth(place.shared() + shown) + (place.own() < 0 ? 0 : worth(place.own() + shown));
    }

    private int worth(int pattern) {
        int weight = patterns.weight(pattern);
        return weight == 0 ? 0 : weight > 0 ? values[weight - 1] : -values[-weight - 1];
    }

    /** Weights are equal if their files are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Weights that && Arrays.equals(toBytes(), that.toBytes());
    }

    @Override
    public int hashCode() {
        return 31 * header.hashCode() + Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return isNone() ? "no weights" : values.length + " weights for " + header.game() + " " + header.position();
    }
}
