package dev.foregone.benchmarks;

import dev.foregone.benchmarks.yardstick.UctBoard;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/** A position of packed rules, as a textbook's program takes it. */
final class RulesBoard implements UctBoard<RulesBoard> {

    private final Rules<?, ?> rules;
    private final boolean alternates;
    private long position;
    private boolean first;

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

    long position() {
        return position;
    }

    boolean isOver() {
        return rules.terminal(position) != Score.ONGOING;
    }

    @Override
    public int moves(int[] into) {
        return isOver() ? 0 : rules.legalMoves(position, into, 0);
    }

    @Override
    public void make(int move) {
        first ^= alternates || !rules.movesAgain(position, move);
        position = rules.play(position, move);
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
}
