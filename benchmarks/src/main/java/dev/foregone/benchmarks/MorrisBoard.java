package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.games.morris.Morris;
import dev.foregone.games.morris.MorrisGame;
import dev.foregone.games.morris.MorrisMove;
import dev.foregone.spi.PackedRules;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Nine Men's Morris, with men that fly, as a board that makes moves and takes them back. */
final class MorrisBoard implements MatchBoard<MorrisBoard> {

    private static final MorrisGame GAME = new MorrisGame();
    private static final Morris START = GAME.parse("9");

    private final PackedRules<Morris, MorrisMove> rules;
    private final Deque<RulesBoard> line = new ArrayDeque<>();

    private MorrisBoard(PackedRules<Morris, MorrisMove> rules, RulesBoard board) {
        this.rules = rules;
        line.addLast(board);
    }

    /** A board without men. */
    static MorrisBoard empty() {
        PackedRules<Morris, MorrisMove> rules = GAME.packedRules(START).orElseThrow();
        return new MorrisBoard(rules, new RulesBoard(rules, rules.pack(START), true));
    }

    private RulesBoard board() {
        return line.getLast();
    }

    @Override
    public MorrisBoard copy() {
        return new MorrisBoard(rules, board().copy());
    }

    @Override
    public int moves(int[] into) {
        return board().moves(into);
    }

    @Override
    public List<Integer> moves() {
        int[] moves = new int[rules.maxMoves(board().position())];
        return Arrays.stream(moves, 0, moves(moves)).boxed().toList();
    }

    @Override
    public void make(int move) {
        RulesBoard next = board().copy();
        next.make(move);
        line.addLast(next);
    }

    @Override
    public void undo() {
        line.removeLast();
    }

    @Override
    public boolean isOver() {
        return board().isOver();
    }

    @Override
    public boolean isFirstToMove() {
        return board().isFirstToMove();
    }

    /** The men that it removes: 1 or none. */
    @Override
    public int gain(int move) {
        return rules.unpackMove(board().position(), move).removed().isPresent() ? 1 : 0;
    }

    @Override
    public int result() {
        return board().result();
    }

    /** That of the rules, in thousandths. */
    @Override
    public int score() {
        return (int) Math.round(1000 * evaluation());
    }

    @Override
    public String notation(int move) {
        return String.valueOf(rules.unpackMove(board().position(), move));
    }

    /** That of the rules. */
    @Override
    public double evaluation() {
        return rules.evaluation().orElseThrow().applyAsDouble(board().position());
    }

    /** The same for the same position alone. */
    @Override
    public String toString() {
        return (isFirstToMove() ? "w" : "b") + Long.toHexString(board().position());
    }
}
