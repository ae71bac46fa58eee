package dev.foregone.games.footstep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.testkit.HintVerifier;
import dev.foregone.testkit.PackedHintVerifier;
import dev.foregone.testkit.build.Thorough;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bounds and candidates on every position of small boards, and of endings on large ones. */
class HintsTest {

    private static final int ENDINGS = Thorough.orFew(24, 8);

    private final FootstepGame game = new FootstepGame();

    @ParameterizedTest
    @CsvSource({"1,1", "1,2", "1,9", "9,1", "2,2", "2,3", "3,2", "2,5", "5,2", "3,3", "3,4", "4,3"})
    void holdOnEveryPositionOfASmallBoard(int rows, int columns) {
        FootstepRules rules = new FootstepRules(rows, columns);
        PackedHintVerifier<Footstep, Step> proof = new PackedHintVerifier<>(rules);
        int cells = rows * columns;
        for (long board = 1; board < 1L << cells; board++) {
            for (int mover = 0; mover < cells; mover++) {
                for (int other = 0; other < cells; other++) {
                    if ((board >>> mover & board >>> other & 1) != 0) {
                        proof.check(rules.pack(footstep(rows, columns, board, mover, other)));
                    }
                }
            }
        }
        assertThat(proof.checked()).isGreaterThanOrEqualTo(cells);
    }

    @ParameterizedTest
    @CsvSource({"7,7,17", "5,10,18", "10,5,18", "4,12,20", "3,17,22", "17,3,22", "2,25,26", "6,8,18", "1,51,40"})
    void holdInEndings(int rows, int columns, int platforms) {
        FootstepRules rules = new FootstepRules(rows, columns);
        SplittableRandom random = new SplittableRandom(rows * 100L + columns);
        for (int i = 0; i < ENDINGS; i++) {
            int cells = rows * columns;
            int mover = random.nextInt(cells);
            int other = random.nextInt(cells);
            long board = grown(rows, columns, 1L << mover | 1L << other, platforms, random);
            new PackedHintVerifier<>(rules).check(rules.pack(footstep(rows, columns, board, mover, other)));
        }
    }

    /** On boards that are not packed, whose states give the same hints. */
    @ParameterizedTest
    @CsvSource({"8,8,17", "7,9,17", "4,16,18", "16,4,18", "2,32,24", "32,2,24", "1,64,40", "64,1,40", "5,13,14"})
    void ofStatesHoldInEndings(int rows, int columns, int platforms) {
        SplittableRandom random = new SplittableRandom(rows * 100L + columns);
        for (int i = 0; i < ENDINGS; i++) {
            int cells = Math.min(rows * columns, Long.SIZE);
            int mover = random.nextInt(cells);
            int other = random.nextInt(cells);
            long board = grown(rows, columns, 1L << mover | 1L << other, platforms, random);
            Footstep ending =
                    game.parse(footstep(rows, columns, board, mover, other).toString());
            assertThat(game.packedRules(ending)).isEmpty();
            new HintVerifier<>(game).check(ending);
        }
    }

    /** Platforms next to those there are, so that players have somewhere to go. */
    private static long grown(int rows, int columns, long board, int platforms, SplittableRandom random) {
        long grown = board;
        while (Long.bitCount(grown) < platforms) {
            int cell = random.nextInt(rows * columns);
            boolean left = cell % columns > 0 && (grown >>> (cell - 1) & 1) != 0;
            boolean right = cell % columns < columns - 1 && (grown >>> (cell + 1) & 1) != 0;
            boolean above = cell >= columns && (grown >>> (cell - columns) & 1) != 0;
            boolean below = cell + columns < rows * columns && (grown >>> (cell + columns) & 1) != 0;
            if (left || right || above || below) {
                grown |= 1L << cell;
            }
        }
        return grown;
    }

    private static Footstep footstep(int rows, int columns, long board, int mover, int other) {
        long[] words = new long[(rows * columns - 1) / Long.SIZE + 1];
        words[0] = board;
        return new Footstep(new Board(rows, columns, words, null), mover, other, true);
    }
}
