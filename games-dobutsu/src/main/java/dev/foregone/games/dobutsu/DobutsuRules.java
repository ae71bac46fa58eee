package dev.foregone.games.dobutsu;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/**
 * Dobutsu shogi in 38 bits, laid out by {@link Layout}. The board is turned so that the player to move plays upwards. A
 * packed move is the square it starts from, or for a drop 11 more than the kind of piece (12 chick, 13 elephant, 14
 * giraffe), times 12, plus the target square; squares are as the player to move sees them.
 */
final class DobutsuRules implements PackedRules<Dobutsu, DobutsuMove>, Predecessors {

    static final DobutsuRules INSTANCE = new DobutsuRules();

    /** The lion's moves, three kinds to drop on ten free squares, and the most steps of the other pieces. */
    private static final int MAX_MOVES = 8 + 3 * 10 + 6 + 4 + 4;

    /** Reached with a piece of each kind in the hand, when a square may have held any of five things. */
    private static final int MAX_PREDECESSORS = 128;

    private static final int SQUARES = Square.COUNT;
    private static final int DROP = SQUARES - 1;

    static final long LION_CAUGHT = INSTANCE.pack(Dobutsu.LION_CAUGHT);

    private static final long LOST = Score.bounds(Score.WORST, Score.WORST);
    private static final long WON_AT_ONCE = Score.bounds(Score.win(1), Score.win(1));
    private static final long OPEN = Score.bounds(Score.loss(2), Score.win(1));

    @Override
    public long pack(Dobutsu state) {
        int lions = lion(state.board(), 'L') | lion(state.board(), 'l') << 4;
        long ofSente =
                Layout.of(pair(state, Piece.CHICK), pair(state, Piece.ELEPHANT), pair(state, Piece.GIRAFFE), lions);
        return state.senteMoves() ? ofSente : Layout.turned(ofSente);
    }

    private static int lion(String board, char lion) {
        int square = board.indexOf(lion);
        return square < 0 ? Layout.CAUGHT : square;
    }

    /** Where the two pieces of a kind are. */
    private static int pair(Dobutsu state, Piece piece) {
        int[] places = new int[2];
        int found = 0;
        String all = state.board() + state.hands();
        for (int i = 0; i < all.length(); i++) {
            char letter = all.charAt(i);
            if (letter != '.' && Piece.of(letter).captured() == piece) {
                int square = Math.min(i, Square.COUNT);
                places[found++] =
                        Layout.place(Steps.kind(Piece.of(letter)), square, Character.isUpperCase(letter) ? 0 : 1);
            }
        }
        return Pairs.of(places[0], places[1]);
    }

    @Override
    public Dobutsu unpack(long position) {
        boolean senteMoves = (position & Layout.TURN) == 0;
        long ofSente = senteMoves ? position : Layout.turned(position);
        long board = Layout.board(ofSente);
        char[] letters = new char[Square.COUNT];
        for (int square = 0; square < Square.COUNT; square++) {
            int code = Layout.at(board, square);
            char letter = Steps.LETTERS.charAt(code % Layout.THEIRS);
            letters[square] = code < Layout.THEIRS ? letter : Character.toLowerCase(letter);
        }
        StringBuilder hands = new StringBuilder();
        for (int kind = Layout.CHICK; kind <= Layout.GIRAFFE; kind++) {
            String letter = Steps.LETTERS.substring(kind, kind + 1);
            hands.append(letter.repeat(Layout.inHand(board, kind, 0)));
            hands.append(letter.toLowerCase(Locale.ROOT).repeat(Layout.inHand(board, kind, 1)));
        }
        if (Layout.myLion(position) == Layout.CAUGHT) {
            hands.append(senteMoves ? 'l' : 'L');
        }
        return new Dobutsu(new String(letters), hands.toString(), senteMoves);
    }

    @Override
    public DobutsuMove unpackMove(long position, int move) {
        int from = move / SQUARES;
        Square to = square(position, move % SQUARES);
        return from < SQUARES ? new Step(square(position, from), to) : new Drop(Steps.piece(from - DROP), to);
    }

    private static Square square(long position, int index) {
        Square square = Square.ALL.get(index);
        return (position & Layout.TURN) == 0 ? square : square.turned();
    }

    @Override
    public int terminal(long position) {
        if (Layout.myLion(position) == Layout.CAUGHT) {
            return Score.WORST;
        }
        long board = Layout.board(position);
        return isLost(position, board) && Steps.attackers(board, Layout.theirLion(position)) == 0
                ? Score.WORST
                : Score.ONGOING;
    }

