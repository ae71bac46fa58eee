package dev.foregone.play;

import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * The rank of a move among the legal ones, by what is known of them: greater numbers are better.
 *
 * @param group the value if all values are proved, otherwise the class described at {@link MoveChances}
 * @param grade decides within a group
 */
record Rank(int group, int grade) {

    /** Above the three values. */
    private static final int FIRST = 3;

    private static final int PROVED_LOSS = -1;

    /** An estimate beyond it is nearer to a win or a loss than to a draw. */
    private static final double MIDDLE = 0.5;

    /** The ranks of moves that are ordered as those of an advice. */
    static <M extends Move> List<Rank> of(List<AdvisedMove<M>> moves) {
        boolean proved = moves.stream().allMatch(move -> move.bounds().value().isPresent());
        List<Rank> ranks = new ArrayList<>();
        int grade = 0;
        for (int i = 0; i < moves.size(); i++) {
            AdvisedMove<M> move = moves.get(i);
            if (i > 0 && !isKnownAlike(moves.get(i - 1), move)) {
                grade--;
            }
            ranks.add(proved ? new Rank(likelyValue(move), grade) : new Rank(grade == 0 ? FIRST : group(move), 0));
        }
        return ranks;
    }

    private static boolean isKnownAlike(AdvisedMove<?> one, AdvisedMove<?> other) {
        return one.bounds().equals(other.bounds())
                && one.estimate().equals(other.estimate())
                && one.noBetterThan().equals(other.noBetterThan());
    }

    private static int group(AdvisedMove<?> move) {
        boolean lost = move.bounds().atMost().value() == GameValue.LOSS;
        return lost ? PROVED_LOSS : likelyValue(move);
    }

    /** The value if it is proved, otherwise the nearest to the expected result, or to what it seems not to exceed: 2 for a win, 0 for a loss. */
    private static int likelyValue(AdvisedMove<?> move) {
        double expected = move.expected();
        return expected >= MIDDLE ? 2 : expected <= -MIDDLE ? 0 : 1;
    }
}
