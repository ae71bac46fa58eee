package dev.foregone.weights;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Which patterns of cells have a weight, and which share one: an n-tuple network (W. Bledsoe and I. Browning, 1959; M. Buro's
 * patterns, 1997). A pattern is what the cells of a {@link Shape} hold at one of its places, while one of the players is to move. It
 * has a weight of its own and one that it shares with the same pattern elsewhere; and all that a {@link CellSymmetry} makes
 * of it have the same, with the other sign where the players are exchanged. Immutable.
 *
 * <pre>
 *    blocks, one after the other: those of places with weights of their own, then one for each shape
 *    in a block:                  2 * (the contents as a number, the first cell's digit the last) + (1 if the second player is to move)
 * </pre>
 */
@Stability(Level.EXPERIMENTAL)
public final class Patterns {

    /** The most cells of a board. */
    public static final int MOST_CELLS = 512;

    /** The most patterns: more would be too many to learn. */
    public static final int MOST_PATTERNS = 1 << 21;

    /** The most that all places have together: a sum needs 8 bytes for each. */
    private static final long MOST_ENTRIES = 1 << 22;

    /** The most places of all shapes together: each is looked for in all larger ones. */
    static final int MOST_PLACES = 1 << 13;

    /** The most images of patterns, of all symmetries together. */
    private static final long MOST_IMAGES = 1 << 24;

    private static final int MOST_SYMMETRIES = 16;

    /** While patterns get their numbers: its weight is always 0. */
    private static final int ZERO = Integer.MIN_VALUE;

    private final int cells;
    private final byte[] alphabet;
    private final List<Shape> shapes;
    private final List<CellSymmetry> symmetries;
    private final List<Place> places = new ArrayList<>();

    /** The place of each content in the alphabet; not to be changed. */
    final int[] codes = new int[256];

    /** For each pattern its weight's number plus 1, with the sign; 0 if the weight is always 0. */
    private final int[] weights;

    private int count;

    /**
     * A place of a shape.
     *
     * @param cells its cells; not to be changed
     * @param shared the first pattern of what all places of the shape share: all codes are 0, and the first player is to move
     * @param own the first pattern of its own; -1 if it has none
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Place(int[] cells, int shared, int own) {}

    /**
     * Patterns of a board.
     *
     * @param cells how many cells it has
     * @param alphabet what cells can hold, ascending; anything else counts as the first that is 0 or more
     * @param shapes the shapes
     * @param symmetries the symmetries, all that follow from them included or not
     * @throws IllegalArgumentException if they do not fit each other, or are too many
     */
    public Patterns(int cells, byte[] alphabet, List<Shape> shapes, List<CellSymmetry> symmetries) {
        require(cells > 0 && cells <= MOST_CELLS, "a board has 1 to " + MOST_CELLS + " cells, not " + cells);
        require(alphabet.length > 1 && isAscending(alphabet), "contents must be two or more, ascending");
        this.cells = cells;
        this.alphabet = alphabet.clone();
        this.shapes = List.copyOf(shapes);
        this.symmetries = closed(cells, symmetries);
        int patterns = listPlaces();
        listCodes();
        require((long) patterns * this.symmetries.size() <= MOST_IMAGES, "too many patterns for so many symmetries");
        weights = new int[patterns];
        number(Place::own);
        number(Place::shared);
        Arrays.setAll(weights, pattern -> weights[pattern] == ZERO ? 0 : weights[pattern]);
    }

    private static void require(boolean isRight, String otherwise) {
        if (!isRight) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private static boolean isAscending(byte[] contents) {
        return IntStream.range(1, contents.length).allMatch(i -> contents[i] > contents[i - 1]);
    }

    /** All that follow from some symmetries. */
    private static List<CellSymmetry> closed(int cells, List<CellSymmetry> generators) {
        Set<CellSymmetry> all = new LinkedHashSet<>(generators);
        for (boolean grows = true; grows; ) {
            Set<CellSymmetry> products = new LinkedHashSet<>(all);
            for (CellSymmetry one : all) {
                require(one.cells() == cells, "a symmetry of " + one.cells() + " cells, not " + cells);
                generators.forEach(other -> products.add(one.after(other)));
            }
            require(products.size() <= MOST_SYMMETRIES, "too many symmetries");
            grows = all.addAll(products);
        }
        return List.copyOf(all);
    }

    /** Numbers patterns, those of places with weights of their own first; returns how many there are. */
    private int listPlaces() {
        require(
                shapes.stream().mapToLong(shape -> shape.placements().size()).sum() <= MOST_PLACES,
                "the shapes have more than " + MOST_PLACES + " places");
        require(entriesOf(shape -> true) <= MOST_ENTRIES, "the shapes have more than " + MOST_ENTRIES + " entries");
        long own = 0;
        long shared = 2 * entriesOf(Shape::ownWeights);
        for (Shape shape : shapes) {
            long size = 2 * entries(shape.size());
            for (int[] place : shape.placements()) {
                require(Arrays.stream(place).allMatch(cell -> cell >= 0 && cell < cells), "a shape leaves the board");
                require(set(place).cardinality() == place.length, "a shape has a cell twice at one place");
                places.add(new Place(place, (int) shared, shape.ownWeights() ? (int) own : -1));
                own += shape.ownWeights() ? size : 0;
            }
            shared += size;
        }
        require(shared <= MOST_PATTERNS, "more than " + MOST_PATTERNS + " patterns");
        return (int) shared;
    }

    private long entriesOf(Predicate<Shape> which) {
        return shapes.stream()
                .filter(which)
                .mapToLong(shape -> shape.placements().size() * entries(shape.size()))
                .sum();
    }

    /** In how many ways some cells can be filled. */
    private long entries(int size) {
        long entries = 1;
        for (int i = 0; i < size && entries <= MOST_PATTERNS; i++) {
            entries *= alphabet.length;
        }
        return entries;
    }

    private void listCodes() {
        int empty = 0;
        while (empty < alphabet.length - 1 && alphabet[empty] < 0) {
            empty++;
        }
        Arrays.fill(codes, empty);
        for (int code = 0; code < alphabet.length; code++) {
            codes[alphabet[code] & 0xFF] = code;
        }
    }

    // ---- Which patterns share a weight

    /** Gives each pattern of some blocks, and all its images, a number. */
    private void number(ToIntFunction<Place> block) {
        List<Place> its =
                places.stream().filter(place -> block.applyAsInt(place) >= 0).toList();
        Map<BitSet, Place> byCells = new HashMap<>();
        its.forEach(place -> byCells.put(set(place.cells), place));
        for (Place place : its) {
            int from = block.applyAsInt(place);
            int end = from + 2 * (int) entries(place.cells.length);
            if (IntStream.range(from, end).anyMatch(pattern -> weights[pattern] == 0)) { // most are images of others
                List<int[]> images = symmetries.stream()
                        .map(symmetry -> images(place, symmetry, block, byCells))
                        .toList();
                number(from, end, images);
            }
        }
    }

    private void number(int from, int end, List<int[]> images) {
        for (int pattern = from; pattern < end; pattern++) {
            if (weights[pattern] == 0) {
                boolean isZero = false;
                for (int[] each : images) {
                    isZero |= each[pattern - from] == ~pattern;
                }
                count += isZero ? 0 : 1;
                weights[pattern] = isZero ? ZERO : count;
                for (int[] each : images) {
                    int image = each[pattern - from];
                    weights[image < 0 ? ~image : image] = isZero ? ZERO : image < 0 ? -count : count;
                }
            }
        }
    }

    /** What each pattern of a block becomes by a symmetry; the complement of that where the sign changes. */
    private int[] images(Place place, CellSymmetry by, ToIntFunction<Place> block, Map<BitSet, Place> byCells) {
        int[] moved = Arrays.stream(place.cells).map(by::image).toArray();
        Place image = byCells.get(set(moved));
        if (image == null) {
            throw new IllegalArgumentException("a symmetry takes a shape where there is none");
        }
        int[] factors = Arrays.stream(moved)
                .map(cell -> (int) entries(indexOf(image.cells, cell)))
                .toArray();
        int[] digits = new int[alphabet.length];
        for (int code = 0; code < digits.length; code++) {
            digits[code] = codes[by.content(alphabet[code]) & 0xFF];
        }
        int[] filled = sums(factors, digits);
        int[] images = new int[2 * filled.length];
        for (int i = 0; i < images.length; i++) {
            int to = block.applyAsInt(image) + 2 * filled[i / 2] + (by.exchanges() ? 1 - i % 2 : i % 2);
            images[i] = by.exchanges() ? ~to : to;
        }
        return images;
    }

    static int indexOf(int[] cells, int cell) {
        int index = 0;
        while (cells[index] != cell) {
            index++;
        }
        return index;
    }

    /** For each way to fill some cells, the first the lowest digit, the sum of their digits' worths, each times the cell's factor. */
    static int[] sums(int[] factors, int[] digits) {
        int[] sums = {0};
        for (int factor : factors) {
            int[] longer = new int[sums.length * digits.length];
            for (int i = 0; i < longer.length; i++) {
                longer[i] = sums[i % sums.length] + factor * digits[i / sums.length];
            }
            sums = longer;
        }
        return sums;
    }

    static BitSet set(int[] cells) {
        BitSet set = new BitSet();
        for (int cell : cells) {
            set.set(cell);
        }
        return set;
    }

    // ---- What a fit and a sum ask

    /** {@return how many cells the board has} */
    public int cells() {
        return cells;
    }

    /** {@return what cells can hold, ascending} */
    public byte[] alphabet() {
        return alphabet.clone();
    }

    /** {@return the shapes} */
    public List<Shape> shapes() {
        return shapes;
    }

    /** {@return the symmetries, and all that follow from them} */
    public List<CellSymmetry> symmetries() {
        return symmetries;
    }

    /** {@return how many weights there are} */
    public int count() {
        return count;
    }

    /** {@return the places of all shapes} */
    public List<Place> places() {
        return Collections.unmodifiableList(places);
    }

    /**
     * Which of the patterns of a place its cells show.
     *
     * @param place a place
     * @param contents what the cells of the board hold
     * @param isFirstToMove whether the player is to move who began
     * @return the pattern's number, from the first of the place's own on, and from the first that is shared on
     */
    public int shown(Place place, byte[] contents, boolean isFirstToMove) {
        int[] its = place.cells;
        int content = 0;
        for (int i = its.length - 1; i >= 0; i--) {
            content = content * alphabet.length + codes[contents[its[i]] & 0xFF];
        }
        return 2 * content + (isFirstToMove ? 0 : 1);
    }

    /**
     * The weight of a pattern.
     *
     * @param pattern a pattern
     * @return 1 and up: the number of its weight plus 1; less than 0: the same with the other sign; 0: it has none
     */
    public int weight(int pattern) {
        return weights[pattern];
    }
}
