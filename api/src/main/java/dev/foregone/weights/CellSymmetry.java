package dev.foregone.weights;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** A mapping of a board onto itself under which positions are worth the same, or as much to the other player. Immutable. */
@Stability(Level.EXPERIMENTAL)
public final class CellSymmetry {

    /** Contents from here on belong to nobody. */
    public static final int NEUTRAL = 64;

    private final int[] images;
    private final boolean exchanges;

    /**
     * A symmetry.
     *
     * @param images where each cell goes: a permutation of the numbers from 0
     * @param exchanges whether the players exchange their pieces and their turn
     * @throws IllegalArgumentException if it is no permutation
     */
    public CellSymmetry(int[] images, boolean exchanges) {
        BitSet seen = new BitSet();
        for (int image : images) {
            if (image < 0 || image >= images.length || seen.get(image)) {
                throw new IllegalArgumentException("no permutation: " + Arrays.toString(images));
            }
            seen.set(image);
        }
        this.images = images.clone();
        this.exchanges = exchanges;
    }

    /**
     * Where a cell goes.
     *
     * @param cell a cell
     * @return its image
     */
    public int image(int cell) {
        return images[cell];
    }

    /** {@return whether the players exchange their pieces and their turn} */
    public boolean exchanges() {
        return exchanges;
    }

    /**
     * What a cell's image holds.
     *
     * @param content what the cell holds
     * @return the same, or the same of the other player
     */
    public int content(int content) {
        return exchanges && Math.abs(content) < NEUTRAL ? -content : content;
    }

    /** {@return how many cells there are} */
    public int cells() {
        return images.length;
    }

    /**
     * This one after another.
     *
     * @param first the one before
     * @return both
     */
    public CellSymmetry after(CellSymmetry first) {
        int[] both = new int[images.length];
        for (int cell = 0; cell < both.length; cell++) {
            both[cell] = images[first.images[cell]];
        }
        return new CellSymmetry(both, exchanges != first.exchanges);
    }

    /** Symmetries are equal if they do the same. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CellSymmetry that && exchanges == that.exchanges && Arrays.equals(images, that.images);
    }

    @Override
    public int hashCode() {
        return 2 * Arrays.hashCode(images) + (exchanges ? 1 : 0);
    }

    @Override
    public String toString() {
        return (exchanges ? "exchange " : "") + Arrays.toString(images);
    }
}
