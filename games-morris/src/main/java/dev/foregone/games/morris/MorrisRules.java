package dev.foregone.games.morris;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The morris games on boards of squares, in positions laid out by {@link Layout}. A packed move is the point a man comes
 * from, the point it goes to, and the point where a man is removed, five bits each; 31 stands for none.
 */
class MorrisRules implements PackedRules<Morris, MorrisMove> {

    static final int LEAST = 3;

    static final int NONE = 31;
    private static final int POINT = 0x1F;
    private static final int TO = 5;
    private static final int FROM = 10;

    private static final long LOST = Score.bounds(Score.WORST, Score.WORST);
    private static final long WON_AT_ONCE = Score.bounds(Score.win(1), Score.win(1));
    private static final long OPEN = Score.bounds(Score.loss(2), Score.win(1));

    /** Those requested so far. */
    private static final Map<Variant, MorrisRules> BY_VARIANT = new ConcurrentHashMap<>();

    final Layout layout;

    private final Variant variant;
    private final Symmetry symmetry;
    private final Retraction retraction;
    private final Evaluation evaluation;
    private @Nullable MorrisRanking ranking;
    private final int maxMoves;

    MorrisRules(Variant variant) {
        this.variant = variant;
        layout = new Layout(variant);
        symmetry = new Symmetry(layout.points());
        retraction = new Retraction(variant, layout);
        evaluation = new Evaluation(layout);
        int edges = variant.board().lines().stream()
                .mapToInt(line -> line.size() - 1)
                .sum();
        maxMoves = edges * variant.men();
    }

    static MorrisRules of(Variant variant) {
        return BY_VARIANT.computeIfAbsent(
                variant, each -> each.millWins() ? new ThreeMenRules(each) : new MorrisRules(each));
    }

    @Override
    public long pack(Morris state) {
        int mine = 0;
        int theirs = 0;
        for (int point = 0; point < layout.points(); point++) {
            char man = state.points().charAt(point);
            mine |= man == state.mine() ? 1 << point : 0;
            theirs |= man == state.theirs() ? 1 << point : 0;
        }
        long white = layout.of(mine, theirs, state.inHand());
        return state.whiteMoves() ? white : layout.turned(white, mine, theirs, state.inHand());
    }

    @Override
    public Morris unpack(long position) {
        boolean white = !layout.blackMoves(position);
        char[] points = new char[layout.points()];
        for (int point = 0; point < points.length; point++) {
            boolean mine = (layout.mine(position) >>> point & 1) != 0;
            boolean free = (layout.free(position) >>> point & 1) != 0;
            points[point] = free ? Morris.FREE : mine == white ? 'w' : 'b';
        }
        return new Morris(variant, new String(points), layout.inHand(position), white);
    }

    @Override
    public MorrisMove unpackMove(long position, int move) {
        return new MorrisMove(point(move >>> FROM), variant.board().point(move >>> TO & POINT), point(move & POINT));
    }

    private Optional<Point> point(int number) {
        return number == NONE ? Optional.empty() : Optional.of(variant.board().point(number));
    }

    @Override
    public int terminal(long position) {
        if (layout.inHand(position) > 0) {
            return Score.ONGOING;
        }
        int mine = layout.mine(position);
        int men = Integer.bitCount(mine);
        return men >= LEAST && (flies(men) || (Squares.neighbours(mine) & layout.free(position)) != 0)
                ? Score.ONGOING
                : Score.WORST;
    }

    final boolean flies(int men) {
        return men == LEAST && variant.flying();
    }

    /** Nobody loses by the own move; whoever leaves the other with two men wins. */
    @Override
    public long bounds(long position) {
        if (terminal(position) != Score.ONGOING) {
            return LOST;
        }
        return leavesTwo(position) ? WON_AT_ONCE : OPEN;
    }

    /** Whether the other can be left with fewer than three men, none of them in hand. */
    boolean leavesTwo(long position) {
        int theirs = Integer.bitCount(layout.theirs(position));
        if (theirs > LEAST || layout.inHand(position) > 1) {
            return false;
        }
        return theirs < LEAST || canClose(position);
    }

    private boolean canClose(long position) {
        int mine = layout.mine(position);
        int free = layout.free(position);
        if (layout.inHand(position) > 0) {
            return (Squares.closing(mine) & free) != 0;
        }
        boolean flies = flies(Integer.bitCount(mine));
        for (int rest = mine; rest != 0; rest &= rest - 1) {
            int man = rest & -rest;
            int to = flies ? free : Squares.neighbours(man) & free;
            if ((to & Squares.closing(mine ^ man)) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int maxMoves(long position) {
        return maxMoves;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int mine = layout.mine(position);
        int free = layout.free(position);
        int removable = Squares.removable(layout.theirs(position));
        if (layout.inHand(position) > 0) {
            return moves(NONE, free, Squares.closing(mine), removable, into, from) - from;
        }
        boolean flies = flies(Integer.bitCount(mine));
        int next = from;
        for (int rest = mine; rest != 0; rest &= rest - 1) {
            int man = rest & -rest;
            int to = flies ? free : Squares.neighbours(man) & free;
            if (to != 0) {
                int point = Integer.numberOfTrailingZeros(man);
                next = moves(point, to, Squares.closing(mine ^ man), removable, into, next);
            }
        }
        return next - from;
    }

    /** The moves of one man: one to each point or, where that closes a mill, one for each man that can be removed. */
    static int moves(int man, int to, int closing, int removable, int[] into, int from) {
        int removing = removable == 0 ? 0 : closing;
        int next = from;
        for (int rest = to; rest != 0; rest &= rest - 1) {
            int move = man << FROM | Integer.numberOfTrailingZeros(rest) << TO;
            if ((rest & -rest & removing) == 0) {
                into[next++] = move | NONE;
            } else {
                for (int men = removable; men != 0; men &= men - 1) {
                    into[next++] = move | Integer.numberOfTrailingZeros(men);
                }
            }
        }
        return next;
    }

    /** No set of points has a bit for {@link #NONE}. */
    @Override
    public long play(long position, int move) {
        int mine = (layout.mine(position) & ~(1 << (move >>> FROM))) | 1 << (move >>> TO & POINT);
        int theirs = layout.theirs(position) & ~(1 << (move & POINT));
        return layout.turned(position, theirs, mine, Math.max(0, layout.inHand(position) - 1));
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return Optional.of(evaluation::expected);
    }

    @Override
    public Optional<Predecessors> predecessors() {
        return Optional.of(retraction);
    }

    /** Made when it is first asked for, since for nine men it takes half a second. */
    @Override
    public synchronized Optional<Ranking> ranking() {
        if (ranking == null) {
            ranking = new MorrisRanking(variant, layout, symmetry, retraction);
        }
        return Optional.of(ranking);
    }

    @Override
    public int positionBits() {
        return layout.bits();
    }

    /** The position with white to move, in the image under a symmetry of the board that is the lowest number. */
    @Override
    public long canonical(long position) {
        long men = layout.men(position);
        return symmetry.least(men) | (long) layout.inHand(position) << (2 * layout.points());
    }
}
