package dev.foregone.tablebase.parts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.ChangedCountdown;
import dev.foregone.tablebase.builder.Countdown;
import dev.foregone.tablebase.builder.TablebaseBuilder;
import dev.foregone.tablebase.file.TablebaseParts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The directory of a finished tablebase's parts holds these parts, and no others. */
class StrayPartsTest {

    private static final int PLIES = 14;
    private static final Countdown GAME = new Countdown(1, 2);

    @TempDir
    private Path directory;

    /** A binary tree, whose last leaf has moves though its rules promise the end: found by one partition of two. */
    private static final class LastLeafGoesOn extends ChangedCountdown.Rules {

        private static final long FIRST_LEAF = 1 << PLIES;

        LastLeafGoesOn() {
            super(2);
        }

        @Override
        public int terminal(long position) {
            return position >= FIRST_LEAF && position != 2 * FIRST_LEAF - 1 ? Score.WORST : Score.ONGOING;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            into[from] = 0;
            into[from + 1] = 1;
            return 2;
        }

        @Override
        public long play(long position, int move) {
            return 2 * position + move;
        }

        @Override
        public int maxPlies(long position) {
            return Math.max(0, PLIES + 1 - Long.SIZE + Long.numberOfLeadingZeros(position));
        }
    }

    private List<String> parts(Path file) throws IOException {
        try (Stream<Path> parts = Files.list(TablebaseParts.directory(file))) {
            return parts.map(part -> part.getFileName().toString()).sorted().toList();
        }
    }

    private Path build(long seed) throws IOException {
        LastLeafGoesOn rules = new LastLeafGoesOn();
        Path file = directory.resolve("tree.tb");
        TablebaseBuilder.of(new ChangedCountdown("tree", GAME, rules), GAME.initialState())
                .cluster(new UnreliableCluster(rules, seed))
                .partitions(2)
                .build(file);
        return file;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void layersThatDoNotHoldLeaveNoParts(long seed) throws IOException {
        assertThat(parts(build(seed))).isNotEmpty().allMatch(name -> name.startsWith("whole-"));
    }
}
