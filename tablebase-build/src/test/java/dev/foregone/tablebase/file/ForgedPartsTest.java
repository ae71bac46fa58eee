package dev.foregone.tablebase.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.report.VerificationOptions;
import dev.foregone.testkit.build.Thorough;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tablebase whose parts are not those that it was written with is refused, or found to be wrong. */
class ForgedPartsTest extends ForgedPartsCheck {

    @Test
    void cutAndWrittenAgainItIsRight() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            ForgedParts same = forged(layers);
            same.encode(same.firstOfTwo(), same.table(same.firstOfTwo()));
            same.write();
            assertFound(same, "nothing");
        }
    }

    @Test
    void aMissingPartIsNamed() throws IOException {
        ForgedParts forged = forged(true);
        int part = forged.firstOfTwo() + 1;
        Files.delete(forged.path(part));
        assertRefused(
                forged,
                "its part " + forged.parts().get(part).name() + " is missing: the directory ",
                "forged.tb.parts does not have it",
                "belong together");
    }

    @Test
    void aMainFileAloneIsRefused() throws IOException {
        ForgedParts forged = forged(true);
        Files.move(TablebaseParts.directory(forged.file()), directory.resolve("elsewhere"));
        assertRefused(forged, "there is no directory ", "forged.tb and the directory forged.tb.parts beside it belong");
    }

    @Test
    void aPartThatIsCutShortOrTooLongIsNamed() throws IOException {
        ForgedParts forged = forged(true);
        int part = forged.firstOfTwo();
        byte[] bytes = Files.readAllBytes(forged.path(part));
        for (int length = 0;
                length <= bytes.length + 1;
                length += length < 8 ? 1 : bytes.length + 1 - length <= 8 ? 1 : 7) {
            Files.write(forged.path(part), Arrays.copyOf(bytes, length));
            if (length != bytes.length) {
                assertRefused(
                        forged,
                        "its part " + forged.parts().get(part).name() + " is another or damaged: it has " + length
                                + " bytes instead of " + bytes.length);
            }
        }
    }

    @Test
    void partsThatAreSwappedAreNamed() throws IOException {
        ForgedParts forged = forged(true);
        Path aside = directory.resolve("aside");
        for (int one = 0; one < forged.parts().size(); one++) {
            int other = (one + 3) % forged.parts().size();
            swap(forged.path(one), forged.path(other), aside);
            assertRefused(
                    forged,
                    "its part " + forged.parts().get(Math.min(one, other)).name() + " is another");
            swap(forged.path(one), forged.path(other), aside);
        }
        assertFound(forged, "nothing");
    }

    private static void swap(Path one, Path other, Path aside) throws IOException {
        Files.move(one, aside);
        Files.move(other, one);
        Files.move(aside, other);
    }

    @Test
    void thePartsOfAnotherBuildAreRefused() throws IOException {
        ForgedParts forged = forged(true);
        ForgedParts other = forged("other.tb", ROOT, true, 77);
        int part = forged.firstOfTwo();
        Files.copy(other.path(part), forged.path(part), StandardCopyOption.REPLACE_EXISTING);
        assertRefused(forged, "its part " + forged.parts().get(part).name() + " is another", "from one build");
    }

    /** It has the same range and size, and its own checksums match; only the main file's does not. */
    @Test
    void aPartThatDiffersInOutcomesAloneIsNamed() throws IOException {
        ForgedParts forged = forged(false);
        int part = forged.firstOfTwo();
        exchangeTwoOutcomes(forged, part);
        assertFound(forged, "its part " + forged.parts().get(part).name(), "does not match its checksum in the main");
        assertThat(fault(forged, VerificationOptions.bySample(1))).contains("does not match its checksum in the main");
    }

    /** The first two neighbours whose exchange leaves the part as long as it was; the main file stays as it is. */
    private static void exchangeTwoOutcomes(ForgedParts forged, int part) throws IOException {
        long bytes = forged.parts().get(part).bytes();
        KeyTable table = forged.table(part);
        for (int i = 0; i + 1 < table.size(); i++) {
            int code = table.code(i);
            int next = table.code(i + 1);
            forged.encode(part, TableOf.changed(TableOf.changed(table, i, next), i + 1, code));
            if (code != next && forged.parts().get(part).bytes() == bytes) {
                return;
            }
        }
        throw new AssertionError("no outcomes to exchange");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anyByteThatIsChangedIsFound(boolean layers) throws IOException {
        ForgedParts forged = forged(layers);
        Random random = new Random(20_261_122);
        List<Path> files = new ArrayList<>(List.of(forged.file()));
        for (int part = 0; part < forged.parts().size(); part++) {
            files.add(forged.path(part));
        }
        for (int round = 0; round < Thorough.orFew(1_000, 300); round++) {
            Path file = files.get(random.nextInt(files.size()));
            byte[] bytes = Files.readAllBytes(file);
            int at = random.nextInt(bytes.length);
            byte[] changed = bytes.clone();
            changed[at] ^= (byte) (1 + random.nextInt(255));
            Files.write(file, changed);
            assertThat(accepted(forged))
                    .as("byte %d of %s", at, file.getFileName())
                    .isFalse();
            Files.write(file, bytes);
        }
        assertThat(accepted(forged)).isTrue();
    }

    @Test
    void aKeyThatIsMovedToAnotherPartIsFound() throws IOException {
        for (boolean layers : new boolean[] {true, false}) {
            ForgedParts forged = forged(layers);
            int part = forged.firstOfTwo();
            List<Part> right = List.copyOf(forged.parts());
            KeyTable from = forged.table(part + 1);
            KeyTable to = forged.table(part);
            forged.encode(part, TableOf.with(to, TableOf.key(from, 1), from.code(1)));
            forged.encode(part + 1, TableOf.without(from, 1));
            assertNeitherWrittenNorRead(forged);
            forged.range(part, right.get(part).leastKey(), right.get(part).greatestKey());
            forged.write();
            assertThat(accepted(forged)).isFalse();
            if (BlockLayout.KEYED.blocks(to.size()) == BlockLayout.KEYED.blocks(to.size() + 1L)) {
                assertFound(forged, "part " + right.get(part).name(), "its last key is not the greatest");
            }
        }
    }

    @Test
    void aKeyThatIsLeftOutIsFound() throws IOException {
        ForgedParts forged = forged(false);
        int part = forged.firstOfTwo();
        forged.encode(part, TableOf.without(forged.table(part), 1));
        forged.write();
        assertFound(forged, "not in the tablebase");
    }

    /** All checksums are right; the rules alone find it. Of layers, that of the wrong position is checked before its parents'. */
    @Test
    void aWrongOutcomeInOnePartIsFound() throws IOException {
        int wrong = 0;
        for (boolean layers : new boolean[] {true, false}) {
            ForgedParts forged = forged(layers);
            for (int part = 0; part < forged.parts().size(); part += 2) {
                KeyTable table = forged.table(part);
                int index = table.size() / 2;
                int code = table.code(index);
                int other = OutcomeCode.of(OutcomeCode.score(code) == Score.win(3) ? Score.win(5) : Score.win(3));
                forged.encode(part, TableOf.changed(table, index, other));
                forged.write();
                String position = layers ? position(TableOf.key(table, index)) : "";
                assertFound(forged, position, "it has the outcome ", ", but the ");
                forged.encode(part, table);
                wrong++;
            }
            forged.write();
            assertFound(forged, "nothing");
        }
        assertThat(wrong).isGreaterThan(10);
    }

    private String position(long key) {
        return game.format(game.packedRules(game.parse(ROOT)).orElseThrow().unpack(key));
    }

    @Test
    void aPartThatCountsItsMovesWronglyIsNamed() throws IOException {
        ForgedParts forged = forged(true);
        int part = forged.firstOfTwo() + 1;
        forged.encode(part, forged.table(part), forged.header(part).moves() + 1);
        forged.write();
        assertFound(forged, "the header of the part " + forged.parts().get(part).name(), "moves and");
    }
}
