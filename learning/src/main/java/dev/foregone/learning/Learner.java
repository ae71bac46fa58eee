package dev.foregone.learning;

import dev.foregone.api.Cancellation;
import dev.foregone.diagram.Diagram;
import dev.foregone.weights.CellSymmetry;
import dev.foregone.weights.Patterns;
import dev.foregone.weights.Shape;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Makes weights of samples: finds the board's symmetries, and the shapes whose patterns say most about games that were kept apart. */
final class Learner {

    /** Symmetries and shapes are compared by this many samples. */
    private static final int ENOUGH = 40_000;

    /** For comparisons, and for what counts. */
    private static final int FEW_PASSES = 6;

    private static final int PASSES = 16;

    /** Weights that are shared must not predict worse than others by more than this. */
    private static final double AS_WELL = 0.000_3;

    /** The same if the men at the beginning are their own image: while one side errs more, play is lopsided and feigns a difference. */
    private static final double ABOUT_AS_WELL = 0.004;

    /** A larger set of shapes has to predict better by this much. */
    private static final double CLEARLY = 0.002;

    private final Optional<Diagram> diagram;
    private final WeightsHeader header;
    private final byte[] start;
    private final boolean hasOwn;
    private final Cancellation cancellation;

    private List<CellSymmetry> symmetries = List.of();
    private String shapes = "";
    private double loss;

    /**
     * A learner.
     *
     * @param diagram the game's picture of the board, if there is one
     * @param header of the weights
     * @param start what the cells hold where games begin
     * @param hasOwn whether the game has an evaluation of its own
     * @param cancellation ends a lesson by a {@link java.util.concurrent.CancellationException}
     */
    Learner(Optional<Diagram> diagram, WeightsHeader header, byte[] start, boolean hasOwn, Cancellation cancellation) {
        this.diagram = diagram;
        this.header = header;
        this.start = start;
        this.hasOwn = hasOwn;
        this.cancellation = cancellation;
    }

    /**
     * The weights that samples show.
     *
     * @param ofSearch the part of the search in what is learned, from 0 to 1; the rest is the results'
     */
    Weights learn(TrainingSet samples, double ofSearch) {
        Geometry geometry = new Geometry(diagram, samples.changes());
        SortedSet<Byte> contents = samples.contents();
        TrainingSet few = samples.few(ENOUGH);
        symmetries = symmetries(geometry, few, contents);
        List<Shape> chosen = choose(geometry, few, closed(contents, symmetries), ofSearch);
        Fit fit = fit(samples, contents, chosen, symmetries).orElseThrow();
        loss = fit.learn(samples.known(), samples.apart(), ofSearch, PASSES);
        return new Weights(header, fit.patterns(), fit.values(), fit.ownPercent());
    }

    /**
     * The mappings of the board by which patterns may share their weights without loss: while there are few games more than the true ones,
     * since to share teaches more than it blurs.
     */
    private List<CellSymmetry> symmetries(Geometry geometry, TrainingSet few, SortedSet<Byte> contents) {
        List<Shape> squares = new ShapeSets(geometry, contents.size()).squares();
        Optional<Fit> fits = fit(few, contents, squares, List.of());
        List<Shape> its = fits.isPresent() ? squares : geometry.singles();
        double usual =
                loss(few, fits.or(() -> fit(few, contents, its, List.of())).orElseThrow(), 0);
        List<CellSymmetry> found = new ArrayList<>();
        for (CellSymmetry candidate : Symmetries.likely(geometry, few.known())) {
            double most = usual + (Symmetries.keeps(start, candidate) ? ABOUT_AS_WELL : AS_WELL);
            found.add(candidate);
            if (fit(few, contents, its, found)
                    .filter(fit -> loss(few, fit, 0) < most)
                    .isEmpty()) {
                found.remove(candidate);
            }
        }
        return found;
    }

    /** The shapes that predict games best which were kept apart. */
    private List<Shape> choose(Geometry geometry, TrainingSet few, SortedSet<Byte> contents, double ofSearch) {
        List<Shape> best = List.of();
        double least = Double.POSITIVE_INFINITY;
        for (Map.Entry<String, List<Shape>> each :
                new ShapeSets(geometry, contents.size()).all().entrySet()) {
            Optional<Fit> fit = fit(few, contents, each.getValue(), symmetries);
            double its = fit.isPresent() ? loss(few, fit.get(), ofSearch) : least;
            if (its < least - CLEARLY) {
                least = its;
                best = each.getValue();
                shapes = each.getKey();
            }
        }
        return best;
    }

    private static double loss(TrainingSet few, Fit fit, double ofSearch) {
        return fit.learn(few.known(), few.apart(), ofSearch, FEW_PASSES);
    }

    /** Nothing if the shapes do not go with the symmetries, or there are too many patterns. */
    private Optional<Fit> fit(
            TrainingSet samples, SortedSet<Byte> contents, List<Shape> its, List<CellSymmetry> shared) {
        try {
            byte[] alphabet = bytes(closed(contents, shared));
            return Optional.of(new Fit(new Patterns(samples.cells(), alphabet, its, shared), hasOwn, cancellation));
        } catch (IllegalArgumentException unfit) {
            return Optional.empty();
        }
    }

    /** The contents, and what the others may hold in their place. */
    private static SortedSet<Byte> closed(SortedSet<Byte> contents, List<CellSymmetry> symmetries) {
        SortedSet<Byte> all = new TreeSet<>(contents);
        for (CellSymmetry symmetry : symmetries) {
            contents.forEach(content -> all.add((byte) symmetry.content(content)));
        }
        return all;
    }

    private static byte[] bytes(SortedSet<Byte> contents) {
        byte[] bytes = new byte[contents.size()];
        int count = 0;
        for (byte content : contents) {
            bytes[count++] = content;
        }
        return bytes;
    }

    /** What was learned last, for people. */
    String description() {
        return String.format(
                Locale.ROOT,
                "%s, %s, loss %.3f",
                shapes,
                TrainingRun.counted(symmetries.size(), "symmetry", "symmetries"),
                loss);
    }
}
