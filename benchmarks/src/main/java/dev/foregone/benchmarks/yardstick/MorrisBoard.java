package dev.foregone.benchmarks.yardstick;

import dev.foregone.diagram.Diagram;
import java.util.Optional;

/**
 * Nine Men's Morris, with men that fly, as somebody might have written it: one array that makes moves and takes them back. Who has
 * placed all men and then has fewer than three, or cannot move, has lost; games may last forever. For one thread.
 */
public final class MorrisBoard extends MatchBoard<MorrisBoard> {

    private static final String[] NAMES =
            "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4".split(" ");
    private static final int POINTS = NAMES.length;
    private static final int AROUND = 8;
    private static final int[][] NEIGHBOURS = new int[POINTS][];
    /** The other two points of the two lines through a point. */
    private static final int[][] LINES = new int[POINTS][];

    private static final int[] ALL = new int[POINTS];

    private static final int MEN = 9;
    private static final int LEAST = 3;
    /** Where a man comes from who is placed, and what is removed where no mill is closed. */
    private static final int NONE = POINTS;

    private static final int MOST = 1024;
    private static final int MAN = 10;
    private static final double SCALE = 40;

    private final byte[] points = new byte[POINTS];
    /** White's men in hand, and black's. */
    private final int[] inHand = {MEN, MEN};

    private final int[] onBoard = {0, 0};
    private int turn = 1;

    static {
        for (int point = 0; point < POINTS; point++) {
            int square = point - point % AROUND;
            int next = square + (point + 1) % AROUND;
            int previous = square + (point + 7) % AROUND;
            ALL[point] = point;
            if (point % 2 == 0) {
                LINES[point] = new int[] {next, square + (point + 2) % AROUND, previous, square + (point + 6) % AROUND};
                NEIGHBOURS[point] = new int[] {next, previous};
            } else {
                int in = (point + AROUND) % POINTS;
                int out = (point + 2 * AROUND) % POINTS;
                LINES[point] = new int[] {next, previous, in, out};
                NEIGHBOURS[point] = square == AROUND
                        ? new int[] {next, previous, in, out}
                        : new int[] {next, previous, AROUND + point % AROUND};
            }
        }
    }

    /** An empty board; men above 0 are white, who begins. */
    public MorrisBoard() {
        super(MOST, SCALE);
    }

    private MorrisBoard(MorrisBoard other) {
        this();
        System.arraycopy(other.points, 0, points, 0, POINTS);
        System.arraycopy(other.inHand, 0, inHand, 0, 2);
        System.arraycopy(other.onBoard, 0, onBoard, 0, 2);
        turn = other.turn;
    }

    @Override
    public MorrisBoard copy() {
        return new MorrisBoard(this);
    }

    private int mover() {
        return turn > 0 ? 0 : 1;
    }

    /** Each move is the points that the man leaves, that it goes to and whose man is removed, five bits each. */
    @Override
    public int moves(int[] into) {
        if (inHand[mover()] > 0) {
            return add(NONE, ALL, into, 0);
        }
        int count = 0;
        for (int from = 0; from < POINTS && onBoard[mover()] >= LEAST; from++) {
            if (points[from] == turn) {
                points[from] = 0;
                count = add(from, targets(from), into, count);
                points[from] = (byte) turn;
            }
        }
        return count;
    }

    private int[] targets(int from) {
        return onBoard[mover()] == LEAST ? ALL : NEIGHBOURS[from];
    }

    private int add(int from, int[] targets, int[] into, int count) {
        int end = count;
        for (int to : targets) {
            if (points[to] == 0 && to != from) {
                int move = from << 10 | to << 5;
                if (isInMill(to, turn)) {
                    end = removals(move, into, end);
                } else {
                    into[end++] = move | NONE;
                }
            }
        }
        return end;
    }

