package dev.foregone.games.connectfour;

import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.PackedHintVerifier;
import dev.foregone.testkit.build.Thorough;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bounds and candidates on every position of small boards, and of endings on large ones. */
class HintsTest {

    private static final int ENDINGS = Thorough.orFew(8, 3);

    private final ConnectFourGame game = new ConnectFourGame();

    @ParameterizedTest
    @CsvSource({"4x4", "4x3", "5x3", "3x4", "3x5", "6x2", "1x8", "2x7"})
    void holdOnEveryPositionOfASmallBoard(String size) {
        check(game.parse(size + ":-"));
    }

    @ParameterizedTest
    @CsvSource({"7x6,16", "6x6,16", "8x5,15", "6x7,16", "5x8,16", "9x4,14", "4x9,17", "7x5,16", "8x7,14", "4x15,16"})
    void holdInEndings(String size, int left) {
        Random random = new Random(size.hashCode());
        for (int found = 0; found < ENDINGS; ) {
            ConnectFour state = game.parse(size + ":-");
            while (state.terminalValue().isEmpty() && free(state) > left) {
                List<Drop> drops = state.legalMoves();
                state = state.play(drops.get(random.nextInt(drops.size())));
            }
            if (state.terminalValue().isEmpty()) {
                check(state);
                found++;
            }
        }
    }

    private static int free(ConnectFour state) {
        return state.shape().cells() - Long.bitCount(state.stones());
    }

    private void check(ConnectFour state) {
        PackedRules<ConnectFour, Drop> rules = game.packedRules(state).orElseThrow();
        new PackedHintVerifier<>(rules).check(rules.pack(state));
    }
}
