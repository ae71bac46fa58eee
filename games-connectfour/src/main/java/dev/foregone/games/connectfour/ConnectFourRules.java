package dev.foregone.games.connectfour;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Connect Four in 64 bits, in the layout of {@link BoardShape}: the stones of the player to move, and one bit where the next
 * stone of each column lands, with nothing above it (J. Tromp's encoding, from his Fhourstones, but upside down).
 *
 * <pre>
 *   a column from the bottom up:   mine  theirs  mine  free  free  free  spare
 *   its bits:                       1      0      1     1     0     0      0
 *                                                       '- the landing
 *   minus the spare bit:            1      0      1     0     1     1      1
 * </pre>
 *
 * The landing is each column's lowest bit, so subtracting one from each column separates it from the stones below it. A
 * packed move is the number of the bit that the stone lands on.
 *
 * <p>The hints are those of P. Pons, <em>Solving Connect 4: how to build a perfect AI</em> (2015): a stone that wins at
 * once, a move forced by the other player's threat, moves that do not let the other player win on top of them, and the
 * moves that make the most threats first. Added to these are {@linkplain FollowUp plans} of answering on top, and
 * {@linkplain DeadStones dead stones}, whose owners no longer matter.
 */
final class ConnectFourRules implements PackedRules<ConnectFour, Drop> {

    /** For sorting: the move in the low 8 bits, its worth above. */
    private static final int MOVE_MASK = 0xFF;

    private static final int WORTH_SHIFT = 8;

    /** Threats count for more than nearness to the middle. */
    private static final int THREAT_SHIFT = 8;

    /** In symmetric positions of up to this many stones, the moves on the right repeat those on the left. */
    private static final int STONES_OF_SYMMETRIC = 8;

    private static final long LOST = Score.bounds(Score.WORST, Score.WORST);
    private static final long DRAWN = Score.bounds(Score.DRAW, Score.DRAW);
    private static final long WON_AT_ONCE = Score.bounds(Score.win(1), Score.win(1));
    private static final long LOST_AT_ONCE = Score.bounds(Score.loss(2), Score.loss(2));
    private static final long DRAWN_BY_THE_LAST = Score.bounds(Score.draw(1), Score.draw(1));

    /** Those of each size requested so far; fewer than two hundred sizes fit. */
    private static final Map<BoardShape, ConnectFourRules> BY_SHAPE = new ConcurrentHashMap<>();

    private final BoardShape shape;
    private final int width;
    private final int stride;
    private final int cells;
    private final long spare;
    private final long board;
    private final int[] nearness;
    private final long leftHalf;
    private final FollowUp followUp;
    private final Evaluation evaluation;

    static ConnectFourRules of(BoardShape shape) {
        return BY_SHAPE.computeIfAbsent(shape, ConnectFourRules::new);
    }

    private ConnectFourRules(BoardShape shape) {
        this.shape = shape;
        width = shape.width();
        stride = shape.stride();
        cells = shape.cells();
        spare = shape.spare();
        board = shape.board();
        nearness = nearness();
        leftHalf = (1L << ((width + 1) / 2 * stride - 1)) * 2 - 1;
        followUp = new FollowUp(shape);
        evaluation = new Evaluation(shape);
    }

    /** The nearness of each cell to the middle. */
    private int[] nearness() {
        List<Integer> fromTheMiddle = IntStream.range(0, width)
                .boxed()
                .sorted(Comparator.comparingInt(column -> Math.abs(2 * column - width + 1)))
                .toList();
        return IntStream.range(0, width * stride)
                .map(cell -> width - fromTheMiddle.indexOf(cell / stride))
                .toArray();
    }

    /** The landing of each column, and everything above it. */
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
        return Drop.into(move / stride);
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
            return LOST;
        }
        if (stones == board) {
            return DRAWN;
        }
        long landings = landings(position);
        return (Fours.completing(mine, stride) & landings) != 0
                ? WON_AT_ONCE
                : boundsBeyondWins(mine, theirs, landings, threats(theirs, stones));
    }

    /** The free cells where one more of these stones makes four. */
    private long threats(long side, long stones) {
        return Fours.completing(side, stride) & board & ~stones;
    }

    /** Bounds for an unfinished position in which the next stone cannot win. */
    private long boundsBeyondWins(long mine, long theirs, long landings, long threats) {
        int left = cells - Long.bitCount(mine | theirs);
        if (safe(threats, landings) == 0) {
            return left == 1 ? DRAWN_BY_THE_LAST : LOST_AT_ONCE;
        }
        int atLeast = left >= 4 ? Score.loss(4) : Score.draw(left);
        int atMost = left >= 3 ? Score.win(3) : Score.draw(left);
        return Score.bounds(atLeast, Math.min(atMost, followUp.atMost(mine, theirs, left, landings, threats)));
    }

    /** The cells where the player to move, who cannot win at once, may drop a stone without losing to the next. */
    private static long safe(long threats, long landings) {
        long forced = threats & landings;
        if ((forced & (forced - 1)) != 0) {
            return 0;
        }
        return (forced == 0 ? landings : forced) & ~(threats << 1);
    }

    /** The drops worth trying, or none if all lose to the next stone. */
    private long worthTrying(long position, long mine, long landings, long threats) {
        long wins = Fours.completing(mine, stride) & landings;
        long drops = wins != 0 ? wins : safe(threats, landings);
        return isSymmetric(position) ? drops & leftHalf : drops;
    }

    /** Whether a position is its own mirror image; not tested with many stones, when hardly any is. */
    private boolean isSymmetric(long position) {
        return Long.bitCount(stones(position)) <= STONES_OF_SYMMETRIC && shape.mirrored(position) == position;
    }

    @Override
    public int candidates(long position, int[] into, int from) {
        long stones = stones(position);
        long landings = landings(position);
        long mine = position & stones;
        long threats = threats(stones ^ mine, stones);
        long drops = worthTrying(position, mine, landings, threats);
        return drops == 0
                ? legalMoves(position, into, from)
                : list(drops, mine, stones, landings, threats, into, null, from);
    }

    /**
     * Lists drops, the best first; one alone if the other player, who cannot win at once, then loses to the next stone: nothing
     * is better.
     *
     * @param threatsThen where to write the player's threats after each, if they are asked for
     */
    private int list(
            long drops,
            long mine,
            long stones,
            long landings,
            long threats,
            int[] into,
            long @Nullable [] threatsThen,
            int from) {
        int next = from;
        for (long rest = drops; rest != 0; rest &= rest - 1) {
            long drop = rest & -rest;
            long then = threats(mine | drop, stones | drop);
            long landingsThen = landingsAfter(landings, drop);
            if (landingsThen != 0 && safe(then, landingsThen) == 0) {
                into[from] = Long.numberOfTrailingZeros(drop);
                if (threatsThen != null) {
                    threatsThen[from] = then;
                }
                return 1;
            }
            int ranked = ranked(drop, then, threats, landingsThen);
            int place = next++;
            for (; place > from && into[place - 1] < ranked; place--) {
                into[place] = into[place - 1];
                if (threatsThen != null) {
                    threatsThen[place] = threatsThen[place - 1];
                }
            }
            into[place] = ranked;
            if (threatsThen != null) {
                threatsThen[place] = then;
            }
        }
        for (int place = from; place < next; place++) {
            into[place] &= MOVE_MASK;
        }
        return next - from;
    }

    @Override
    public boolean hasLookAhead() {
        return true;
    }

    @Override
    public int lookAhead(long position, int[] moves, long[] positions, long[] bounds, int from) {
        long stones = stones(position);
        long landings = landings(position);
        long mine = position & stones;
        long theirs = stones ^ mine;
        long threats = threats(theirs, stones);
        long drops = worthTrying(position, mine, landings, threats);
        if (drops == 0 || (Fours.completing(mine, stride) & drops) != 0) {
            return PackedRules.super.lookAhead(position, moves, positions, bounds, from);
        }
        int count = list(drops, mine, stones, landings, threats, moves, bounds, from);
        for (int place = from; place < from + count; place++) {
            long drop = 1L << moves[place];
            long landingsThen = landingsAfter(landings, drop);
            positions[place] = play(position, moves[place]);
            bounds[place] =
                    landingsThen == 0 ? DRAWN : boundsBeyondWins(theirs, mine | drop, landingsThen, bounds[place]);
        }
        return count;
    }

    private long landingsAfter(long landings, long drop) {
        return landings ^ drop ^ ((drop >>> 1) & board);
    }

    /** A move with its worth above it: the best first; among equals, the nearest to the middle. */
    private int ranked(long drop, long threats, long theirThreats, long landingsThen) {
        int move = Long.numberOfTrailingZeros(drop);
        int worth = worth(threats & ~(theirThreats >>> 1), landingsThen) << THREAT_SHIFT | nearness[move];
        return worth << WORTH_SHIFT | move;
    }

    /**
     * An estimate of a move's worth, from the cells where its player then needs only one more stone, except those above
     * such a cell of the other player: 4 for each, and 1 more if the next stone of its column takes it, 2 more if the
     * one after that does.
     */
    private static int worth(long threats, long landings) {
        return 4 * Long.bitCount(threats)
                + 2 * Long.bitCount(threats & (landings >>> 1))
                + Long.bitCount(threats & landings);
    }

    @Override
    public boolean ranksCandidates() {
        return true;
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return Optional.of(this::expected);
    }

    private double expected(long position) {
        long stones = stones(position);
        return evaluation.expected(position & stones, stones & ~position);
    }

    @Override
    public int positionBits() {
        return width * stride;
    }

    /** The position or its mirror image, whichever is the lower number. */
    @Override
    public long canonical(long position) {
        return Math.min(position, shape.mirrored(position));
    }

    /** The position with all dead stones given to the player to move. */
    @Override
    public long key(long position) {
        long stones = stones(position);
        return position | DeadStones.of(position & stones, stones & ~position, board & ~stones, stride);
    }
}
