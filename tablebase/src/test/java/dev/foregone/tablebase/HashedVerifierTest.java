package dev.foregone.tablebase;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.RandomRules.Edge;
import dev.foregone.tablebase.RandomRules.Form;
import dev.foregone.tablebase.RandomRules.Node;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.SectionEncoder;
import dev.foregone.tablebase.file.TableOf;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.work.AtomicFiles;
import dev.foregone.tablebase.work.Disk;
import dev.foregone.tablebase.work.Stop;
import dev.foregone.tablebase.work.Workers;
import dev.foregone.testkit.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wrong files of hashed keys, with all checksums right, are found out by walking. */
class HashedVerifierTest {

    private static final long GAMES = Thorough.orFew(24, 8);

    private final Workers workers = new Workers(1, Stop.never());

    @TempDir
    private Path directory;

    private RandomRules game = new RandomRules(1, true, Form.PLAIN);
    private Path right = Path.of("right.tb");

    @BeforeEach
    void nameFiles() {
        right = directory.resolve("right.tb");
    }

    private TablebaseFile build(long seed) throws IOException {
        game = new RandomRules(seed, seed % 2 == 0, Form.PLAIN);
        Files.deleteIfExists(right);
        Tablebase.builder(game, game.initialState()).symmetry(seed % 3 == 0).build(right);
        return TablebaseFile.open(right);
    }

    private KeyTable table(TablebaseFile file) throws IOException {
        return file.sections().get(0).toTable(workers);
    }

    private Map<Long, String> notations(TablebaseFile file) throws IOException {
        NotationHash hash = new NotationHash(file.header().seed());
        return Tablebase.open(right, game)
                .positions()
                .map(each -> game.format(each.state()))
                .collect(toMap(hash::applyAsLong, notation -> notation));
    }

    private Verification verified(TablebaseFile file, KeyTable table, long moves, Map<Long, String> notations)
            throws IOException {
        Path section = directory.resolve("section");
        Path forged = directory.resolve("forged.tb");
        AtomicFiles files = new AtomicFiles(Disk.real());
        files.write(
                section,
                SectionEncoder.encode(table, -1, moves, -1, workers, key -> notations.getOrDefault(key, "nowhere"))
                        ::writeTo,
                false);
        Files.deleteIfExists(forged);
        files.write(forged, TablebaseFile.content(file.header(), List.of(section)));
        Tablebase<Node, Edge> opened = Tablebase.open(forged, game);
        return opened.verify(VerificationOptions.byPlainRules());
    }

    @Test
    void noOutcomeCanBeChangedAlone() throws IOException {
        int changed = 0;
        for (long seed = 1; seed <= GAMES; seed++) {
            TablebaseFile file = build(seed);
            KeyTable table = table(file);
            long moves = file.sections().get(0).header().moves();
            Map<Long, String> notations = notations(file);
            int[] outcomes = {
                OutcomeCode.of(Score.win(1)), OutcomeCode.of(Score.loss(2)), OutcomeCode.of(Score.ENDLESS_DRAW)
            };
            for (int index = 0; index < table.size(); index++) {
                int code = table.code(index);
                for (int other : outcomes) {
                    table.code(index, other);
                    assertThat(verified(file, table, moves, notations).correct())
                            .as("seed %d, index %d, %d instead of %d", seed, index, other, code)
                            .isEqualTo(other == code);
                    changed += other == code ? 0 : 1;
                }
                table.code(index, code);
            }
        }
        assertThat(changed).isGreaterThan(300);
    }

    @Test
    void noPositionCanBeLeftOutOrAdded() throws IOException {
        for (long seed = 1; seed <= GAMES; seed++) {
            TablebaseFile file = build(seed);
            KeyTable table = table(file);
            long moves = file.sections().get(0).header().moves();
            Map<Long, String> notations = notations(file);
            for (int missing = 0; missing < table.size() && table.size() > 1; missing++) {
                assertThat(verified(file, TableOf.without(table, missing), moves, notations)
                                .fault()
                                .orElseThrow()
                                .what())
                        .contains("not in the tablebase");
            }
            KeyTable more = TableOf.with(table, 12345, table.code(0));
            assertThat(verified(file, more, moves, notations)
                            .fault()
                            .orElseThrow()
                            .what())
                    .contains("can be reached from the root");
        }
    }

    @Test
    void theHeaderTellsTheTruth() throws IOException {
        for (long seed = 1; seed <= GAMES; seed++) {
            TablebaseFile file = build(seed);
            KeyTable table = table(file);
            long moves = file.sections().get(0).header().moves();
            Map<Long, String> notations = notations(file);
            assertThat(verified(file, table, moves, notations).correct()).isTrue();
            assertThat(verified(file, table, moves + 1, notations).correct()).isFalse();
            OutcomeTally tally = file.sections().get(0).header().outcomes().get(0);
            notations.put(tally.firstKey(), "another");
            assertThat(verified(file, table, moves, notations).correct()).isFalse();
        }
    }
}
