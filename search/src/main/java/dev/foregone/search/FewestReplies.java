package dev.foregone.search;

import dev.foregone.search.view.GameView;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;

/**
 * Looks one ply ahead to see which moves leave the other player the fewest replies, at the plies where a search below takes so
 * long that this costs little beside it. In the packed view it never looks: such games rank their moves themselves, or are
 * quicker to search than to look ahead in. For one thread.
 */
final class FewestReplies {

    /** The promise of a move that ends the game well, or after which the same player moves again. */
    static final int MOST = 511;

    /** Deeper plies are judged together. */
    private static final int PLIES = 64;

    /** The plies are judged anew after this many positions have been expanded; those before then count half. */
    private static final int TRIAL = 64;

    /** It pays if this many positions are expanded below one. Found by measurement. */
    private static final int BELOW = 8;

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final SearchBudget budget;
    private final boolean looks;
    private final int[] expanded = new int[PLIES];
    private final boolean[] pays = new boolean[PLIES];
    private int untilTrial = TRIAL;
    private int[] moves = new int[PLIES];

    FewestReplies(GameView<?, ?> view, SearchBudget budget) {
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
        this.looks = !view.isPacked();
    }

    /** Whether to look ahead from a position that is expanded now. */
    boolean pay(int ply) {
        if (!looks) {
            return false;
        }
        int place = Math.min(ply, PLIES - 1);
        expanded[place]++;
        if (--untilTrial == 0) {
            judge();
        }
        return pays[place];
    }

    private void judge() {
        untilTrial = TRIAL;
        int below = 0;
        for (int ply = PLIES - 1; ply >= 0; ply--) {
            pays[ply] = below >= BELOW * expanded[ply];
            below += expanded[ply];
            expanded[ply] /= 2;
        }
    }

    /** How promising a move is, from 0 to {@link #MOST}. */
    int promise(long position, int move) {
        budget.visit();
        long next = rules.play(position, move);
        boolean again = view.movesAgain(position, move);
        int terminal = rules.terminal(next);
        if (terminal != Score.ONGOING) {
            return Score.isWin(Score.backedUp(terminal, again)) ? MOST : 0;
        }
        return again ? MOST : Math.max(0, MOST - replies(next));
    }

    private int replies(long position) {
        int most = rules.maxMoves(position);
        if (most > moves.length) {
            moves = new int[2 * most];
        }
        return rules.legalMoves(position, moves, 0);
    }
}
