package dev.foregone.tablebase;

import static java.util.stream.Collectors.toCollection;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.blame.Blame;
import dev.foregone.message.Quote;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.file.Section;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.work.DamagedFileException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** All positions of a file, block by block. */
final class PositionStream {

    private PositionStream() {}

    static <S extends GameState<S, M>, M extends Move> Stream<SolvedPosition<S>> of(
            TablebaseFile file, PackedKeys<S, M> positions) {
        return file.sections().stream()
                .flatMap(section -> LongStream.range(0, section.blocks())
                        .mapToObj(block -> block(file, section, block, positions))
                        .flatMap(block -> block));
    }

    private static <S extends GameState<S, M>, M extends Move> Stream<SolvedPosition<S>> block(
            TablebaseFile file, Section section, long block, PackedKeys<S, M> positions) {
        return Block.read(file, section, block).entries().map(entry -> entry.solved(file, positions));
    }

    /** Positions with certain outcomes, drawn at random: first one of each block, then the others of blocks that have more. */
    static <S extends GameState<S, M>, M extends Move> Stream<SolvedPosition<S>> drawn(
            TablebaseFile file, PackedKeys<S, M> positions, long seed, Predicate<Outcome> wanted) {
        BlockOrder order = new BlockOrder(file.sections(), seed);
        BitSet more = new BitSet();
        Stream<Entry> firsts = IntStream.range(0, order.size()).boxed().flatMap(turn -> {
            List<Entry> matching = matching(file, order.at(turn), seed, wanted);
            more.set(turn, matching.size() > 1);
            return matching.stream().limit(1);
        });
        Stream<Entry> others = IntStream.range(0, order.size())
                .filter(more::get)
                .boxed()
                .flatMap(turn ->
                        matching(file, order.at(turn), seed, wanted).stream().skip(1));
        return Stream.concat(firsts, others).map(entry -> entry.solved(file, positions));
    }

    /** The entries of a block that are wanted, in an order of their own. */
    private static List<Entry> matching(
            TablebaseFile file, BlockOrder.Place place, long seed, Predicate<Outcome> wanted) {
        List<Entry> matching = Block.read(file, place.section(), place.block())
                .entries()
                .filter(entry -> wanted.test(entry.outcome()))
                .collect(toCollection(ArrayList::new));
        Collections.shuffle(matching, new Random(new SplittableRandom(seed ^ place.block()).nextLong()));
        return matching;
    }

    /** A position's key and the code of its outcome. */
    private record Entry(long key, char code) {

        Outcome outcome() {
            return Score.outcome(OutcomeCode.score(code));
        }

        <S extends GameState<S, M>, M extends Move> SolvedPosition<S> solved(
                TablebaseFile file, PackedKeys<S, M> positions) {
            return new SolvedPosition<>(state(file, key, positions), outcome());
        }
    }

    /** The positions of a block. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Block(long[] keys, char[] codes, int count) {

        static Block read(TablebaseFile file, Section section, long block) {
            long[] keys = new long[Section.BLOCK_KEYS];
            char[] codes = new char[Section.BLOCK_KEYS];
            try {
                return new Block(keys, codes, file.reading(() -> section.read(block, keys, codes)));
            } catch (DamagedFileException damaged) {
                throw TablebaseException.damaged(file, damaged);
            }
        }

        Stream<Entry> entries() {
            return IntStream.range(0, count).mapToObj(i -> new Entry(keys[i], codes[i]));
        }
    }

    /** From here on, a forged file and faulty rules cannot be told apart. */
    private static <S extends GameState<S, M>, M extends Move> S state(
            TablebaseFile file, long key, PackedKeys<S, M> positions) {
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
