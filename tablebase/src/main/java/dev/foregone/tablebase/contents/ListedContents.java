package dev.foregone.tablebase.contents;

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
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
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

/** The positions of a file whose keys can be turned back, block by block. */
record ListedContents<S extends GameState<S, M>, M extends Move>(TablebaseFile file, PackedKeys<S, M> keys)
        implements Contents<S> {

    @Override
    public Stream<SolvedPosition<S>> positions() {
        return file.sections().stream()
                .flatMap(section -> LongStream.range(0, section.blocks())
                        .mapToObj(block -> entries(section, block))
                        .flatMap(entries -> entries))
                .map(this::solved);
    }

    /** First one of each block, then the others of blocks that have more. */
    @Override
    public Stream<SolvedPosition<S>> sample(long seed, Predicate<Outcome> wanted) {
        BlockOrder order = new BlockOrder(file.sections(), seed);
        BitSet more = new BitSet();
        Stream<Entry> firsts = IntStream.range(0, order.size()).boxed().flatMap(turn -> {
            List<Entry> matching = matching(order.at(turn), seed, wanted);
            more.set(turn, matching.size() > 1);
            return matching.stream().limit(1);
        });
        Stream<Entry> others = IntStream.range(0, order.size())
                .filter(more::get)
                .boxed()
                .flatMap(turn -> matching(order.at(turn), seed, wanted).stream().skip(1));
        return Stream.concat(firsts, others).map(this::solved);
    }

    @Override
    public long fingerprint(int threads) throws IOException {
        return new OutcomeFingerprint(file, keys.keyRules(), threads).compute();
    }

    /** The entries of a block that are wanted, in an order of their own. */
    private List<Entry> matching(BlockOrder.Place place, long seed, Predicate<Outcome> wanted) {
        List<Entry> matching = entries(place.section(), place.block())
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
    }

    private Stream<Entry> entries(Section section, long block) {
        long[] keys = new long[section.blockKeys()];
        char[] codes = new char[section.blockKeys()];
        int count = file.read(() -> file.readBlock(section, block, keys, codes));
        return IntStream.range(0, count).mapToObj(i -> new Entry(keys[i], codes[i]));
    }

    /** From here on, a forged file and faulty rules cannot be told apart. */
    private SolvedPosition<S> solved(Entry entry) {
        try {
            return new SolvedPosition<>(keys.state(entry.key), entry.outcome());
        } catch (Throwable fault) { // a game may throw what it does not declare
            Blame.passOn(fault);
            throw new TablebaseException(
                    file.path() + ": it has the position " + StateKeys.number(entry.key)
                            + ", at which the game '"
                            + file.header().game() + "' fails: " + Quote.of(fault)
                            + "\n  get the file again, or build it again; if that does not help, the game is to be fixed",
                    fault);
        }
    }
}
