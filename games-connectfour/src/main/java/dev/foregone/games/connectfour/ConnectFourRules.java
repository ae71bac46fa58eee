package dev.foregone.games.connectfour;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Connect Four in 64 bits, in the layout of {@link Shape}: the stones of the player to move, and one bit on the lowest
 * free place of every column, above which there is nothing (J. Tromp's encoding, from his Fhourstones).
 *
 * <pre>
 *   a column from the bottom up:   mine  theirs  mine  free  free  free
 *   its bits:                       1      0      1     1     0     0    0
 *                                                       '- the lowest free place
 * </pre>
 *
 * A packed move is the number of the bit that the stone lands on.
 *
 * <p>The hints are those of P. Pons, <em>Solving Connect 4: how to build a perfect AI</em> (2015): a stone that wins at
 * once, the move that is forced because the other threatens to win, moves that do not let the other win on top of them,
 * and before all the moves that make the most threats.
 */
final class ConnectFourRules implements PackedRules<ConnectFour, Drop> {

    /** While moves are sorted, the number of threats stands above the move. */
    private static final int THREAT_SHIFT = 8;

    private final Shape shape;
    private final int width;
    private final int height;
    private final int stride;
    private final int cells;
    private final long bottom;
    private final long board;
    private final long[] columns;
    private final long smear1;
    private final long smear2;
    private final long smear4;
    private final int[] fromTheMiddle;

    ConnectFourRules(Shape shape) {
        this.shape = shape;
        width = shape.width();
        height = shape.height();
        stride = shape.stride();
        cells = shape.cells();
        bottom = shape.bottom();
        board = shape.board();
        columns = IntStream.range(0, width).mapToLong(shape::column).toArray();
        smear1 = smear(1);
        smear2 = smear(2);
        smear4 = smear(4);
        fromTheMiddle = IntStream.range(0, width)
                .boxed()
                .sorted(Comparator.comparingInt(column -> Math.abs(2 * column - width + 1)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The places that a bit may be shifted down to without leaving its column. */
    private long smear(int step) {
        int rows = height + 1 - step;
        return rows > 0 ? bottom * ((1L << rows) - 1) : 0;
    }

    /** All stones: everything below the highest bit of each column, which is copied down to the bottom to find them. */
    private long stones(long position) {
        long filled = position | ((position >>> 1) & smear1);
        filled |= (filled >>> 2) & smear2;
        filled |= (filled >>> 4) & smear4;
        if (height > 7) {
            filled |= (filled >>> 8) & smear(8);
            filled |= (filled >>> 16) & smear(16);
            filled |= (filled >>> 32) & smear(32);
        }
        return (filled >>> 1) & board;
    }

    @Override
    public long pack(ConnectFour state) {
        return state.mine() | (state.stones() + bottom);
    }

    @Override
    public ConnectFour unpack(long position) {
        long stones = stones(position);
        return new ConnectFour(shape, position & stones, stones);
    }

    @Override
    public Drop unpackMove(long position, int move) {
        return new Drop(move / stride);
    }

    @Override
    public int terminal(long position) {
        long stones = stones(position);
        if (Fours.has(stones & ~position, stride)) {
            return Score.WORST;
        }
        return stones == board ? Score.DRAW : Score.ONGOING;
    }

    @Override
    public int maxMoves(long position) {
        return width;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        long free = (stones(position) + bottom) & board;
        int next = from;
        for (int column = 0; column < width; column++) {
            long drop = free & columns[column];
            if (drop != 0) {
                into[next++] = Long.numberOfTrailingZeros(drop);
            }
        }
        return next - from;
    }

    @Override
    public long play(long position, int move) {
        long stones = stones(position);
        return (stones & ~position) | ((stones | (1L << move)) + bottom);
    }

    @Override
    public int soonestDraw(long position) {
        return cells - Long.bitCount(stones(position));
    }

    @Override
    public int maxPlies(long position) {
        return soonestDraw(position);
    }

    @Override
    public long bounds(long position) {
        long stones = stones(position);
        long mine = position & stones;
        long theirs = stones ^ mine;
        if (Fours.has(theirs, stride)) {
            return Score.bounds(Score.WORST, Score.WORST);
        }
        long free = (stones + bottom) & board;
        int left = cells - Long.bitCount(stones);
        if (left == 0) {
            return Score.bounds(Score.DRAW, Score.DRAW);
        }
        if ((Fours.completing(mine, stride) & free) != 0) {
            return Score.bounds(Score.win(1), Score.win(1));
        }
        if (safe(theirs, stones) == 0) {
            return left == 1 ? Score.bounds(Score.draw(1), Score.draw(1)) : Score.bounds(Score.loss(2), Score.loss(2));
        }
        // The next stone cannot win and the one after it need not: a win takes 3 plies or more, a loss 4, given room.
        return Score.bounds(left >= 4 ? Score.loss(4) : Score.draw(left), left >= 3 ? Score.win(3) : Score.draw(left));
    }

    /** Where the player to move, who cannot win at once, may drop a stone without losing to the very next. */
    private long safe(long theirs, long stones) {
        long free = (stones + bottom) & board;
        long threats = Fours.completing(theirs, stride) & board & ~stones;
        long forced = threats & free;
        if (forced != 0) {
            free = (forced & (forced - 1)) == 0 ? forced : 0;
        }
        return free & ~(threats >>> 1);
    }

    @Override
    public int candidates(long position, int[] into, int from) {
        long stones = stones(position);
        long mine = position & stones;
        long wins = Fours.completing(mine, stride) & (stones + bottom) & board;
        long worthTrying = wins != 0 ? wins : safe(stones ^ mine, stones);
        return worthTrying == 0 ? legalMoves(position, into, from) : sort(worthTrying, mine, stones, into, from);
    }

    /** Most threats first; among equals, nearest to the middle first. */
    private int sort(long drops, long mine, long stones, int[] into, int from) {
        int next = from;
        for (int column : fromTheMiddle) {
            long drop = drops & columns[column];
            if (drop != 0) {
                int threats = Long.bitCount(Fours.completing(mine | drop, stride) & board & ~stones);
                int place = next++;
                while (place > from && into[place - 1] >> THREAT_SHIFT < threats) {
                    into[place] = into[place - 1];
                    place--;
                }
                into[place] = (threats << THREAT_SHIFT) | Long.numberOfTrailingZeros(drop);
            }
        }
        for (int place = from; place < next; place++) {
            into[place] &= (1 << THREAT_SHIFT) - 1;
        }
        return next - from;
    }

    /** The position or its mirror image, whichever is the lesser number. */
    @Override
    public long canonical(long position) {
        return Math.min(position, shape.mirrored(position));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ConnectFourRules that && shape.equals(that.shape);
    }

    @Override
    public int hashCode() {
        return shape.hashCode();
    }
}
