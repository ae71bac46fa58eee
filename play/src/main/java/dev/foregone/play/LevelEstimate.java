package dev.foregone.play;

import dev.foregone.api.AdvisedMove;
import dev.foregone.api.GameValue;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * How well a player chose, judged by the values of the moves chosen: the level at which those values are likeliest, and the levels that
 * are not much less likely. A player of level L makes 1 - L of the errors of a player who moves at random: if k of n legal moves
 * keep the value, it is kept with the chance L + (1 - L) k / n. In full, if R(i) is the share of moves whose value is the i-th best or
 * worse, counted from 0, the chance of such a value is (1 - L)^i R(i), so that grave errors become rare first. Plies do not count: a
 * player who takes long over a win gives nothing away. The idea is the reference fallible player of G. Haworth (<em>Reference fallible
 * endgame play</em>, 2002), who weighs a move by a power of its plies.
 *
 * <p>The likelihood of the level is a product of chances that are each log-concave in it, so it has one maximum. The
 * interval holds the levels whose likelihood ratio to the best is within the 95 % quantile of the chi-squared
 * distribution with one degree of freedom; with few choices it is wide.
 *
 * @param level the likeliest level, from 0 to 1
 * @param low the lower end of the interval
 * @param high its upper end
 * @param choices the number of moves it is based on: those in which value could be lost, and all is
 *     proved
 */
@Stability(Level.EXPERIMENTAL)
public record LevelEstimate(double level, double low, double high, int choices) {

    /**
     * The level of the player who made these moves.
     *
     * @param moves moves of one game or of many
     * @return the estimate, or empty if value could not be lost in any of them
     */
    public static Optional<LevelEstimate> of(List<? extends ReviewedMove<?, ?>> moves) {
        List<Cut> choices = moves.stream()
                .filter(move -> move.difficulty().isProved())
                .map(LevelEstimate::cut)
                .filter(Cut::isChoice)
                .toList();
        if (choices.isEmpty()) {
            return Optional.empty();
        }
        Likelihood likelihood = new Likelihood(choices);
        return Optional.of(new LevelEstimate(likelihood.best(), likelihood.low(), likelihood.high(), choices.size()));
    }

    private static Cut cut(ReviewedMove<?, ?> move) {
        Map<GameValue, Cut> cuts = Cut.ofAll(
                move.advice().moves().stream().map(LevelEstimate::value).toList());
        return Objects.requireNonNull(cuts.get(value(move.made())));
    }

    private static GameValue value(AdvisedMove<?> move) {
        return move.bounds().value().orElseThrow();
    }
}
