package dev.foregone.games.morris;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.PackedPositions;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every position of the games on two squares, against what B. Liou published of them ({@code
 * github.com/brianhliou/game-solver}, release {@code tablebase-v1}): the positions that can be reached, those of placing
 * included, with either side to move and without symmetry; and that the beginning is a draw.
 */
class WholeGameTest {

    private final MorrisGame game = new MorrisGame();

    @ParameterizedTest
    @CsvSource({"4, 4111151", "4f, 4111327"})
    void positionsAreAsManyAsPublished(String notation, long positions) {
        Morris start = game.parse(notation);
        PackedRules<Morris, MorrisMove> rules = game.packedRules(start).orElseThrow();
        Layout layout = new Layout(start.variant());
        Symmetry symmetry = new Symmetry(layout.points());
        PackedPositions reachable = new PackedPositions(
                        rules,
                        LongStream.of(rules.pack(start)),
                        position -> position - layout.men(position) + symmetry.least(layout.men(position)))
                .toTheEnd();
        List<int[]> images = PlainRules.symmetries(Board.TWO_SQUARES).stream()
                .map(image -> image.stream().mapToInt(to -> to).toArray())
                .toList();
        assertThat(reachable
                        .positions()
                        .map(position -> orbit(layout.men(position), images))
                        .sum())
                .isEqualTo(positions);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"5, 17844721", "6f, 42383945"})
    void positionsOfFiveAndSixMenAreAsManyAsPublished(String notation, long positions) {
        positionsAreAsManyAsPublished(notation, positions);
    }

    /** How many images there are. */
    private static long orbit(long men, List<int[]> symmetries) {
        long[] images = new long[symmetries.size()];
        for (int i = 0; i < images.length; i++) {
            int[] to = symmetries.get(i);
            for (long rest = men; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                images[i] |= 1L << (bit - bit % to.length + to[bit % to.length]);
            }
        }
        return LongStream.of(images).distinct().count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"4", "4f"})
    void theBeginningIsADraw(String notation) {
        Morris start = game.parse(notation);
        PackedRules<Morris, MorrisMove> rules = game.packedRules(start).orElseThrow();
        PackedPositions reachable =
                new PackedPositions(rules, LongStream.of(rules.pack(start)), rules::canonical).toTheEnd();
        GameValue[] values = values(reachable);
        assertThat(values[reachable.number(rules.canonical(rules.pack(start)))]).isEqualTo(GameValue.DRAW);
        assertThat(values).contains(GameValue.WIN, GameValue.LOSS);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"5f", "6"})
    void theBeginningWithFiveAndSixMenIsADraw(String notation) {
        theBeginningIsADraw(notation);
    }

    /** Wins and losses, found by going over all open positions until there are no more; what is left is drawn. */
    private static GameValue[] values(PackedPositions reachable) {
        int[][] children = reachable
                .positions()
                .mapToObj(position -> reachable
                        .children(position)
                        .mapToInt(reachable::number)
                        .distinct()
                        .toArray())
                .toArray(int[][]::new);
        GameValue[] values = new GameValue[children.length];
        Arrays.fill(values, GameValue.DRAW);
        int[] open = IntStream.range(0, children.length).toArray();
        int before = open.length + 1;
        while (open.length < before) {
            before = open.length;
            open = Arrays.stream(open)
                    .filter(each -> {
                        values[each] = value(children[each], values);
                        return values[each] == GameValue.DRAW;
                    })
                    .toArray();
        }
        return values;
    }

    private static GameValue value(int[] children, GameValue[] values) {
        GameValue best = GameValue.LOSS;
        for (int child : children) {
            if (values[child] == GameValue.LOSS) {
                return GameValue.WIN;
            }
            best = values[child] == GameValue.DRAW ? GameValue.DRAW : best;
        }
        return best;
    }
}