    /** Whether the player to move has lost, if the lion cannot be caught: it has tried, or nothing can move. */
    private static boolean isLost(long position, long board) {
        return Layout.theirLion(position) >= Layout.HOME_RANK || !canMove(position, board);
    }

    /** Nearly always the lion can, so it is asked first. */
    private static boolean canMove(long position, long board) {
        int mine = Layout.mine(board);
        if ((Steps.to(Layout.LION, Layout.myLion(position)) & ~mine) != 0 || Layout.holdsAny(board)) {
            return true;
        }
        for (int rest = mine; rest != 0; rest &= rest - 1) {
            int from = Integer.numberOfTrailingZeros(rest);
            if ((Steps.to(Layout.at(board, from), from) & ~mine) != 0) {
                return true;
            }
        }
        return false;
    }

    /** A lion that can be caught is a win in 1, and no move loses at once. */
    @Override
    public long bounds(long position) {
        if (Layout.myLion(position) == Layout.CAUGHT) {
            return LOST;
        }
        long board = Layout.board(position);
        if (Steps.attackers(board, Layout.theirLion(position)) != 0) {
            return WON_AT_ONCE;
        }
        return isLost(position, board) ? LOST : OPEN;
    }

    @Override
    public int maxMoves(long position) {
        return MAX_MOVES;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        long board = Layout.board(position);
        int lion = Layout.theirLion(position);
        long attackers = Steps.attackers(board, lion);
        if (attackers == 0) {
            return drops(board, into, steps(board, Layout.mine(board), into, from)) - from;
        }
        int next = from;
        for (long rest = attackers; rest != 0; rest &= rest - 1) {
            into[next++] = Long.numberOfTrailingZeros(rest) / 4 * SQUARES + lion;
        }
        return next - from;
    }

    private static int steps(long board, int mine, int[] into, int from) {
        int next = from;
        for (int rest = mine; rest != 0; rest &= rest - 1) {
            int square = Integer.numberOfTrailingZeros(rest);
            for (int to = Steps.to(Layout.at(board, square), square) & ~mine; to != 0; to &= to - 1) {
                into[next++] = square * SQUARES + Integer.numberOfTrailingZeros(to);
            }
        }
        return next;
    }

    private static int drops(long board, int[] into, int from) {
        int next = from;
        if (Layout.holdsAny(board)) {
            int free = Layout.free(board);
            for (int kind = Layout.CHICK; kind <= Layout.GIRAFFE; kind++) {
                for (int to = Layout.holds(board, kind) ? free : 0; to != 0; to &= to - 1) {
                    into[next++] = (DROP + kind) * SQUARES + Integer.numberOfTrailingZeros(to);
                }
            }
        }
        return next;
    }

    @Override
    public long play(long position, int move) {
        int from = move / SQUARES;
        int to = move % SQUARES;
        if (from >= SQUARES) {
            int kind = from - DROP;
            return Layout.turned(Layout.moved(position, kind, Layout.MY_HAND, Layout.place(kind, to, 0)));
        }
        long board = Layout.board(position);
        int caught = Layout.at(board, to);
        long without = caught == 0 ? position : caught(position, caught - Layout.THEIRS, to);
        return Layout.turned(stepped(without, Layout.at(board, from), from, to));
    }

    private static long caught(long position, int kind, int square) {
        return kind == Layout.LION
                ? Layout.withTheirLion(position, Layout.CAUGHT)
                : Layout.moved(position, kind, Layout.place(kind, square, 1), Layout.MY_HAND);
    }

    private static long stepped(long position, int kind, int from, int to) {
        if (kind == Layout.LION) {
            return Layout.withMyLion(position, to);
        }
        int becomes = kind == Layout.CHICK && to < Square.COLUMNS ? Layout.HEN : kind;
        return Layout.moved(position, kind, Layout.place(kind, from, 0), Layout.place(becomes, to, 0));
    }

    @Override
    public Optional<Predecessors> predecessors() {
        return Optional.of(this);
    }

    @Override
    public int maxPredecessors(long position) {
        return MAX_PREDECESSORS;
    }

    @Override
    public int predecessors(long position, long[] into, int from) {
        return Retraction.list(position, into, from);
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return Optional.of(Evaluation.instance()::expected);
    }

    @Override
    public Optional<Ranking> ranking() {
        return Optional.of(new DobutsuRanking());
    }

    @Override
    public int positionBits() {
        return Layout.BITS;
    }

    /** The position with sente to move, or its mirror image: whichever is the lower number. */
    @Override
    public long canonical(long position) {
        if (Layout.myLion(position) == Layout.CAUGHT) {
            return LION_CAUGHT;
        }
        long ofSente = position & ~Layout.TURN;
        return Math.min(ofSente, Layout.mirrored(ofSente));
    }
}
