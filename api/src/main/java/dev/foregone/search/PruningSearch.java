package dev.foregone.search;

import dev.foregone.spi.Score;

/**
 * A search that prunes by a window of {@linkplain Score#pruning pruning scores}, in which all draws are one, and finds
 * the plies of a draw in a second step (see {@link dev.foregone.api.Outcome} for why). A subclass writes the first
 * step.
 */
public abstract class PruningSearch implements Search {

    private final DrawLength drawLength;

    /**
     * For one session.
     *
     * @param lane the game
     * @param effort what to count positions with
     */
    @SuppressWarnings("this-escape") // what escapes is called when a search runs, not before
    protected PruningSearch(Lane<?, ?> lane, Effort effort) {
        drawLength = new DrawLength(
                lane, effort, (position, ply) -> search(position, Score.DRAW, Score.DRAW + 1, ply) <= Score.DRAW);
    }

    /**
     * Searches a position with a window.
     *
     * @param position the position
     * @param alpha scores up to this are not told apart
     * @param beta scores from this on are not told apart; more than {@code alpha}
     * @param ply plies from the position that the question is about
     * @return the position's pruning score if it lies between {@code alpha} and {@code beta}; else, if it is no more
     *     than {@code alpha}, an upper bound of it that is itself no more than {@code alpha}; else a lower bound of it
     *     that is itself no less than {@code beta}
     */
    protected abstract int search(long position, int alpha, int beta, int ply);

    /**
     * Finds a position's pruning score, narrowing the proof on the way. This searches once with an open window; a
     * subclass may know a better order of questions.
     *
     * @param position the position
     * @param proof told what is proved
     * @return the position's pruning score
     */
    protected int pruningScore(long position, Proof proof) {
        return search(position, Score.WORST - 1, Score.BEST + 1, 0);
    }

    @Override
    public final void solve(long position, Proof proof) {
        int score = pruningScore(position, proof);
        if (score == Score.DRAW) {
            proof.atLeast(Score.ENDLESS_DRAW);
            proof.atMost(Score.DRAW);
            drawLength.solve(position, proof);
        } else {
            proof.exactly(score);
        }
    }

    @Override
    public final boolean scores(long position, int score) {
        if (!Score.isDraw(score)) {
            return search(position, score - 1, score + 1, 0) == score;
        }
        int plies = Score.plies(score);
        return search(position, Score.DRAW - 1, Score.DRAW + 1, 0) == Score.DRAW
                && drawLength.endsWithin(position, plies)
                && (plies == 0 || !drawLength.endsWithin(position, plies - 1));
    }
}
