package dev.foregone.games.endings;

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
 * Chess endings in 43 bits, laid out by {@link Layout}; {@link LegalMoves} says what a packed move is.
 *
 * <p>Rules of any two states are equal: a position is the same number and has the same moves in all of them, so what was
 * learned of king, queen and rook against king serves king and rook against king. They differ in their revision, and in the
 * predecessors, which changes no answer: these have only what captures can leave of the material of the state that the rules were requested
 * for. Where that has pawns, there are none: a position without pawns stands for others that are turned, and a promotion
 * leads to some of them only.
 */
final class EndingsRules implements PackedRules<Ending, EndingMove>, Predecessors {

    private static final Map<Integer, EndingsRules> BY_MATERIAL = new ConcurrentHashMap<>();

    private static final int SQUARE = Square.COUNT - 1;

    private final Retraction retraction;
    private final boolean retracts;
    private final int revision;

    private EndingsRules(int material) {
        retraction = Retraction.within(material);
        retracts = !Material.hasPawns(material);
        revision = Material.hasOpposingPawns(material) ? 1 : 0;
    }

    static EndingsRules of(Ending root) {
        return BY_MATERIAL.computeIfAbsent(Layout.material(Packing.pack(root)), EndingsRules::new);
    }

    @Override
    public long pack(Ending state) {
        return Packing.pack(state);
    }

    @Override
    public Ending unpack(long position) {
        return Packing.unpack(position);
    }

    @Override
    public EndingMove unpackMove(long position, int move) {
        Square from = Square.ALL.get(move & SQUARE);
        Square to = Square.ALL.get(move >>> LegalMoves.TO & SQUARE);
        int becomes = move >>> LegalMoves.BECOMES;
        return becomes == 0 ? new Step(from, to) : new Promotion(from, to, Attacks.piece(becomes));
    }

    @Override
    public int terminal(long position) {
        if (Material.isDead(Layout.material(position))) {
            return Score.DRAW;
        }
        if (LegalMoves.exist(position)) {
            return Score.ONGOING;
        }
        return LegalMoves.isCheck(position) ? Score.WORST : Score.DRAW;
    }

    /** A king alone does not win, and draws at once if it can leave nothing to mate with; nobody is mated by the own move. */
    @Override
    public long bounds(long position) {
        int terminal = terminal(position);
        if (terminal != Score.ONGOING) {
            return Score.bounds(terminal, terminal);
        }
        int colour = Layout.colour(position);
        int material = Layout.material(position);
        if (Material.isAlone(material, colour) && LegalMoves.kingEnds(position)) {
            return Score.bounds(Score.draw(1), Score.draw(1));
        }
        return Score.bounds(
                Material.isAlone(material, 1 - colour) ? Score.ENDLESS_DRAW : Score.loss(2),
                Material.isAlone(material, colour) ? Score.DRAW : Score.win(1));
    }

    @Override
    public int maxMoves(long position) {
        return LegalMoves.MOST;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        return LegalMoves.list(position, into, from);
    }

    @Override
    public long play(long position, int move) {
        if (!Material.hasOpposingPawns(Layout.material(position))) {
            return playOnBoard(position, move);
        }
        int from = move & SQUARE;
        int to = move >>> LegalMoves.TO & SQUARE;
        long next = playOnBoard(EnPassant.isOn(position) ? board(position, from, to) : position, move);
        return Math.abs(to - from) == 2 * Square.SIDE ? EnPassant.after(next, to) : next;
    }

    /** The board for a move in a marked position: a pawn captures en passant what stepped one square. */
    private static long board(long position, int from, int to) {
        long placed = EnPassant.placed(position);
        boolean captures = to == EnPassant.passed(position) && Layout.kind(Layout.slotOn(placed, from)) == Layout.PAWN;
        return captures ? EnPassant.stepped(position) : placed;
    }

    private static long playOnBoard(long position, int move) {
        int colour = Layout.colour(position);
        int from = move & SQUARE;
        int king = Layout.king(position, colour);
        return Layout.next(
                position,
                colour,
                from == king ? move >>> LegalMoves.TO & SQUARE : king,
                played(Layout.slot(position, 0), move),
                played(Layout.slot(position, 1), move),
                played(Layout.slot(position, 2), move));
    }

    /** A slot after a move: moved, promoted, captured, or as it was. */
    private static int played(int slot, int move) {
        int to = move >>> LegalMoves.TO & SQUARE;
        int square = Layout.square(slot);
        if (square == (move & SQUARE)) {
            int becomes = move >>> LegalMoves.BECOMES;
            return becomes == 0 ? Layout.onSquare(slot, to) : Layout.slot(becomes, Layout.colour(slot), to);
        }
        return square == to ? 0 : slot;
    }

    /** Where both colours have pawns, the rules were without captures en passant once; there is nothing of it elsewhere. */
    @Override
    public int revision() {
        return revision;
    }

    @Override
    public Optional<Predecessors> predecessors() {
        return retracts ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Optional<Ranking> ranking() {
        return Optional.of(EndingsRanking.ALL);
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return Optional.of(Evaluation::expected);
    }

    @Override
    public int maxPredecessors(long position) {
        return Retraction.MOST;
    }

    @Override
    public int predecessors(long position, long[] into, int from) {
        return retraction.list(position, into, from);
    }

    @Override
    public int positionBits() {
        return Layout.BITS;
    }

    @Override
    public long canonical(long position) {
        return Symmetry.canonical(position);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof EndingsRules;
    }

    @Override
    public int hashCode() {
        return EndingsRules.class.hashCode();
    }
}
