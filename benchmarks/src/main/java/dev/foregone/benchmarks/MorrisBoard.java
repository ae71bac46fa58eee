package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.games.morris.Morris;
import dev.foregone.games.morris.MorrisGame;
import dev.foregone.games.morris.MorrisMove;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;

/** Nine Men's Morris, with men that fly, as a board that makes moves and takes them back. */
final class MorrisBoard implements MatchBoard<MorrisBoard> {

    private static final MorrisGame GAME = new MorrisGame();
    private static final Morris START = GAME.parse("9");

    private final PackedRules<Morris, MorrisMove> rules;
    private long[] line;
    private int plies;
    private boolean first;

    private MorrisBoard(PackedRules<Morris, MorrisMove> rules, long position, boolean first) {
        this.rules = rules;
        this.line = new long[] {position};
        this.first = first;
    }

    /** A board without men. */
    static MorrisBoard empty() {
        PackedRules<Morris, MorrisMove> rules = GAME.packedRules(START).orElseThrow();
        return new MorrisBoard(rules, rules.pack(START), true);
    }

    private long position() {
        return line[plies];
    }

    @Override
    public MorrisBoard copy() {
        return new MorrisBoard(rules, position(), first);
    }

    @Override
    public int moves(int[] into) {
        return isOver() ? 0 : rules.legalMoves(position(), into, 0);
    }

    @Override
    public List<Integer> moves() {
        int[] moves = new int[rules.maxMoves(position())];
        return Arrays.stream(moves, 0, moves(moves)).boxed().toList();
    }

    @Override
    public void make(int move) {
        long next = rules.play(position(), move);
        if (++plies == line.length) {
            line = Arrays.copyOf(line, 2 * plies);
        }
        line[plies] = next;
        first ^= true;
    }

    @Override
    public void undo() {
        plies--;
        first ^= true;
    }

    @Override
    public boolean isOver() {
        return rules.terminal(position()) != Score.ONGOING;
    }

    @Override
    public boolean isFirstToMove() {
        return first;
    }

    /** The men that it removes: 1 or none. */
    @Override
    public int gain(int move) {
        return rules.unpackMove(position(), move).removed().isPresent() ? 1 : 0;
    }

    /** Who is to move has lost. */
    @Override
    public int result() {
        return first ? -1 : 1;
    }

    /** Nothing is said of it. */
    @Override
    public double evaluation() {
        return 0;
    }

    /** The same for the same position alone. */
    @Override
    public String toString() {
        return (first ? "w" : "b") + Long.toHexString(position());
    }
}