    /** Men in mills may be removed only if all are. */
    private int removals(int move, int[] into, int count) {
        int end = count;
        for (int pass = 0; pass < 2 && end == count; pass++) {
            for (int point = 0; point < POINTS; point++) {
                if (points[point] == -turn && (pass == 1 || !isInMill(point, -turn))) {
                    into[end++] = move | point;
                }
            }
        }
        if (end == count) {
            into[end++] = move | NONE;
        }
        return end;
    }

    private boolean isInMill(int point, int player) {
        int[] line = LINES[point];
        return (points[line[0]] == player && points[line[1]] == player)
                || (points[line[2]] == player && points[line[3]] == player);
    }

    @Override
    public void make(int move) {
        push(move);
        int from = move >> 10;
        points[move >> 5 & 31] = (byte) turn;
        if (from == NONE) {
            inHand[mover()]--;
            onBoard[mover()]++;
        } else {
            points[from] = 0;
        }
        turn = -turn;
        if ((move & 31) != NONE) {
            points[move & 31] = 0;
            onBoard[mover()]--;
        }
    }

    @Override
    public void undo() {
        int move = (int) pop();
        int from = move >> 10;
        if ((move & 31) != NONE) {
            points[move & 31] = (byte) turn;
            onBoard[mover()]++;
        }
        turn = -turn;
        points[move >> 5 & 31] = 0;
        if (from == NONE) {
            inHand[mover()]++;
            onBoard[mover()]--;
        } else {
            points[from] = (byte) turn;
        }
    }

    @Override
    public boolean isOver() {
        return inHand[mover()] == 0 && (onBoard[mover()] < LEAST || (onBoard[mover()] > LEAST && free(turn) == 0));
    }

    /** The free points next to a player's men. */
    private int free(int player) {
        int free = 0;
        for (int point = 0; point < POINTS; point++) {
            if (points[point] == player) {
                for (int near : NEIGHBOURS[point]) {
                    free += points[near] == 0 ? 1 : 0;
                }
            }
        }
        return free;
    }

    @Override
    public boolean isFirstToMove() {
        return turn > 0;
    }

    /** The men that it removes: 1 or none. */
    @Override
    public int gain(int move) {
        return (move & 31) == NONE ? 0 : 1;
    }

    /** Men, in hand or not, and the free points next to them. */
    @Override
    public int score() {
        int men = inHand[0] + onBoard[0] - inHand[1] - onBoard[1];
        return MAN * men * turn + free(turn) - free(-turn);
    }

    @Override
    public int cells(byte[] into) {
        System.arraycopy(points, 0, into, 0, POINTS);
        into[POINTS] = (byte) inHand[0];
        into[POINTS + 1] = (byte) -inHand[1];
        return POINTS + 2;
    }

    @Override
    public Optional<Diagram> diagram() {
        return Optional.of(drawn());
    }

    private Diagram drawn() {
        Diagram diagram = Diagram.empty();
        for (int point = 0; point < POINTS; point++) {
            String man = points[point] == 0 ? "" : points[point] > 0 ? "w" : "b";
            diagram = diagram.point(NAMES[point], NAMES[point].charAt(0) - 'a', '7' - NAMES[point].charAt(1), man);
        }
        for (int point = 0; point < POINTS; point++) {
            for (int neighbour : NEIGHBOURS[point]) {
                diagram = neighbour < point ? diagram.line(NAMES[neighbour], NAMES[point]) : diagram;
            }
        }
        return diagram.sides("w", "b");
    }

    /** Placed {@code a4}, moved {@code a4-b4}, with a man removed {@code a4-b4xd1}. */
    @Override
    public String notation(int move) {
        String from = move >> 10 == NONE ? "" : NAMES[move >> 10] + "-";
        String removed = (move & 31) == NONE ? "" : "x" + NAMES[move & 31];
        return from + NAMES[move >> 5 & 31] + removed;
    }

    /** The points, the men in hand, and who is to move. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (byte man : points) {
            text.append("b.w".charAt(man + 1));
        }
        return text.append(" ")
                .append(inHand[0])
                .append(inHand[1])
                .append(turn > 0 ? " w" : " b")
                .toString();
    }
}
