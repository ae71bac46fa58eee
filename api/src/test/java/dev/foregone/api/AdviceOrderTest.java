package dev.foregone.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.AdviceTest.Spot;
import dev.foregone.api.AdviceTest.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

class AdviceOrderTest {

    private static final List<Outcome> OUTCOMES = AllOutcomes.worstFirst(4);

    /** In steps that grow with the square of this, it would take most of an hour. */
    private static final int MANY = 200_000;

    private static AdvisedMove<Step> randomMove(Random random, int number) {
        int one = random.nextInt(OUTCOMES.size());
        int other = random.nextInt(3) == 0 ? one : random.nextInt(OUTCOMES.size());
        Bounds bounds = new Bounds(OUTCOMES.get(Math.min(one, other)), OUTCOMES.get(Math.max(one, other)));
        boolean isEstimated = random.nextBoolean();
        double estimate = random.nextInt(9) / 4.0 - 1; // many are equal
        return AdvisedMove.of(
                new Step(number), bounds, isEstimated ? OptionalDouble.of(estimate) : OptionalDouble.empty());
    }

    private static List<AdvisedMove<Step>> randomMoves(Random random, int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> randomMove(random, number))
                .toList();
    }

    /** As the order is defined: takes out the first of those not proved worse, again and again. */
    private static List<AdvisedMove<Step>> byDefinition(List<AdvisedMove<Step>> promising) {
        List<AdvisedMove<Step>> left = new ArrayList<>(promising);
        List<AdvisedMove<Step>> ordered = new ArrayList<>();
        while (!left.isEmpty()) {
            Outcome proved = left.stream()
                    .map(move -> move.bounds().atLeast())
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
            AdvisedMove<Step> next = left.stream()
                    .filter(move -> move.bounds().atMost().compareTo(proved) >= 0)
                    .findFirst()
                    .orElseThrow();
            left.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    @Test
    void isAsDefined() {
        Random random = new Random(7);
        for (int round = 0; round < 20_000; round++) {
            List<AdvisedMove<Step>> promising = randomMoves(random, random.nextInt(9));
            assertThat(new AdviceOrder<>(promising).bestFirst()).isEqualTo(byDefinition(promising));
        }
    }

    @Test
    @Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
    void veryManyMovesAreOrderedSoon() {
        List<AdvisedMove<Step>> moves = randomMoves(new Random(8), MANY);
        assertThat(AdvisedMove.bestFirst(moves)).hasSize(MANY);
    }

    @Test
    void moreThatIsProvedChangesTheOrder() {
        Random random = new Random(9);
        List<AdvisedMove<Step>> moves = IntStream.range(0, 5)
                .mapToObj(number ->
                        AdvisedMove.of(new Step(number), Bounds.unknown(), OptionalDouble.of(random.nextDouble())))
                .toList();
        Spot spot = new Spot(moves.stream().map(AdvisedMove::move).toList());
        Advice<Spot, Step> advice = Advice.of(spot, Bounds.unknown(), moves, List.of());
        Step last = advice.moves().get(4).move();
        Bounds won = Bounds.exactly(Outcome.win(3));
        Advice<Spot, Step> more = advice.and(
                Bounds.unknown(), move -> move.equals(last) ? won : new Bounds(Outcome.loss(0), Outcome.win(5)));
        assertThat(more.bestMove()).hasValue(last);
        assertThat(more.bounds().atLeast()).isEqualTo(Outcome.win(3));
        assertThat(more.of(last).bounds()).isEqualTo(won);
        assertThat(more.moves().get(1).estimate())
                .isEqualTo(advice.moves().get(0).estimate());
        assertThat(advice.and(Bounds.unknown(), move -> Bounds.unknown()).moves())
                .isEqualTo(advice.moves());
    }
}
