package dev.foregone.tablebase.contents;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.NotationHash;
import dev.foregone.tablebase.report.SolvedPosition;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** The positions of a file whose keys are hashes, found by a walk from the root. */
record WalkedContents<S extends GameState<S, M>, M extends Move>(TablebaseFile file, HashedKeys<S, M> keys, S root)
        implements Contents<S> {

    @Override
    public Stream<SolvedPosition<S>> positions() {
        return new StateWalk<>(file, keys, root, null).stream().map(StateWalk.Found::solved);
    }

    @Override
    public Stream<SolvedPosition<S>> sample(long seed, Predicate<Outcome> wanted) {
        return new StateWalk<>(file, keys, root, new Random(seed))
                .stream().map(StateWalk.Found::solved).filter(found -> wanted.test(found.outcome()));
    }

    /** Of a position that is there with its equivalents, one counts; the seed of the file does not matter. */
    @Override
    public long fingerprint(int threads) {
        ToLongFunction<String> always = new NotationHash(1);
        Set<Long> counted = new HashSet<>();
        return new StateWalk<>(file, keys, root, null)
                .stream()
                        .mapToLong(found -> {
                            long key = always.applyAsLong(
                                    keys.game().format(keys.game().canonical(found.state())));
                            boolean isFirst = keys.symmetry() || counted.add(key);
                            return isFirst ? OutcomeFingerprint.term(key, found.code()) : 0;
                        })
                        .sum();
    }
}
