package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.RatedMove;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.testkit.build.Thorough;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is proved in advice is true where it was found beside estimates: of Kalah with few seeds, whose positions are near to even, and
 * whose players move again.
 */
class AdviceProofsTest {

    private static final Engines ENGINES = Engines.load();

    private static final int BOARDS = Thorough.orFew(2_000, 100);
    private static final int LIMITS_EACH = 4;

    /** Limits are spread evenly over its powers. */
    private static final double MOST_POSITIONS = 2_000;

    @ParameterizedTest
    @CsvSource({"'0,4,1:2 3,0,0:2 south', 100", "'2,0,1,2:2 0,3,1,4:1 north', 301", "'0,0,3,3:2 2,1,1,2:2 south', 1022"
    })
    void areTrueWhereAnEstimateIsNextToNothing(String position, long positions) {
        Game<?, ?> game = Games.load().get("kalah");
        compare(game, position, positions);
    }

    private static <S extends GameState<S, M>, M extends Move> void compare(
            Game<S, M> game, String position, long positions) {
        try (Solver<S, M> memo = ENGINES.get("memo").open(game)) {
            S state = game.parse(position);
            advised(game, memo.analyze(state), positions);
        }
    }

    @Test
    void areTrueWithinAnyLimit() {
        sweep(Games.load().get("kalah"), new Random(1));
    }

    private static <S extends GameState<S, M>, M extends Move> void sweep(Game<S, M> game, Random random) {
        try (Solver<S, M> memo = ENGINES.get("memo").open(game)) {
            for (int i = 0; i < BOARDS; i++) {
                S state = game.parse(board(3 + i % 2, random));
                Analysis<S, M> truth = memo.analyze(state);
                for (int j = 0; j < LIMITS_EACH; j++) {
                    advised(game, truth, (long) Math.pow(MOST_POSITIONS, random.nextDouble()));
                }
            }
        }
    }

    /** Two seeds for each house, anywhere on the board: at least one on each side, where the game goes on. */
    private static String board(int houses, Random random) {
        int[] seeds = new int[2 * houses + 2];
        seeds[0] = 1;
        seeds[houses + 1] = 1;
        for (int i = 2; i < 4 * houses; i++) {
            seeds[random.nextInt(seeds.length)]++;
        }
        String turn = random.nextBoolean() ? "south" : "north";
        return side(seeds, 0, houses) + " " + side(seeds, houses + 1, houses) + " " + turn;
    }

    private static String side(int[] seeds, int first, int houses) {
        return IntStream.range(first, first + houses)
                .mapToObj(house -> Integer.toString(seeds[house]))
                .collect(Collectors.joining(",", "", ":" + seeds[first + houses]));
    }

    private static <S extends GameState<S, M>, M extends Move> void advised(
            Game<S, M> game, Analysis<S, M> truth, long positions) {
        String asked = game.format(truth.state()) + " within " + positions + " positions";
        try (Solver<S, M> anytime = ENGINES.get("anytime").open(game)) {
            Advice<S, M> advice = anytime.advise(truth.state(), Limits.none().withPositions(positions));
            assertThat(advice.bounds().contains(truth.outcome()))
                    .as("%s: %s, truly %s", asked, advice.bounds(), truth.outcome())
                    .isTrue();
            for (RatedMove<M> move : truth.moves()) {
                AdvisedMove<M> advised = advice.of(move.move());
                assertThat(advised.bounds().contains(move.outcome()))
                        .as("%s: %s, truly %s", asked, advised, move)
                        .isTrue();
            }
        }
    }
}
