package dev.foregone.games.endings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameValue;
import dev.foregone.testkit.build.Thorough;
import dev.foregone.testkit.walk.Walk;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Published counts, and a move generator that shares nothing with the game. */
class PerftTest {

    private final EndingsGame game = new EndingsGame();

    /** From the collection of perft counts that goes round as {@code perftsuite.epd}: positions of up to five pieces. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        8/1k6/8/5N2/8/4n3/8/2K5 w     | 11 156 1636 20534
        K7/8/2n5/1n6/8/8/8/k6N w      | 3 51 345 5301 38348
        6kq/8/8/8/8/8/8/7K w          | 2 36 143 3637 14893
        K7/8/8/3Q4/4q3/8/8/7k b       | 6 35 495 8349
        8/8/8/8/8/K7/P7/k7 w          | 3 7 43 199 1347 6249
        K7/p7/k7/8/8/8/8/8 w          | 1 3 12 80 342 2343
        8/8/7k/7p/7P/7K/8/8 w         | 3 9 57 360 1969 10724
        8/8/3k4/3p4/8/3P4/3K4/8 b     | 8 61 483 3213 23599
        k7/8/8/3p4/4p3/8/8/7K w       | 3 15 84 573 3013 22886
        7k/8/8/p7/1P6/8/8/7K w        | 5 22 139 877 6112
        k7/7p/8/8/8/8/6P1/K7 w        | 5 25 161 1035
        8/Pk6/8/8/8/8/6Kp/8 w         | 11 97 887 8048
        """)
    void theNaiveGeneratorCountsWhatIsPublished(String fen, String counts) {
        String[] published = counts.split(" ");
        for (int plies = 1; plies <= published.length; plies++) {
            assertThat(Naive.of(fen).lines(plies))
                    .as("%s, %s plies", fen, plies)
                    .isEqualTo(Long.parseLong(published[plies - 1]));
        }
    }

    /** Along random games: the same moves, in check or not, and the end where the rules say. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/3k4/8/8/8/R3K3 w",
                "8/8/8/4k3/2r5/8/1K2Q3/8 b",
                "8/2P1k3/8/8/5r2/8/3K1p2/8 b",
                "8/P1k5/8/8/8/8/p2K1p2/8 w",
                "8/PPk5/8/8/8/8/p2K4/8 w",
                "3r4/8/2k5/8/8/8/2PK4/3B4 w",
                "8/8/3k4/8/3b4/8/1n1K4/6Q1 w",
                "4k3/1p6/8/8/P7/8/2P5/4K3 b",
                "4k3/2pp4/8/8/8/8/3P4/4K3 w",
                "8/3p4/8/2P1Pk2/8/8/8/4K3 b"
            })
    void theGameHasTheMovesOfTheNaiveGenerator(String fen) {
        Walk.many(game.parse(fen), 3, Thorough.orFew(25, 8), 50)
                .flatMap(walk -> walk.states().stream())
                .distinct()
                .forEach(this::hasTheNaiveMoves);
    }

    @Test
    void theGameHasTheCapturesEnPassantOfTheNaiveGenerator() {
        RandomPawns random = new RandomPawns(new Random(3));
        int kept = 0;
        int drawn = Thorough.orFew(8_000, 2_000);
        for (int i = 0; i < drawn; i++) {
            String fen = random.fen();
            Optional<Ending> state = RandomPawns.position(game, fen);
            if (state.isPresent()) {
                hasTheNaiveMoves(state.get());
                boolean captures = Naive.of(fen).capturesEnPassant();
                assertThat(state.get().enPassant().isPresent()).as(fen).isEqualTo(captures);
                kept += captures ? 1 : 0;
            }
        }
        assertThat(kept).isBetween(drawn / 10, drawn * 9 / 10);
    }

    private void hasTheNaiveMoves(Ending state) {
        Naive naive = Naive.of(state.toString());
        List<String> children = naive.children().stream().map(Naive::fen).toList();
        boolean drawn = drawn(state);
        assertThat(state.legalMoves().stream().map(state::play).map(String::valueOf))
                .as("%s", state)
                .containsExactlyInAnyOrderElementsOf(drawn ? List.of() : children);
        GameValue value = !drawn && naive.isInCheck() ? GameValue.LOSS : GameValue.DRAW;
        assertThat(state.terminalValue())
                .as("%s", state)
                .isEqualTo(drawn || children.isEmpty() ? Optional.of(value) : Optional.empty());
        assertThat(packedChildren(state))
                .as("%s", state)
                .containsExactlyElementsOf(
                        state.legalMoves().stream().map(state::play).toList());
    }

    private static boolean drawn(Ending state) {
        String pieces = state.squares().replaceAll("[.Kk]", "").toLowerCase(Locale.ROOT);
        return List.of("", "b", "n").contains(pieces);
    }

    private List<Ending> packedChildren(Ending state) {
        EndingsRules rules = EndingsRules.of(state);
        long position = rules.pack(state);
        int[] moves = new int[rules.maxMoves(position)];
        int count = drawn(state) ? 0 : rules.legalMoves(position, moves, 0);
        return Arrays.stream(moves, 0, count)
                .mapToObj(move -> rules.unpack(rules.play(position, move)))
                .toList();
    }
}
