package dev.foregone.tablebase;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.blame.Blame;
import dev.foregone.message.Quote;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.work.DamagedFileException;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** All positions of a file, block by block. */
final class PositionStream {

    private PositionStream() {}

    static <S extends GameState<S, M>, M extends Move> Stream<SolvedPosition<S>> of(
            TablebaseFile file, StateKeys<S, M> positions) {
        return file.sections().stream()
                .flatMap(section -> LongStream.range(0, section.blocks())
                        .mapToObj(block -> block(file, section, block, positions))
                        .flatMap(block -> block));
    }

    private static <S extends GameState<S, M>, M extends Move> Stream<SolvedPosition<S>> block(
            TablebaseFile file, Section section, long block, StateKeys<S, M> positions) {
        long[] keys = new long[Section.BLOCK_KEYS];
        char[] codes = new char[Section.BLOCK_KEYS];
        int count;
        try {
            count = file.reading(() -> section.read(block, keys, codes));
        } catch (DamagedFileException damaged) {
            throw TablebaseException.damaged(file, damaged);
        }
        return IntStream.range(0, count)
                .mapToObj(i -> new SolvedPosition<>(
                        state(file, keys[i], positions), Score.outcome(OutcomeCode.score(codes[i]))));
    }

    /** From here on, a forged file and faulty rules cannot be told apart. */
    private static <S extends GameState<S, M>, M extends Move> S state(
            TablebaseFile file, long key, StateKeys<S, M> positions) {
        try {
            return positions.state(key);
        } catch (Throwable fault) { // a game may throw what it does not declare
            Blame.passOn(fault);
            throw new TablebaseException(
                    file.path() + ": it has the position number " + Long.toHexString(key) + ", at which the game '"
                            + file.header().game() + "' fails: " + Quote.of(fault)
                            + "\n  get the file again, or build it again; if that does not help, the game is to be fixed",
                    fault);
        }
    }
}
