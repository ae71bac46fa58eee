package dev.foregone.games.amazons;

import dev.foregone.spi.Cells;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongToDoubleFunction;

/**
 * The Game of the Amazons in positions of two sets of squares, the queens of both players above the burnt squares and own
 * queens, and the side to move above both. A packed move is the squares from where the queen comes, where it goes and where
 * the arrow lands, five bits each.
 */
final class AmazonsRules implements PackedRules<Amazons, AmazonsMove> {

    private static final int SQUARE = 0x1F;
    private static final int TO = 5;
    private static final int FROM = 10;

    /** A turn fills this many squares at most. */
    private static final int FILLED = 2;

    private static final long LOST = Score.bounds(Score.WORST, Score.WORST);
    private static final long OPEN = Score.bounds(Score.loss(2), Score.win(1));
    private static final long NOT_WON_AT_ONCE = Score.bounds(Score.loss(2), Score.win(3));

    /** Those requested so far. */
    private static final Map<Board, AmazonsRules> BY_BOARD = new ConcurrentHashMap<>();

    private final Board board;
    private final Rays rays;
    private final Symmetry symmetry;
    private final Evaluation evaluation;
    private final int squares;
    private final int all;
    private final int mostReached;

    AmazonsRules(Board board) {
        this.board = board;
        rays = new Rays(board);
        symmetry = new Symmetry(board);
        evaluation = new Evaluation(rays);
        squares = board.count();
        all = (1 << squares) - 1;
        mostReached = rays.most();
    }

    static AmazonsRules of(Board board) {
        return BY_BOARD.computeIfAbsent(board, AmazonsRules::new);
    }

    private int queens(long position) {
        return (int) (position >>> squares) & all;
    }

    /** Burnt squares and the queens of the player to move. */
    private int solid(long position) {
        return (int) position & all;
    }

    private int free(long position) {
        return all & ~(queens(position) | solid(position));
    }

    private int mine(long position) {
        return queens(position) & solid(position);
    }

    private int theirs(long position) {
        return queens(position) & ~solid(position);
    }

    private boolean blackMoves(long position) {
        return position >>> (2 * squares) != 0;
    }

    private long position(int queens, int solid, boolean blackMoves) {
        return (blackMoves ? 1L << (2 * squares) : 0) | ((long) queens << squares) | solid;
    }

    @Override
    public long pack(Amazons state) {
        int queens = 0;
        int solid = 0;
        for (int square = 0; square < squares; square++) {
            char letter = state.squares().charAt(square);
            queens |= letter == Amazons.WHITE || letter == Amazons.BLACK ? 1 << square : 0;
            solid |= letter == state.mine() || letter == Amazons.BURNT ? 1 << square : 0;
        }
        return position(queens, solid, !state.whiteMoves());
    }

    @Override
    public Amazons unpack(long position) {
        boolean white = !blackMoves(position);
        char[] letters = new char[squares];
        for (int square = 0; square < squares; square++) {
            boolean queen = (queens(position) >>> square & 1) != 0;
            boolean solid = (solid(position) >>> square & 1) != 0;
            letters[square] = queen ? queen(solid == white) : solid ? Amazons.BURNT : Amazons.FREE;
        }
        return new Amazons(board.width(), new String(letters), white);
    }

    private static char queen(boolean white) {
        return white ? Amazons.WHITE : Amazons.BLACK;
    }

    /** Row by row from the top, as the diagram: squares are numbered from the bottom. */
    @Override
    public int cells(long position, byte[] into) {
        int width = board.width();
        int queens = queens(position);
        int solid = solid(position);
        int burnt = solid & ~queens;
        int white = blackMoves(position) ? queens & ~solid : queens & solid;
        for (int square = 0; square < squares; square++) {
            boolean isQueen = (queens >>> square & 1) != 0;
            boolean isWhite = (white >>> square & 1) != 0;
            boolean isBurnt = (burnt >>> square & 1) != 0;
            into[squares - width - square + 2 * (square % width)] =
                    (byte) (isQueen ? isWhite ? 1 : -1 : isBurnt ? Cells.NEUTRAL : 0);
        }
        return squares;
    }

    @Override
    public boolean isFirstToMove(long position) {
        return !blackMoves(position);
    }

    @Override
    public AmazonsMove unpackMove(long position, int move) {
        return new AmazonsMove(
                board.square(move >>> FROM), board.square(move >>> TO & SQUARE), board.square(move & SQUARE));
    }

    /** A queen that can go anywhere can go to a neighbouring square, and shoot back. */
    @Override
    public int terminal(long position) {
        return (rays.near(mine(position)) & free(position)) == 0 ? Score.WORST : Score.ONGOING;
    }

    /** Nobody loses by the own move; a turn fills the square of the queen and that of the arrow. */
    @Override
    public long bounds(long position) {
        int free = free(position);
        if ((rays.near(mine(position)) & free) == 0) {
            return LOST;
        }
        return Integer.bitCount(rays.near(theirs(position)) & free) > FILLED ? NOT_WON_AT_ONCE : OPEN;
    }

    /** A turn leaves as many squares free as before, less one: no more can be reached, nor shot at from there. */
    @Override
    public int maxMoves(long position) {
        int reached = Math.min(Integer.bitCount(free(position)), mostReached);
        return Integer.bitCount(mine(position)) * reached * reached;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int taken = queens(position) | solid(position);
        int next = from;
        for (int queens = mine(position); queens != 0; queens &= queens - 1) {
            int queen = Integer.numberOfTrailingZeros(queens);
            int left = taken ^ (queens & -queens);
            for (int reach = rays.reach(queen, taken); reach != 0; reach &= reach - 1) {
                int to = Integer.numberOfTrailingZeros(reach);
                next = shots(queen << FROM | to << TO, rays.reach(to, left), into, next);
            }
        }
        return next - from;
    }

    private static int shots(int move, int arrows, int[] into, int from) {
        int next = from;
        for (int rest = arrows; rest != 0; rest &= rest - 1) {
            into[next++] = move | Integer.numberOfTrailingZeros(rest);
        }
        return next;
    }

    @Override
    public long play(long position, int move) {
        int from = 1 << (move >>> FROM);
        int to = 1 << (move >>> TO & SQUARE);
        int queens = queens(position) ^ (from | to);
        int solid = (solid(position) ^ from) | to | 1 << (move & SQUARE);
        return position(queens, solid ^ queens, !blackMoves(position));
    }

    private double expected(long position) {
        return evaluation.expected(mine(position), theirs(position), free(position));
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return Optional.of(this::expected);
    }

    /** Each turn burns a square. */
    @Override
    public int maxPlies(long position) {
        return Integer.bitCount(free(position));
    }

    @Override
    public int positionBits() {
        return 2 * squares + 1;
    }

    /** The position with white to move, in the image under a symmetry of the board that is the lowest number. */
    @Override
    public long canonical(long position) {
        return symmetry.least(position & ((1L << (2 * squares)) - 1));
    }
}
