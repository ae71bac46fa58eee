package dev.foregone.tablebase.builder.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.NotationHash;
import dev.foregone.tablebase.threads.Stop;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SizeEstimateTest {

    private static SizeEstimate connectFour(String board) {
        ConnectFourGame game = new ConnectFourGame();
        ConnectFour root = game.parse(board);
        return SizeEstimate.of(new HashedKeys<>(game, false, new NotationHash(1)), root, Stop.never());
    }

    /** As published, for all boards: Tromp's table. */
    @Test
    void ofAGameThatGamesAtRandomSpanItIsNear() {
        assertThat(connectFour("4x4:-").least()).isBetween(161_029L / 4, 161_029L);
        assertThat(connectFour("4x4:-").likely()).isBetween(161_029L / 3, 161_029L * 11 / 10);
    }

    @Test
    void ofALargeGameItIsLargeAndNotTooLarge() {
        assertThat(connectFour("7x6:-").least()).isBetween(100_000L, 4_531_985_219_092L);
    }

    /** Of a million positions at the last ply, each as likely. */
    @Test
    void ofPositionsThatAreAllAsLikelyItIsRight() {
        Random random = new Random(2);
        List<long[]> games = IntStream.range(0, 20_000)
                .mapToObj(each -> new long[] {-1, random.nextInt(1_000_000)})
                .toList();
        SizeEstimate found = SizeEstimate.of(games);
        assertThat(found.likely()).isBetween(850_000L, 1_150_000L);
        assertThat(found.least()).isBetween(700_000L, 1_000_000L);
    }

    /** What comes at two plies is not counted twice. */
    @Test
    void whereAPositionComesLaterTooOnePlyCounts() {
        List<long[]> games = List.of(new long[] {1, 2, 1}, new long[] {1, 3, 1}, new long[] {1, 2, 1});
        assertThat(SizeEstimate.of(games).likely()).isLessThanOrEqualTo(2);
    }
}
