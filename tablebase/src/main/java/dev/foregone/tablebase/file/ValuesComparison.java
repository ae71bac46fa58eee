package dev.foregone.tablebase.file;

import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.PositionProgress;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Compares files of values with the tablebase that they were reduced from.
 *
 * @param full the tablebase with plies, in one file
 * @param progress counts the positions that are compared
 */
public record ValuesComparison(TablebaseFile full, Workers workers, PositionProgress progress) {

    private static final int BLOCKS_PER_PIECE = 1 << 10;

    /**
     * Compares a file of values with the full one: position by position, and what their headers count.
     *
     * @return the key of a position whose value is not the same, or that only one of them has, or empty if there is none
     * @throws TablebaseException if they are not of the same positions, count them otherwise,
     *     or the full one cannot be read
     * @throws DamagedFileException if the file of values cannot be read
     */
    public OptionalLong difference(TablebaseFile values) throws IOException {
        boolean same = values.header().equals(full.header().toValues())
                && values.sections().size() == full.sections().size();
        for (int i = 0; same && i < full.sections().size(); i++) {
            same = isSame(
                    full.sections().get(i).header(), values.sections().get(i).header());
        }
        if (!same) {
            throw new TablebaseException(
                    values.path() + " was not reduced from " + full.path()
                            + ": they are not of the same positions, or count them otherwise\n  name the tablebase that it was reduced from");
        }
        for (int i = 0; i < full.sections().size(); i++) {
            OptionalLong difference =
                    difference(full.sections().get(i), values, values.sections().get(i));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return OptionalLong.empty();
    }

    private static boolean isSame(SectionHeader full, SectionHeader values) {
        return full.layer() == values.layer()
                && full.keys() == values.keys()
                && full.moves() == values.moves()
                && full.soleBest() == values.soleBest()
                && full.ranks() == values.ranks()
                && ValueBlocks.tallies(full.outcomes()).equals(values.outcomes());
    }

    private OptionalLong difference(Section section, TablebaseFile file, Section values) throws IOException {
        ValueSource source = new ValueSource(section);
        Set<Long> found = ConcurrentHashMap.newKeySet();
        workers.inPieces(values.blocks(), BLOCKS_PER_PIECE, (begin, end) -> {
            if (found.isEmpty()) {
                difference(source, file, values, begin, end).ifPresent(found::add);
            }
        });
        return found.stream().mapToLong(Long::longValue).min();
    }

    private OptionalLong difference(ValueSource source, TablebaseFile file, Section values, long begin, long end)
            throws DamagedFileException {
        long[] keys = new long[values.blockKeys()];
        char[] codes = new char[keys.length];
        long[] fullKeys = new long[keys.length];
        char[] fullCodes = new char[keys.length];
        long compared = 0;
        for (long block = begin; block < end; block++) {
            long each = block;
            int count = file.readBlock(values, each, keys, codes);
            int fullCount = full.read(
                    () -> source.read(each, fullKeys, fullCodes)); // it is to blame for what cannot be read there
            for (int i = 0; i < Math.min(count, fullCount); i++) {
                if (keys[i] != fullKeys[i] || codes[i] != fullCodes[i]) {
                    return OptionalLong.of(Math.min(keys[i], fullKeys[i]));
                }
            }
            if (count != fullCount) {
                return OptionalLong.of(count > fullCount ? keys[fullCount] : fullKeys[count]);
            }
            compared += count;
        }
        progress.add(compared);
        return OptionalLong.empty();
    }
}
