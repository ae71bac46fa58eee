package dev.foregone.games.morris;

import dev.foregone.spi.Predecessors;

/**
 * Moves taken back. The other player moved last: a man goes back to the hand or to a free point and, if it stood in a mill,
 * a man of the player to move comes back to a free point.
 */
final class Retraction implements Predecessors {

    private static final int MOST_NEIGHBOURS = 4;

    private final Layout layout;
    private final int men;
    private final boolean flying;

    Retraction(Variant variant, Layout layout) {
        this.layout = layout;
        men = variant.men();
        flying = variant.flying();
    }

    /** As many as there are at most: every man has come from everywhere, and every mill may have removed a man. */
    @Override
    public int maxPredecessors(long position) {
        int movers = layout.theirs(position);
        int count = Integer.bitCount(movers);
        int free = Integer.bitCount(layout.free(position));
        int origins = layout.inHand(position) > 0 ? 0 : flew(count) ? free : MOST_NEIGHBOURS;
        return count * (1 + origins) * (Squares.inMills(movers) == 0 ? 1 : 1 + free);
    }

    private boolean flew(int count) {
        return flying && count == MorrisRules.LEAST;
    }

    @Override
    public int predecessors(long position, long[] into, int from) {
        int movers = layout.theirs(position);
        int count = Integer.bitCount(movers);
        int inHand = layout.inHand(position);
        boolean mayHaveMoved = inHand == 0 && count >= MorrisRules.LEAST;
        boolean flew = flew(count);
        int inMills = Squares.inMills(movers);
        int free = layout.free(position);
        int next = from;
        for (int rest = movers; rest != 0; rest &= rest - 1) {
            int man = rest & -rest;
            boolean closed = (man & inMills) != 0;
            next = before(position, movers ^ man, free, inHand + 1, closed, into, next);
            if (mayHaveMoved) {
                for (int back = flew ? free : Squares.neighbours(man) & free; back != 0; back &= back - 1) {
                    int origin = back & -back;
                    next = before(position, movers ^ man ^ origin, free ^ origin, 0, closed, into, next);
                }
            }
        }
        return next - from;
    }

    /** Moves taken back that neither placed nor removed a man. */
    Predecessors ofSlides() {
        return new Predecessors() {
            @Override
            public int maxPredecessors(long position) {
                return Integer.bitCount(layout.theirs(position)) * layout.points();
            }

            @Override
            public int predecessors(long position, long[] into, int from) {
                return slides(position, into, from);
            }
        };
    }

    private int slides(long position, long[] into, int from) {
        int movers = layout.theirs(position);
        int count = Integer.bitCount(movers);
        int others = layout.mine(position);
        if (layout.inHand(position) > 0 || count < MorrisRules.LEAST) {
            return 0;
        }
        int free = layout.free(position);
        int quiet = others == 0 ? movers : movers & ~Squares.inMills(movers);
        int next = from;
        for (int rest = quiet; rest != 0; rest &= rest - 1) {
            int man = rest & -rest;
            for (int back = flew(count) ? free : Squares.neighbours(man) & free; back != 0; back &= back - 1) {
                into[next++] = layout.turned(position, movers ^ man ^ (back & -back), others, 0);
            }
        }
        return next - from;
    }

    /** The positions before a move that led here, if the men of the player who made it were these. */
    private int before(long position, int movers, int free, int inHand, boolean closed, long[] into, int from) {
        int others = layout.mine(position);
        int next = from;
        if (!closed || others == 0) {
            into[next++] = layout.turned(position, movers, others, inHand);
        }
        if (closed && Integer.bitCount(others) + inHand / 2 < men) {
            for (int rest = free; rest != 0; rest &= rest - 1) {
                int removed = rest & -rest;
                if ((removed & Squares.removable(others | removed)) != 0) {
                    into[next++] = layout.turned(position, movers, others | removed, inHand);
                }
            }
        }
        return next;
    }
}
