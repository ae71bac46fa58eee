package dev.foregone.tablebase.builder;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Game;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.tablebase.builder.Countdown.Count;
import dev.foregone.tablebase.builder.Countdown.Step;
import dev.foregone.tablebase.builder.RandomRules.Form;
import dev.foregone.tablebase.builder.file.FileContent;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.builder.storage.AtomicFiles;
import dev.foregone.tablebase.builder.storage.Disk;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.OutcomeTally;
import dev.foregone.tablebase.file.TableOf;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.NotationHash;
import dev.foregone.tablebase.positions.Entries;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.report.Verification;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wrong files of hashed keys, with all checksums right, are found out by walking. */
class HashedVerifierTest {

    private static final long GAMES = Thorough.orFew(12, 8);

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
        TablebaseBuilder.of(game, game.initialState()).symmetry(seed % 3 == 0).build(right);
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

    private Verification verified(TablebaseFile file, Entries table, long moves, Map<Long, String> notations)
            throws IOException {
        return Tablebase.open(forged(file.header(), table, moves, notations), game)
                .verify(VerificationOptions.byPlainRules());
    }

    private Path forged(FileHeader header, Entries table, long moves, Map<Long, String> notations) throws IOException {
        Path section = directory.resolve("section");
        Path forged = directory.resolve("forged.tb");
        AtomicFiles files = new AtomicFiles(Disk.real());
        files.write(
                section,
                SectionEncoder.encode(table, -1, moves, -1, workers, key -> notations.getOrDefault(key, "nowhere"))
                        ::writeTo,
                false);
        Files.deleteIfExists(forged);
        files.write(forged, FileContent.copied(header, List.of(section)));
        return forged;
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
                    KeyTable wrong = TableOf.changed(table, index, other);
                    assertThat(verified(file, wrong, moves, notations).correct())
                            .as("seed %d, index %d, %d instead of %d", seed, index, other, code)
                            .isEqualTo(other == code);
                    changed += other == code ? 0 : 1;
                }
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

    /** All keys in ascending order but for the last two, which have changed places, with checksums that match. */
    private record Swapped(KeyTable table) implements Entries {

        @Override
        public int size() {
            return table.size();
        }

        private int place(int index) {
            return index < size() - 2 ? index : 2 * size() - 3 - index;
        }

        @Override
        public Cursor cursor(int from) {
            int[] next = {from};
            return new Cursor() {
                @Override
                public long next() {
                    return TableOf.key(table, place(next[0]++));
                }

                @Override
                public int code() {
                    return table.code(place(next[0] - 1));
                }
            };
        }
    }

    @Test
    void aBlockThatCannotBeReadIsAFaultOfTheFile() throws IOException {
        TablebaseFile file = build(1);
        KeyTable table = table(file);
        int root = table.indexOf(file.header().rootKey());
        assertThat(root).as("the root can still be read").isLessThan(table.size() - 2);
        Verification verification = verified(file, new Swapped(table), 0, notations(file));
        assertThat(verification.fault().orElseThrow().what()).contains("keys with outcomes");
    }

    /** Writes 4 as it writes 5: a move from 5 to 4 seems to lead nowhere, and so 5 to be an endless draw. */
    @Test
    void twoPositionsThatAreWrittenAlikeAreFound() throws IOException {
        Game<Count, Step> lossy = new PlainGame<>(new Countdown(7, 3)) {
            @Override
            public String format(Count state) {
                return String.valueOf(state.left() == 4 ? 5 : state.left());
            }
        };
        NotationHash hash = new NotationHash(1);
        HashedKeys<Count, Step> keys = new HashedKeys<>(lossy, false, hash);
        Count root = lossy.initialState();
        FileHeader header = new FileHeader(
                lossy.id(), "7", false, false, false, hash.seed(), keys.fingerprint(root), keys.key(root));
        Map<Long, String> notations =
                Stream.of("0", "1", "2", "3", "5", "6", "7").collect(toMap(hash::applyAsLong, notation -> notation));
        int[] scores = {Score.WORST, Score.win(1), Score.win(1), Score.win(1)};
        KeyTable table = KeyTable.empty();
        for (Map.Entry<Long, String> each : notations.entrySet()) {
            int left = Integer.parseInt(each.getValue());
            int code = OutcomeCode.of(left < scores.length ? scores[left] : Score.ENDLESS_DRAW);
            table = TableOf.with(table, each.getKey(), code);
        }
        Path forged = forged(header, table, 3 + 3 + 3 + 3 + 2 + 1, notations);

        Verification verification = Tablebase.open(forged, lossy).verify(VerificationOptions.byPlainRules());
        assertThat(verification.fault().orElseThrow().what()).contains("written alike");
    }
}
