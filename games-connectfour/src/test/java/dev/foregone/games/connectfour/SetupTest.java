package dev.foregone.games.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.foregone.spi.Placement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {

    private final ConnectFourGame game = new ConnectFourGame();

    /** Of rows from the top. */
    private static Placement placement(String rows) {
        Map<String, String> discs = new LinkedHashMap<>();
        String[] all = rows.split("/", -1);
        for (int row = 0; row < all.length; row++) {
            for (int column = 0; column < all[row].length(); column++) {
                if (all[row].charAt(column) != '.') {
                    discs.put(row + "," + column, all[row].substring(column, column + 1));
                }
            }
        }
        return new Placement(discs, Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({
        "4x4:-, ..../..../..../...., 4x4:-",
        "4x4:-, ..../..../o.../xx.., 4x4:112",
        "4x4:-, ..../x.../x.o./x.o., 4x4:13131",
        "4x4:-, x.../x.o./x.o./x.o., 4x4:1313131",
    })
    void discsAreAPosition(String board, String rows, String position) {
        ConnectFour state = ConnectFourSetup.ALL.placed(game.parse(board), placement(rows));
        assertThat(ConnectFourSetup.ALL.placement(state)).isEqualTo(placement(rows));
        assertThat(state).isEqualTo(game.parse(position));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        ..../..../x.../.... | the disc in column 1, row 2 has nothing below it
        ..../..../..../oo.. | x has 0 discs and o 2; x moves first, and so has as many as o, or one more
        ..../..../..../xx.. | x has 2 discs and o 0; x moves first, and so has as many as o, or one more
        ..../..../x.../o... | no game is found that leads to these discs, dropped in turn
        x.../x.o./x.o./x.oo | x has four in a row, and the other has moved since
        """)
    void othersAreRefused(String rows, String why) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ConnectFourSetup.ALL.placed(game.parse("4x4:-"), placement(rows.strip())))
                .withMessage(why);
    }

    /** Of boards filled at random hardly one in ten has a game; an unlimited search would take minutes for some. */
    @Test
    void whatCannotBeReachedIsRefusedInTime() {
        Random random = new Random(1);
        ConnectFour board = game.parse("8x7:-");
        int[] refused = {0};
        Assertions.assertTimeout(Duration.ofSeconds(20), () -> {
            for (int i = 0; i < 100; i++) {
                Placement full = full(board.shape(), random);
                try {
                    assertThat(ConnectFourSetup.ALL.placement(ConnectFourSetup.ALL.placed(board, full)))
                            .isEqualTo(full);
                } catch (IllegalArgumentException why) {
                    refused[0]++;
                }
            }
        });
        assertThat(refused[0]).isPositive();
    }

    private static Placement full(BoardShape shape, Random random) {
        List<String> discs = new ArrayList<>();
        for (int i = 0; i < shape.cells(); i++) {
            discs.add(i % 2 == 0 ? "x" : "o");
        }
        Collections.shuffle(discs, random);
        Map<String, String> pieces = new LinkedHashMap<>();
        ConnectFourDiagram.names(shape, shape.board()).forEach(cell -> pieces.put(cell, discs.get(pieces.size())));
        return new Placement(pieces, Optional.empty());
    }
}
