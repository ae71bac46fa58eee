package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;

/** A position of packed rules, as a textbook's program takes it. */
final class RulesBoard implements MatchBoard<RulesBoard> {

    private static final int THOUSANDTHS = 1_000;

    private final Rules<?, ?> rules;
    private final boolean alternates;
    private long position;
    private boolean first;
    /** The positions before, and who was to move. */
    private long[] line = new long[16];

    private boolean[] turns = new boolean[line.length];
    private int top;

    RulesBoard(Rules<?, ?> rules, long position, boolean first) {
        this.rules = rules;
        this.alternates = rules.alternates();
        this.position = position;
        this.first = first;
    }

    @Override
    public RulesBoard copy() {
        return new RulesBoard(rules, position, first);
    }

    @Override
    public boolean isOver() {
        return rules.terminal(position) != Score.ONGOING;
    }

    @Override
    public List<Integer> moves() {
        int[] moves = new int[rules.maxMoves(position)];
        return MatchBoard.listed(moves, moves(moves));
    }

    @Override
    public int moves(int[] into) {
        return isOver() ? 0 : rules.legalMoves(position, into, 0);
    }

    @Override
    public void make(int move) {
        if (top == line.length) {
            line = Arrays.copyOf(line, 2 * top);
            turns = Arrays.copyOf(turns, 2 * top);
        }
        line[top] = position;
        turns[top++] = first;
        first ^= alternates || !rules.movesAgain(position, move);
        position = rules.play(position, move);
    }

    @Override
    public void undo() {
        position = line[--top];
        first = turns[top];
    }

    @Override
    public boolean isFirstToMove() {
        return first;
    }

    @Override
    public int result() {
        int score = rules.terminal(position);
        int value = Score.isWin(score) ? 1 : Score.isLoss(score) ? -1 : 0;
        return first ? value : -value;
    }

    /** The evaluation in thousandths. */
    @Override
    public int score() {
        return (int) Math.round(THOUSANDTHS * evaluation());
    }

    /** That of the rules; 0 if they have none. */
    @Override
    public double evaluation() {
        return rules.evaluation().map(each -> each.applyAsDouble(position)).orElse(0.0);
    }

    @Override
    public String notation(int move) {
        return rules.unpackMove(position, move).toString();
    }

    /** The position in hexadecimal digits, and who is to move. */
    @Override
    public String toString() {
        return Long.toHexString(position) + (first ? " first" : " second");
    }
}
