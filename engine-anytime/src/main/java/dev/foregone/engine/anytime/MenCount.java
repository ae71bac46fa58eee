package dev.foregone.engine.anytime;

import dev.foregone.spi.Cells;
import dev.foregone.spi.Rules;
import java.util.function.LongToDoubleFunction;

/** Counts men, where a game shows its board as {@link Cells}: the simplest evaluation that most authors write. For one thread. */
final class MenCount implements LongToDoubleFunction {

    /** One man more: further ones add less and less. */
    private static final double WORTH = 0.15;

    private final Rules<?, ?> rules;
    private final byte[] cells = new byte[Cells.MOST];

    MenCount(Rules<?, ?> rules) {
        this.rules = rules;
    }

    /** How many men more than the other the player to move has. */
    int lead(long position) {
        int count = Math.min(rules.cells(position, cells), cells.length); // the test kit refuses more
        int lead = 0;
        for (int cell = 0; cell < count; cell++) {
            lead += cells[cell] < Cells.NEUTRAL ? Integer.signum(cells[cell]) : 0;
        }
        return lead == 0 || rules.isFirstToMove(position) ? lead : -lead;
    }

    /** The expected result for the player to move. */
    @Override
    public double applyAsDouble(long position) {
        double lead = WORTH * lead(position);
        return lead / (1 + Math.abs(lead));
    }
}
