package dev.foregone.tablebase.contents;

import com.google.common.math.LongMath;
import dev.foregone.tablebase.file.Section;
import java.util.List;
import java.util.SplittableRandom;

/**
 * All blocks of a tablebase once each, in an order that a seed decides: from one at random in steps of the same random size,
 * which has no factor in common with their number. For one thread.
 */
final class BlockOrder {

    /** Steps are smaller, so that their products with numbers of blocks are numbers too. */
    private static final long LARGEST_STEP = 1L << 28;

    private final List<Section> sections;
    private final long blocks;
    private final long first;
    private final long step;

    BlockOrder(List<Section> sections, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        this.sections = sections;
        this.blocks = sections.stream().mapToLong(Section::blocks).sum();
        this.first = random.nextLong(Math.max(1, blocks));
        this.step = step(random);
    }

    /** Where a block is. */
    record Place(Section section, long block) {}

    private long step(SplittableRandom random) {
        long size = 1 + random.nextLong(Math.min(LARGEST_STEP, Math.max(1, blocks)));
        while (LongMath.gcd(size, blocks) > 1) {
            size++;
        }
        return size;
    }

    /** How many there are. */
    int size() {
        return Math.toIntExact(blocks);
    }

    /** The block at a turn. */
    Place at(int turn) {
        return place((first + turn * step) % blocks);
    }

    private Place place(long number) {
        long rest = number;
        for (Section section : sections) {
            if (rest < section.blocks()) {
                return new Place(section, rest);
            }
            rest -= section.blocks();
        }
        throw new IllegalArgumentException("there is no block " + number + ", only " + blocks);
    }
}
