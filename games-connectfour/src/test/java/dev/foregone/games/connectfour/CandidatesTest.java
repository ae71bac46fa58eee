package dev.foregone.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which moves are tried, and in which order; that a best one is among them is for {@link HintsTest}. */
class CandidatesTest {

    private final ConnectFourGame game = new ConnectFourGame();

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"-, 4 3 2 1", "44, 4 3 2 1", "43, 4 3 5 2 6 1 7", "1112, 4 3 5 2 6 1 7", "6x4:-, 3 2 1", "1x8:1, 1"})
    void ofASymmetricPositionOneHalfIsTried(String position, String moves) {
        ConnectFour state = game.parse(position);
        PackedRules<ConnectFour, Drop> rules = game.packedRules(state).orElseThrow();
        long packed = rules.pack(state);
        int[] into = new int[rules.maxMoves(packed)];
        int count = rules.candidates(packed, into, 0);
        List<String> tried = IntStream.range(0, count)
                .mapToObj(i -> rules.unpackMove(packed, into[i]).toString())
                .toList();
        assertThat(String.join(" ", tried)).isEqualTo(moves);
    }
}
