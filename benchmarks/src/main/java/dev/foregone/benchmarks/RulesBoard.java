package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.MatchBoard;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/** A position of packed rules, as a textbook's program takes it. */
final class RulesBoard extends MatchBoard<RulesBoard> {

    private static final int THOUSANDTHS = 1_000;

    private final Rules<?, ?> rules;
    private final boolean alternates;
    private long position;
    private boolean first;

    RulesBoard(Rules<?, ?> rules, long position, boolean first) {
        super(MOST_MOVES, 1);
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
    public int moves(int[] into) {
        return isOver() ? 0 : rules.legalMoves(position, into, 0);
    }

    @Override
    public void make(int move) {
        push(position);
        push(first ? 1 : 0);
        first ^= alternates || !rules.movesAgain(position, move);
        position = rules.play(position, move);
    }

    @Override
    public void undo() {
        first = pop() == 1;
        position = pop();
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
