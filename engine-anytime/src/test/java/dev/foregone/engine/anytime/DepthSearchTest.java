package dev.foregone.engine.anytime;

import static dev.foregone.engine.anytime.Crossroads.quiet;
import static dev.foregone.engine.anytime.Crossroads.way;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.GameValue;
import dev.foregone.api.ProgressListener;
import dev.foregone.api.SolverOptions;
import dev.foregone.engine.anytime.Crossroads.Place;
import dev.foregone.engine.anytime.Crossroads.Way;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.MemoSearch;
import dev.foregone.search.view.GameView;
import dev.foregone.spi.Score;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class DepthSearchTest {

    private static final Offset<Double> ROUNDING = within(1e-5);
    private static final int LEAST = Score.WORST - 1;
    private static final int MOST = Score.BEST + 1;

    /** In games at random, one move in ten gains so much, and others hardly anything. */
    private static final double CAPTURE = 0.3;

    /** So many moves that a player need not make one that harms. */
    private static final int MANY = 9;

    private static int search(Place place, int alpha, int beta, int plies) {
        return search(place, alpha, beta, plies, MANY);
    }

    private static int search(Place place, int alpha, int beta, int plies, int movesBefore) {
        Place root = Place.of(0, way("to", place));
        GameView<Place, Way> view = GameView.of(new Crossroads(root), root);
        SearchContext context =
                new SearchContext(view, new SearchBudget(ProgressListener.none()), SolverOptions.defaults());
        Evaluator evaluator = new Evaluator(context, new RandomNumbers(1));
        for (int i = 0; i < 100; i++) {
            evaluator.gains().add(i % 10 == 0 ? CAPTURE : 0.01);
        }
        evaluator.gains().learn();
        DepthSearch search = new DepthSearch(context, evaluator, MemoSearch.of(context));
        long start = view.rules().pack(root);
        search.enter(start);
        return search.search(view.rules().play(start, 0), alpha, beta, plies, movesBefore);
    }

    private static double expected(Place place, int plies) {
        return Estimate.expected(search(place, LEAST, MOST, plies));
    }

    @Test
    void theBestReplyCounts() {
        Place place = Place.of(0.1, way("a", quiet(0.2)), way("b", quiet(-0.4)));
        assertThat(expected(place, 1)).isCloseTo(0.4, ROUNDING);
    }

    @Test
    void whoMovesAgainKeepsTheEstimate() {
        Place place = Place.of(-0.3, new Way("x", quiet(0.2), true), way("y", quiet(0.1)));
        assertThat(expected(place, 1)).isCloseTo(0.2, ROUNDING);
    }

    /** Late ones are searched less deep at first. */
    @Test
    void aLateMoveMayBeTheBest() {
        Place good = Place.of(0, way("one", answered(0.4)), way("other", answered(0.4)));
        Way[] ways = IntStream.range(0, 12)
                .mapToObj(i -> i < 11 ? way("m" + i, answered(0)) : way("last", good))
                .toArray(Way[]::new);
        assertThat(expected(Place.of(0, ways), 4)).isCloseTo(0.4, ROUNDING);
    }

    /** A place with two ways for a few plies, all estimated alike. */
    private static Place answered(double estimate) {
        return Place.of(
                estimate,
                way("a", Place.of(-estimate, way("c", quiet(estimate)), way("d", quiet(estimate)))),
                way("b", Place.of(-estimate, way("e", quiet(estimate)), way("f", quiet(estimate)))));
    }

    /** One ply before the leaves, who stands well enough without a move is not asked for one. */
    @Test
    void nextToTheLeavesAnEstimateIsEnough() {
        Place place = Place.of(0.2, way("a", quiet(0.9)));
        assertThat(Estimate.expected(search(place, Estimate.of(-0.2), Estimate.of(0.1), 1)))
                .isCloseTo(0.2, ROUNDING);
    }

    /** Of few moves all may be worse than the estimate (zugzwang). */
    @Test
    void nextToTheLeavesAnEstimateIsNotEnoughWhereThereAreFewMoves() {
        Place place = Place.of(0.2, way("a", quiet(0.9)));
        assertThat(Estimate.expected(search(place, Estimate.of(-0.2), Estimate.of(0.1), 1, MANY - 1)))
                .isLessThan(-0.1);
    }

    /** Nor is who stands too badly for a capture. */
    @Test
    void nextToTheLeavesAnEstimateMayBeTooLittle() {
        Place place = Place.of(-0.5, way("a", quiet(-0.9)));
        int number = search(place, Estimate.of(0.1), Estimate.of(0.2), 1);
        assertThat(Estimate.expected(number)).isCloseTo(-0.5 + CAPTURE, ROUNDING);
    }

    /** Whatever is passed over: what it says is won or lost is so, within so many plies. */
    @RepeatedTest(200)
    void whatIsWonOrLostIsSo(RepetitionInfo repetition) {
        Place place = random(new Random(repetition.getCurrentRepetition()), 6);
        int plies = repetition.getCurrentRepetition() % 6 + 1;
        int number = search(place, LEAST, MOST, plies);
        if (Estimate.isWin(number) || Estimate.isLoss(number)) {
            assertThat(number).isEqualTo(score(place));
        }
    }

    private static Place random(Random random, int plies) {
        if (plies == 0 || random.nextInt(5) == 0) {
            return Place.end(GameValue.values()[random.nextInt(3)]);
        }
        Way[] ways = IntStream.range(0, 1 + random.nextInt(9))
                .mapToObj(i -> new Way("m" + i, random(random, plies - 1), random.nextInt(4) == 0))
                .toArray(Way[]::new);
        return Place.of(random.nextDouble() - 0.5, ways);
    }

    /** By the definition; wins in fewer plies are better, and losses in more. */
    private static int score(Place place) {
        return place.terminalValue()
                .map(Score::finished)
                .orElseGet(() -> place.legalMoves().stream()
                        .mapToInt(way -> Score.backedUp(score(way.to()), way.movesAgain()))
                        .max()
                        .orElseThrow());
    }
}
