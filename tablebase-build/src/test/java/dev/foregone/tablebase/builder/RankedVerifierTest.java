package dev.foregone.tablebase.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.RandomRules.Edge;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.RandomRules.Node;
import dev.foregone.tablebase.builder.file.FileContent;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TableOf;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of all positions that are not what they say they are, with checksums and counts that match. */
class RankedVerifierTest {

    private static final List<VerificationOptions> WAYS = List.of(
            VerificationOptions.byPlainRules(),
            VerificationOptions.byPlainRules().withMemoryBytes(1),
            VerificationOptions.byPackedRules());

    private final RandomRules game = new RandomRules(23, true, Form.PACKED, 4);
    private final Workers workers = new Workers(1, Stop.never());
    private final List<KeyTable> tables = new ArrayList<>();
    private final List<Long> moves = new ArrayList<>();

    @TempDir
    private Path directory;

    private FileHeader header;

    @BeforeEach
    void build() throws IOException {
        TablebaseFile file = TablebaseFile.open(built("right.tb", top()));
        header = file.header();
        for (Section section : file.sections()) {
            moves.add(section.header().moves());
            tables.add(section.toTable(workers));
        }
        assertThat(tables).hasSize(4);
    }

    private Node top() {
        return game.nodes().get(game.nodes().size() / 2 - 1);
    }

    private Path built(String name, Node root) throws IOException {
        Path file = directory.resolve(name);
        TablebaseBuilder.of(game, root).allPositions(true).build(file);
        return file;
    }

    private Path forged(FileHeader as) throws IOException {
        AtomicFiles files = new AtomicFiles(Disk.real());
        List<Path> steps = new ArrayList<>();
        for (int i = 0; i < tables.size(); i++) {
            Path step = directory.resolve("section" + i);
            files.write(step, SectionEncoder.encode(tables.get(i), -1, moves.get(i), -1, workers)::writeTo, false);
            steps.add(step);
        }
        Path forged = directory.resolve("forged.tb");
        Files.deleteIfExists(forged);
        files.write(forged, FileContent.copied(as, steps));
        return forged;
    }

    private void assertAccepted(boolean expected, String what) throws IOException {
        Tablebase<Node, Edge> forged = Tablebase.open(forged(header), game);
        for (VerificationOptions way : WAYS) {
            assertThat(forged.verify(way).correct()).as(what).isEqualTo(expected);
        }
    }

    @Test
    void noOutcomeCanBeChangedAlone() throws IOException {
        assertAccepted(true, "as it was");
        int changed = 0;
        int[] codes = tables.stream()
                .flatMapToInt(table -> IntStream.range(0, table.size()).map(table::code))
                .distinct()
                .toArray();
        for (int i = 0; i < tables.size(); i++) {
            KeyTable table = tables.get(i);
            for (int index = 0; index < table.size(); index++) {
                int right = table.code(index);
                for (int code : codes) {
                    if (code != right) {
                        tables.set(i, TableOf.changed(table, index, code));
                        assertAccepted(false, "tier " + i + ", index " + index + ": " + code);
                        changed++;
                    }
                }
            }
            tables.set(i, table);
        }
        assertThat(changed).isGreaterThan(50);
    }

    @Test
    void noPositionCanBeMissing() throws IOException {
        for (int i = 0; i < tables.size(); i++) {
            KeyTable all = tables.get(i);
            for (int index = 0; index < all.size() && all.size() > 1; index++) {
                tables.set(i, TableOf.without(all, index));
                assertAccepted(false, "tier " + i + " without " + index);
            }
            tables.set(i, all);
        }
    }

    @Test
    void noTierCanBeMissing() throws IOException {
        for (int i = 0; i < tables.size() - 1; i++) {
            KeyTable tier = tables.remove(i);
            long itsMoves = moves.remove(i);
            assertAccepted(false, "without tier " + i);
            tables.add(i, tier);
            moves.add(i, itsMoves);
        }
    }

    @Test
    void noTierCanBeAdded() throws IOException {
        header = TablebaseFile.open(built("lower.tb", game.nodes().get(0))).header();
        assertAccepted(false, "higher tiers than the root's");
    }

    @Test
    void tiersComeInTurn() throws IOException {
        Collections.swap(tables, 1, 2);
        Collections.swap(moves, 1, 2);
        Path forged = forged(header);
        assertThatThrownBy(() -> Tablebase.open(forged, game))
                .isInstanceOf(TablebaseException.class)
                .hasMessageContaining("not tiers with ascending ranks");
    }

    /** Of a lower root; its highest tier has positions of the next one up in its section. */
    @Test
    void noSectionGoesOnIntoAHigherTier() throws IOException {
        header = TablebaseFile.open(built("lower.tb", game.nodes().get(0))).header();
        for (int i = 1; i < 4; i++) {
            KeyTable more = tables.remove(1);
            moves.set(0, moves.get(0) + moves.remove(1));
            for (int index = 0; index < more.size(); index++) {
                tables.set(0, TableOf.with(tables.get(0), TableOf.key(more, index), more.code(index)));
            }
        }
        assertAccepted(false, "higher tiers in the section of the root's");
    }

    @Test
    void aHoleIsNoPosition() throws IOException {
        KeyTable table = tables.get(3);
        long last = TableOf.key(table, table.size() - 1);
        for (long hole : new long[] {last / 3 * 3 - 1, last + 1}) {
            tables.set(3, TableOf.with(table, hole, table.code(0)));
            assertAccepted(false, "with rank " + hole + ", " + (hole < last ? "a hole" : "after the last"));
        }
    }

    /** A wrong outcome, and after it a position that is none. */
    @Test
    void theFirstThatIsWrongIsNamed() throws IOException {
        tables.set(3, TableOf.changed(tables.get(3), 0, tables.get(3).code(0) + 1));
        String first = named(forged(header), WAYS.get(0));
        KeyTable table = tables.get(3);
        tables.set(3, TableOf.with(table, TableOf.key(table, table.size() - 1) / 3 * 3 - 1, table.code(0)));
        for (VerificationOptions way : WAYS) {
            assertThat(named(forged(header), way)).as(way.mode().toString()).isEqualTo(first);
        }
    }

    private String named(Path forged, VerificationOptions way) throws IOException {
        return Tablebase.open(forged, game).verify(way).fault().orElseThrow().where();
    }
}
