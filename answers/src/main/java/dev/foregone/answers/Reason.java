package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.cells.Boards;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site;
import dev.foregone.spi.Game;
import dev.foregone.spi.Odds;
import dev.foregone.weights.Weights;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Why {@linkplain Weights learned weights} like a move or not: a place that it makes better or worse, from the same sums as the estimate.
 *
 * @param site the place, a site of the game's {@linkplain Game#diagram diagram}
 * @param gain what the player who moves gains there, as the result expected in a position that was even, from -1 to 1; below 0 if it is
 *     given up
 */
public record Reason(String site, double gain) {

    private static final int MOST = 3;
    private static final int LONGEST_SITE = 20;

    /** What adds less says nothing. */
    private static final double LEAST = 0.05;

    /**
     * The reasons for and against a move.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param given weights, or empty for those that the game brings along
     * @param state a position
     * @param move one of its legal moves
     * @return the places where it gains or gives up most, at most three, that of most weight first; none if there are no weights of
     *     this board, or the game has no diagrams
     */
    public static <S extends GameState<S, M>, M extends Move> List<Reason> of(
            Game<S, M> game, Optional<Weights> given, S state, M move) {
        Boards<S, M> boards = new Boards<>(game);
        Optional<Weights> weights = boards.weights(given, state);
        Optional<Diagram> diagram =
                weights.flatMap(its -> game.diagram(boards.start(its.header().position())));
        if (diagram.isEmpty()) {
            return List.of();
        }
        double[] before = worths(weights.orElseThrow(), boards.cells(state));
        double[] after = worths(weights.orElseThrow(), boards.cells(state.play(move)));
        int sign = boards.isFirstToMove(state) ? 1 : -1;
        List<Site> sites = diagram.orElseThrow().sites();
        return IntStream.range(0, Math.min(sites.size(), before.length))
                .mapToObj(cell -> new Reason(
                        sites.get(cell).name(), Odds.expected((int) Math.round(sign * (after[cell] - before[cell])))))
                .filter(reason -> Math.abs(reason.gain()) >= LEAST)
                .sorted(Comparator.comparingDouble(reason -> -Math.abs(reason.gain())))
                .limit(MOST)
                .toList();
    }

    /** The reasons in words, such as ", gains d3 0.12, gives up e4 0.05"; empty if there are none. */
    public static String inWords(List<Reason> reasons) {
        return reasons.stream()
                .map(reason -> String.format(
                        Locale.ROOT,
                        reason.gain > 0 ? ", gains %s %.2f" : ", gives up %s %.2f",
                        SafeText.line(reason.site, LONGEST_SITE),
                        Math.abs(reason.gain)))
                .collect(Collectors.joining());
    }

    /** What each cell is worth to the player who began, whoever is to move. */
    private static double[] worths(Weights weights, byte[] cells) {
        double[] worths = weights.contributions(cells, true);
        double[] others = weights.contributions(cells, false);
        return IntStream.range(0, worths.length)
                .mapToDouble(cell -> (worths[cell] + others[cell]) / 2)
                .toArray();
    }
}
