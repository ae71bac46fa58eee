package dev.foregone.weights;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

    private final int cells;
    private final byte[] alphabet;
    private final List<Shape> shapes;
    private final List<CellSymmetry> symmetries;
    private final List<Block> blocks = new ArrayList<>();

    /** The block of each shape that its places share. */
    private final int[] shared;

    /** The place of each content in the alphabet; not to be changed. */
    final int[] codes = new int[256];

    /** For each pattern its weight's number plus 1, with the sign; 0 if the weight is always 0. */
    private final int[] weights;

    private final int count;

    /** The patterns of one place, or what all places of a shape share. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Block(int[] cells, int from) {}

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
        this.shared = new int[shapes.size()];
        int patterns = listBlocks();
        listCodes();
        require((long) patterns * this.symmetries.size() <= MOST_IMAGES, "too many patterns for so many symmetries");
        weights = new int[patterns];
        count = number();
    }

    private static void require(boolean isRight, String otherwise) {
        if (!isRight) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private static boolean isAscending(byte[] contents) {
        for (int i = 1; i < contents.length; i++) {
            if (contents[i] <= contents[i - 1]) {
                return false;
            }
        }
        return true;
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

    private int listBlocks() {
        long from = 0;
        require(
                shapes.stream().mapToLong(shape -> shape.placements().size()).sum() <= MOST_PLACES,
                "the shapes have more than " + MOST_PLACES + " places");
        for (int shape = 0; shape < shapes.size(); shape++) {
            long size = 2 * entries(shapes.get(shape).size());
            for (int[] place : shapes.get(shape).placements()) {
                for (int cell : place) {
                    require(cell >= 0 && cell < cells, "a shape leaves the board");
                }
                require(set(place).cardinality() == place.length, "a shape has a cell twice at one place");
                if (shapes.get(shape).ownWeights()) {
                    from = listBlock(place, from, size);
                }
            }
        }
        require(
                shapes.stream()
                                .mapToLong(shape -> shape.placements().size() * entries(shape.size()))
                                .sum()
                        <= MOST_ENTRIES,
                "the shapes have more than " + MOST_ENTRIES + " entries");
        for (int shape = 0; shape < shapes.size(); shape++) {
            shared[shape] = blocks.size();
            int size = shapes.get(shape).size();
            from = listBlock(shapes.get(shape).placements().get(0), from, 2 * entries(size));
        }
        return (int) from;
    }

    private long listBlock(int[] place, long from, long size) {
        require(from + size <= MOST_PATTERNS, "more than " + MOST_PATTERNS + " patterns");
        blocks.add(new Block(place, (int) from));
        return from + size;
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

    /** Gives each pattern, and all its images, a number; returns how many there are. */
    private int number() {
        Map<BitSet, Integer> own = new HashMap<>();
        Map<BitSet, Integer> anywhere = new HashMap<>();
        for (int block = 0; block < blocks.size() - shapes.size(); block++) {
            own.put(set(blocks.get(block).cells), block);
        }
        Map<BitSet, int[]> places = new HashMap<>();
        for (int shape = 0; shape < shapes.size(); shape++) {
            for (int[] place : shapes.get(shape).placements()) {
                anywhere.put(set(place), shared[shape]);
                places.put(set(place), place);
            }
        }
        int next = 0;
        for (int block = 0; block < blocks.size(); block++) {
            if (hasNew(blocks.get(block))) {
                boolean isShared = block >= blocks.size() - shapes.size();
                next = number(blocks.get(block), images(blocks.get(block), isShared ? anywhere : own, places), next);
            }
        }
        for (int pattern = 0; pattern < weights.length; pattern++) {
            weights[pattern] = weights[pattern] == Integer.MIN_VALUE ? 0 : weights[pattern];
        }
        return next;
    }

    /** Most blocks are images of others. */
    private boolean hasNew(Block block) {
        int end = block.from + 2 * (int) entries(block.cells.length);
        int pattern = block.from;
        while (pattern < end && weights[pattern] != 0) {
            pattern++;
        }
        return pattern < end;
    }

    private int number(Block block, int[][] images, int before) {
        int next = before;
        int end = 2 * (int) entries(block.cells.length);
        for (int pattern = 0; pattern < end; pattern++) {
            if (weights[block.from + pattern] == 0) {
                boolean isZero = false;
                for (int[] image : images) {
                    isZero |= image[pattern] == ~(block.from + pattern);
                }
                next += isZero ? 0 : 1;
                weights[block.from + pattern] = isZero ? Integer.MIN_VALUE : next;
                for (int[] each : images) {
                    int image = each[pattern];
                    weights[image < 0 ? ~image : image] = isZero ? Integer.MIN_VALUE : image < 0 ? -next : next;
                }
            }
        }
        return next;
    }

    /** For each symmetry what each pattern of a block becomes; the complement of that where the sign changes. */
    private int[][] images(Block block, Map<BitSet, Integer> blockAt, Map<BitSet, int[]> places) {
        int[][] images = new int[symmetries.size()][];
        for (int each = 0; each < images.length; each++) {
            int[] moved = moved(block.cells, symmetries.get(each));
            BitSet cellsOfImage = set(moved);
            Integer image = blockAt.get(cellsOfImage);
            int[] place = places.get(cellsOfImage);
            if (image == null || place == null) {
                throw new IllegalArgumentException("a symmetry takes a shape where there is none");
            }
            images[each] = images(blocks.get(image).from, moved, place, symmetries.get(each));
        }
        return images;
    }

    private int[] images(int from, int[] moved, int[] place, CellSymmetry by) {
        int[] factors = new int[moved.length];
        for (int i = 0; i < moved.length; i++) {
            int at = 0;
            while (place[at] != moved[i]) {
                at++;
            }
            factors[i] = (int) entries(at);
        }
        int[] digits = new int[alphabet.length];
        for (int code = 0; code < digits.length; code++) {
            digits[code] = codes[by.content(alphabet[code]) & 0xFF];
        }
        int[] filled = sums(factors, digits);
        int[] images = new int[2 * filled.length];
        for (int i = 0; i < images.length; i++) {
            int to = from + 2 * filled[i / 2] + (by.exchanges() ? 1 - i % 2 : i % 2);
            images[i] = by.exchanges() ? ~to : to;
        }
        return images;
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

    private static int[] moved(int[] place, CellSymmetry by) {
        int[] moved = place.clone();
        for (int i = 0; i < place.length; i++) {
            moved[i] = by.image(place[i]);
        }
        return moved;
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

    /**
     * The place of a content in the {@link #alphabet}.
     *
     * @param content what a cell holds
     * @return its code
     */
    public int code(byte content) {
        return codes[content & 0xFF];
    }

    /**
     * The first pattern of a place's own, or of a shape.
     *
     * @param shape a shape
     * @param place one of its places, or -1 for what all of them share
     * @return the pattern with all codes 0, the first player to move
     */
    public int first(int shape, int place) {
        if (place < 0) {
            return blocks.get(shared[shape]).from;
        }
        int before = 0;
        for (int each = 0; each < shape; each++) {
            before += shapes.get(each).ownWeights()
                    ? shapes.get(each).placements().size()
                    : 0;
        }
        return blocks.get(before + place).from;
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
