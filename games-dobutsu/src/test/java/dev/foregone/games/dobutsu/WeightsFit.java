package dev.foregone.games.dobutsu;

import dev.foregone.spi.Score;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Makes the file of {@link TripleWeights} from positions of known value, as {@code ChoicesFile} of the benchmarks writes them;
 * benchmarks/RESULTS.md has the commands.
 */
final class WeightsFit {

    private static final double PENALTY = 2;
    private static final int STEPS = 400;

    private static final DobutsuRules RULES = DobutsuRules.INSTANCE;
    private static final int PIECES = 8;
    private static final int PAIRS_OF_PIECES = 28;
    private static final int THREES_OF_PIECES = 56;

    /** Two of the pieces are in this many of their threes, and one in this many. */
    private static final double THREES_OF_TWO = 6;

    private static final double THREES_OF_ONE = 21;

    private static final double FIFTIETHS = 100.0 / TripleWeights.HUNDREDTHS;

    private final int[] offsets = TripleWeights.offsets();
    private final int threes = Arrays.stream(offsets).max().orElseThrow() + 1;
    private final int features = threes + TripleWeights.COUNT * TripleWeights.COUNT + TripleWeights.COUNT;

    /**
     * Runs from the command line.
     *
     * @param arguments the file to write, a file of positions to judge the weights by, and files of positions to fit them to
     */
    public static void main(String... arguments) throws IOException {
        if (arguments.length < 3) {
            System.err.println(
                    "accepted: the file to write, a file of positions to judge by, files of positions to fit to");
            System.exit(2);
        }
        Map<Long, Float> others = read(List.of(arguments[1]));
        Map<Long, Float> positions = read(Arrays.asList(arguments).subList(2, arguments.length));
        positions.keySet().removeAll(others.keySet());
        WeightsFit fit = new WeightsFit();
        byte[] weights = fit.fit(positions);
        Files.write(Path.of(arguments[0]), weights);
        System.out.printf(
                "fitted to %,d positions: tell the winner of %.2f %% of these and of %.2f %% of %,d others%n",
                positions.size(), fit.told(weights, positions), fit.told(weights, others), others.size());
    }

    private static Map<Long, Float> read(List<String> files) throws IOException {
        Map<Long, Float> results = new LinkedHashMap<>();
        for (String file : files) {
            try (Stream<String> lines = Files.lines(Path.of(file))) {
                lines.forEach(line -> read(line, results));
            }
        }
        return results;
    }

    /** A line has the game, the position, and each move with its value from -1 to 1. What is decided at a glance is left out. */
    private static void read(String line, Map<Long, Float> results) {
        String[] fields = line.split("\t");
        long position = DobutsuRules.INSTANCE.pack(DobutsuNotation.parse(fields[1]));
        long bounds = RULES.bounds(position);
        if (Score.atLeast(bounds) < Score.atMost(bounds)) {
            int best = Arrays.stream(fields)
                    .skip(2)
                    .mapToInt(field -> Integer.parseInt(field.substring(field.indexOf('=') + 1)))
                    .max()
                    .orElseThrow();
            results.put(position, (best + 1) / 2f);
        }
    }

    /** The bytes of the file, from positions with their results: 1 if the player to move wins, 0 if the other does. */
    byte[] fit(Map<Long, Float> results) {
        int[][] examples = results.keySet().stream().map(this::features).toArray(int[][]::new);
        double[] weights = new LogisticRegression(
                        examples,
                        results.values().stream()
                                .mapToDouble(Float::doubleValue)
                                .toArray(),
                        features,
                        PENALTY)
                .fit(STEPS);
        byte[] file = new byte[threes];
        for (int high = 0; high < TripleWeights.COUNT; high++) {
            for (int middle = 0; middle <= high; middle++) {
                for (int low = 0; low <= middle; low++) {
                    int offset = offsets[TripleWeights.three(high, middle, low)];
                    if (offset >= 0) {
                        double sum = weights[offset] + shared(weights, high, middle, low);
                        file[offset] =
                                (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, Math.round(FIFTIETHS * sum)));
                    }
                }
            }
        }
        return file;
    }

    private double shared(double[] weights, int high, int middle, int low) {
        return (weights[two(high, middle)] + weights[two(high, low)] + weights[two(middle, low)]) / THREES_OF_TWO
                + (weights[one(high)] + weights[one(middle)] + weights[one(low)]) / THREES_OF_ONE;
    }

    /** How many of a hundred winners a file tells, of the positions that are not drawn. */
    double told(byte[] file, Map<Long, Float> results) {
        int decided = 0;
        int told = 0;
        for (Map.Entry<Long, Float> each : results.entrySet()) {
            if (each.getValue() != 0.5f) {
                int sum = 0;
                for (int feature : features(each.getKey())) {
                    sum += feature < threes ? file[feature] : 0;
                }
                decided++;
                told += sum > 0 == each.getValue() > 0.5f ? 1 : 0;
            }
        }
        return 100.0 * told / decided;
    }

    private int[] features(long position) {
        int[] pieces = pieces(position);
        int[] found = new int[PIECES + PAIRS_OF_PIECES + THREES_OF_PIECES];
        int next = 0;
        for (int i = 0; i < PIECES; i++) {
            found[next++] = one(pieces[i]);
            for (int j = 0; j < i; j++) {
                found[next++] = two(pieces[j], pieces[i]);
                for (int k = 0; k < j; k++) {
                    found[next++] = offsets[TripleWeights.three(pieces[k], pieces[j], pieces[i])];
                }
            }
        }
        return found;
    }

    /** The places of the pieces, in descending order. */
    static int[] pieces(long position) {
        return new int[] {
            TripleWeights.THEIR_LION + Layout.theirLion(position),
            TripleWeights.MY_LION + Layout.myLion(position),
            TripleWeights.GIRAFFE + Layout.OTHERS.greater(Layout.giraffes(position)),
            TripleWeights.GIRAFFE + Layout.OTHERS.lesser(Layout.giraffes(position)),
            TripleWeights.ELEPHANT + Layout.OTHERS.greater(Layout.elephants(position)),
            TripleWeights.ELEPHANT + Layout.OTHERS.lesser(Layout.elephants(position)),
            TripleWeights.BIRD + Layout.BIRDS.greater(Layout.chicks(position)),
            TripleWeights.BIRD + Layout.BIRDS.lesser(Layout.chicks(position))
        };
    }

    /** The feature of a piece, or of its mirror image. */
    private int one(int place) {
        return threes + TripleWeights.COUNT * TripleWeights.COUNT + Math.min(place, TripleWeights.mirrored(place));
    }

    /** The feature of two pieces, the greater place first, or of their mirror image. */
    private int two(int high, int low) {
        int mirrored = TripleWeights.mirrored(high);
        int other = TripleWeights.mirrored(low);
        int image = Math.max(mirrored, other) * TripleWeights.COUNT + Math.min(mirrored, other);
        return threes + Math.min(high * TripleWeights.COUNT + low, image);
    }
}
