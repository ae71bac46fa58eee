package dev.foregone.games.connectfour;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Connect Four in 64 bits, in the layout of {@link Shape}: the stones of the player to move, and one bit where the next
 * stone of each column lands, above which there is nothing (J. Tromp's encoding, from his Fhourstones, but upside down).
 *
 * <pre>
 *   a column from the bottom up:   mine  theirs  mine  free  free  free  spare
 *   its bits:                       1      0      1     1     0     0      0
 *                                                       '- the landing
 *   minus the spare bit:            1      0      1     0     1     1      1
 * </pre>
 *
 * The landing is each column's lowest bit, so that a subtraction that takes one from each column tells it from the stones
 * below it. A packed move is the number of the bit that the stone lands on.
 *
 * <p>The hints are those of P. Pons, <em>Solving Connect 4: how to build a perfect AI</em> (2015): a stone that wins at
 * once, the move that is forced because the other threatens to win, moves that do not let the other win on top of them,
 * and the moves that make the most threats first. To these comes the {@linkplain FollowUp plan} of answering on top.
 */
final class ConnectFourRules implements PackedRules<ConnectFour, Drop> {

    /** While moves are sorted: the move in the low 8 bits, above it its nearness to the middle, above that its worth. */
    private static final int MOVE_MASK = 0xFF;

    private static final int NEARNESS_SHIFT = 8;
    private static final int WORTH_SHIFT = 16;

    private final Shape shape;
    private final int width;
    private final int stride;
    private final int cells;
    private final long spare;
    private final long board;
    private final int[] withNearness;
    private final FollowUp followUp;

    ConnectFourRules(Shape shape) {
        this.shape = shape;
        width = shape.width();
        stride = shape.stride();
        cells = shape.cells();
        spare = shape.spare();
        board = shape.board();
        withNearness = withNearness();
        followUp = new FollowUp(shape);
    }

    /** For each cell its move, and above that how near to the middle it lies. */
    private int[] withNearness() {
        List<Integer> fromTheMiddle = IntStream.range(0, width)
                .boxed()
                .sorted(Comparator.comparingInt(column -> Math.abs(2 * column - width + 1)))
                .toList();
        return IntStream.range(0, width * stride)
                .map(move -> (width - fromTheMiddle.indexOf(move / stride)) << NEARNESS_SHIFT | move)
                .toArray();
    }

    /** The landing of each column, and all above it. */
    private long unfilled(long position) {
        return position ^ (position - spare);
    }

    private long stones(long position) {
        return board & ~unfilled(position);
    }

    /** The cells that a stone can fall to now: the landings on the board. */
    private long landings(long position) {
        return position & unfilled(position) & board;
    }

    @Override
    public long pack(ConnectFour state) {
        return state.mine() | shape.landings(state.stones());
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
        int next = from;
        for (long landings = landings(position); landings != 0; landings &= landings - 1) {
            into[next++] = Long.numberOfTrailingZeros(landings);
        }
        return next - from;
    }

    @Override
    public long play(long position, int move) {
        long unfilled = unfilled(position);
        long theirs = board & ~unfilled & ~position;
        return theirs | ((position & unfilled) ^ (3L << (move - 1))); // the column's landing moves up by one
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
        int left = cells - Long.bitCount(stones);
        if (left == 0) {
            return Score.bounds(Score.DRAW, Score.DRAW);
        }
        long landings = landings(position);
        if ((Fours.completing(mine, stride) & landings) != 0) {
            return Score.bounds(Score.win(1), Score.win(1));
        }
        if (safe(theirs, stones, landings) == 0) {
            return left == 1 ? Score.bounds(Score.draw(1), Score.draw(1)) : Score.bounds(Score.loss(2), Score.loss(2));
        }
        return boundsBeyondThreats(mine, theirs, left, landings);
    }

    /** The next stone cannot win and the one after it need not: a win takes 3 plies or more, a loss 4, given room. */
    private long boundsBeyondThreats(long mine, long theirs, int left, long landings) {
        int atLeast = left >= 4 ? Score.loss(4) : Score.draw(left);
        int atMost = left >= 3 ? Score.win(3) : Score.draw(left);
        if (left % 2 == 0) {
            atMost = Math.min(atMost, followUp.atMost(mine, theirs, left, landings));
        }
        return Score.bounds(atLeast, atMost);
    }

    /** Where the player to move, who cannot win at once, may drop a stone without losing to the very next. */
    private long safe(long theirs, long stones, long landings) {
        long threats = Fours.completing(theirs, stride) & board & ~stones;
        long forced = threats & landings;
        if ((forced & (forced - 1)) != 0) {
            return 0;
        }
        return (forced == 0 ? landings : forced) & ~(threats << 1);
    }

    @Override
    public int candidates(long position, int[] into, int from) {
        long stones = stones(position);
        long landings = landings(position);
        long mine = position & stones;
        long wins = Fours.completing(mine, stride) & landings;
        long worthTrying = wins != 0 ? wins : safe(stones ^ mine, stones, landings);
        if (worthTrying == 0) {
            return legalMoves(position, into, from);
        }
        if ((worthTrying & (worthTrying - 1)) == 0) {
            into[from] = Long.numberOfTrailingZeros(worthTrying);
            return 1;
        }
        return sort(worthTrying, mine, board & ~stones, landings, into, from);
    }

    /** The best first; among equals, nearest to the middle first. */
    private int sort(long drops, long mine, long empty, long landings, int[] into, int from) {
        int next = from;
        for (long rest = drops; rest != 0; rest &= rest - 1) {
            long drop = rest & -rest;
            long landingsThen = landings ^ drop ^ ((drop >>> 1) & board);
            int worth = worth(mine | drop, empty ^ drop, landingsThen) << WORTH_SHIFT
                    | withNearness[Long.numberOfTrailingZeros(rest)];
            int place = next++;
            while (place > from && into[place - 1] < worth) {
                into[place] = into[place - 1];
                place--;
            }
            into[place] = worth;
        }
        for (int place = from; place < next; place++) {
            into[place] &= MOVE_MASK;
        }
        return next - from;
    }

    /**
     * A guess at what a move is worth, by the cells where its player then needs only one more stone: 4 for each, and 1
     * more if the next stone of its column takes it, 2 more if the one after that does.
     */
    private int worth(long mine, long empty, long landings) {
        long threats = Fours.completing(mine, stride) & empty;
        return 4 * Long.bitCount(threats)
                + 2 * Long.bitCount(threats & (landings >>> 1))
                + Long.bitCount(threats & landings);
    }

    @Override
    public boolean ranksCandidates() {
        return true;
    }

    @Override
    public int positionBits() {
        return width * stride;
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
