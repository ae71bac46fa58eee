package dev.foregone.tablebase.builder.run;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.numbering.NumberedStates;
import dev.foregone.tablebase.builder.file.EncodedSection;
import dev.foregone.tablebase.builder.file.SectionEncoder;
import dev.foregone.tablebase.builder.positions.PairSorter;
import dev.foregone.tablebase.builder.report.BuildListener.Stage;
import dev.foregone.tablebase.builder.retrograde.GeneralBuild;
import dev.foregone.tablebase.builder.retrograde.Labels;
import dev.foregone.tablebase.builder.retrograde.MemoryGame;
import dev.foregone.tablebase.builder.storage.WorkDirectory;
import dev.foregone.tablebase.builder.threads.MonotoneProgress;
import dev.foregone.tablebase.builder.threads.Resources;
import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.file.SectionHeader;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.memory.TooLargeException;
import dev.foregone.tablebase.positions.AscendingSearch;
import dev.foregone.tablebase.positions.KeyTable;
import dev.foregone.tablebase.report.TablebaseException;
import dev.foregone.tablebase.threads.Stop;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;
import java.util.List;

/**
 * Solves a game without packed rules: all of its states are kept in memory, by one thread, and their outcomes are written under
 * the hashes of their notations. The section is the only step that a build resumes from.
 */
public record HashedBuild<S extends GameState<S, M>, M extends Move>(HashedKeys<S, M> keys, S root)
        implements BuildMethod {

    private static final double DISCOVERED = 0.5;
    private static final double SOLVED = 0.9;

    /** Positions between two reports. */
    private static final int SELDOM = 1 << 14;

    /** Two positions have the same key: another seed is needed. */
    public static final class SameKeyException extends RuntimeException {

        @Serial
        private static final long serialVersionUID = 1L;

        SameKeyException(String one, String other) {
            super("the positions " + one + " and " + other + " have the same hash", null, false, false);
        }
    }

    @Override
    public List<Path> inMemory(WorkDirectory work, Resources resources) throws IOException {
        return GeneralBuild.whole(work, () -> solved(resources));
    }

    private EncodedSection solved(Resources resources) throws IOException {
        NumberedStates<S, M> states = new NumberedStates<>(keys.game(), keys.symmetry());
        MemoryGame memory =
                new MemoryGame(new KeyRules(states, false), resources.memoryBytes(), NumberedStates.BYTES_PER_STATE);
        MemoryFit fit = new MemoryFit(
                memory, resources.memoryBytes(), () -> SizeEstimate.of(keys, root, resources.workers()::check));
        try {
            memory.solve(states.pack(root), watch(resources, fit));
        } catch (TooLargeException full) {
            throw fit.tooLarge();
        }
        return new Numbered(states, memory, watch(resources, fit)).encoded(resources.workers());
    }

    private static MemoryGame.Watch watch(Resources resources, MemoryFit fit) {
        return new MemoryGame.Watch() {

            @Override
            public void check() {
                resources.workers().check();
            }

            @Override
            public void looked(int looked, int known) {
                if (looked % SELDOM == 0 || looked == known) {
                    check();
                    fit.check();
                    resources.progress().report(Stage.DISCOVER, DISCOVERED * looked / known, known);
                }
            }

            @Override
            public void settled(long settled, int all) {
                resources.progress().report(Stage.SOLVE, DISCOVERED + (SOLVED - DISCOVERED) * settled / all, all);
            }
        };
    }

    /** The positions of a solved game in the order of their keys. */
    private final class Numbered {

        private final NumberedStates<S, M> states;
        private final MemoryGame memory;
        private final long[] ordered;
        private final int[] numbers;

        Numbered(NumberedStates<S, M> states, MemoryGame memory, MemoryGame.Watch watch) {
            this.states = states;
            this.memory = memory;
            this.ordered = new long[memory.size()];
            this.numbers = new int[memory.size()];
            for (int number = 0; number < memory.size(); number++) {
                if (number % SELDOM == 0) {
                    watch.check();
                    watch.settled(number, memory.size());
                }
                numbers[number] = number;
                ordered[number] = keys.keyOfRepresentative(state(number));
            }
            new PairSorter().sort(ordered, numbers, ordered.length);
            for (int i = 1; i < ordered.length; i++) {
                if (ordered[i] == ordered[i - 1]) {
                    throw same(state(numbers[i - 1]), state(numbers[i]));
                }
            }
        }

        private S state(int number) {
            return states.unpack(memory.position(number));
        }

        private String notation(int number) {
            return keys.game().format(state(number));
        }

        private RuntimeException same(S one, S other) {
            String notation = keys.game().format(one);
            return notation.equals(keys.game().format(other))
                    ? HashedKeys.writtenAlike(notation)
                    : new SameKeyException(notation, keys.game().format(other));
        }

        EncodedSection encoded(Workers workers) throws IOException {
            int size = ordered.length;
            long[] entries = KeyTable.room(size);
            System.arraycopy(ordered, 0, entries, 0, size);
            char[] codes = new char[size];
            for (int i = 0; i < size; i++) {
                codes[i] = (char) Labels.code(memory.score(memory.position(numbers[i])));
            }
            return SectionEncoder.encode(
                    KeyTable.of(entries, codes, size, 0, workers),
                    SectionHeader.NO_LAYER,
                    memory.moves(),
                    SectionHeader.NOT_COUNTED,
                    workers,
                    key -> notation(numbers[AscendingSearch.lastUpTo(ordered, key)]));
        }
    }

    @Override
    public boolean isForParts() {
        return false;
    }

    @Override
    public List<Part> inParts(WorkDirectory work, Path file, MonotoneProgress progress, Stop stop) {
        throw new TablebaseException(
                "the game '" + keys.game().id()
                        + "' has no packed rules, which a tablebase in parts needs"
                        + "\n  build it on one machine, without partitions, or let the game return PackedRules from packedRules");
    }
}
