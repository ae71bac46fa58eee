package dev.foregone.tablebase.partitioned.general;

import dev.foregone.tablebase.file.Part;
import dev.foregone.tablebase.partitioned.KeyRanges;
import java.util.ArrayList;
import java.util.List;

/**
 * All that a driver records after a superstep, to resume from there.
 *
 * @param stage how far the build has come
 * @param step the number of the superstep within finding, or within solving
 * @param base the superstep of solving after which all labels were written
 * @param changed labels changed since then
 * @param positions positions found so far
 * @param settled positions settled so far by what was propagated
 * @param later positions that are known at the first look and join in later
 * @param counts for each partition, how many positions are fresh, or newly settled
 * @param ranges the ranges of keys, once they are known
 * @param parts the parts of the tablebase, once they are written
 */
record Checkpoint(
        Stage stage,
        int step,
        int base,
        long changed,
        long positions,
        long settled,
        long later,
        List<Long> counts,
        KeyRanges ranges,
        List<Part> parts) {

    /** How far a build has come. */
    enum Stage {
        /** Nothing is done. */
        BEGIN,
        /** Positions are being found. */
        DISCOVER,
        /** All have a number. */
        NUMBERED,
        /** Wins and losses are being found. */
        WINS,
        /** Draws are being found. */
        DRAWS,
        /** The parts are written. */
        DONE
    }

    static Checkpoint begin() {
        return new Checkpoint(Stage.BEGIN, 0, 0, 0, 0, 0, 0, List.of(), KeyRanges.whole(), List.of());
    }

    Checkpoint discovered(int newStep, List<Long> fresh) {
        return new Checkpoint(
                Stage.DISCOVER, newStep, 0, 0, positions + sum(fresh), 0, 0, List.copyOf(fresh), ranges, parts);
    }

    Checkpoint takenOver(int newStep, List<TakeOver.Taken> taken) {
        long all = taken.stream().mapToLong(TakeOver.Taken::known).sum();
        List<Long> fresh = taken.stream().map(TakeOver.Taken::fresh).toList();
        return new Checkpoint(Stage.DISCOVER, newStep, 0, 0, all, 0, 0, fresh, ranges, parts);
    }

    Checkpoint numbered(KeyRanges newRanges) {
        return new Checkpoint(Stage.NUMBERED, 0, 0, 0, positions, 0, 0, counts, newRanges, parts);
    }

    Checkpoint classified(List<StoreMoves.Begun> begun) {
        List<Long> first = begun.stream().map(StoreMoves.Begun::settled).toList();
        long joining = begun.stream().mapToLong(StoreMoves.Begun::later).sum();
        return new Checkpoint(
                Stage.WINS, StepFile.FIRST, StepFile.FIRST, 0, positions, sum(first), joining, first, ranges, parts);
    }

    /** After a superstep of solving. */
    Checkpoint solved(Stage newStage, List<Changes.Count> changes, boolean allLabels) {
        Changes.Count sum = changes.stream().reduce(new Changes.Count(0, 0), Changes.Count::plus);
        return new Checkpoint(
                newStage,
                step + 1,
                allLabels ? step + 1 : base,
                allLabels ? 0 : changed + sum.changed(),
                positions,
                settled + sum.settled(),
                later,
                changes.stream().map(Changes.Count::settled).toList(),
                ranges,
                parts);
    }

    Checkpoint written(List<Part> newParts) {
        return new Checkpoint(
                Stage.DONE, step, base, changed, positions, settled, later, counts, ranges, List.copyOf(newParts));
    }

    private static long sum(List<Long> numbers) {
        return numbers.stream().mapToLong(Long::longValue).sum();
    }

    /** Positions that were fresh, or settled, in the last superstep. */
    long count() {
        return sum(counts);
    }

    /** The partitions that have any of these. */
    List<Integer> busy() {
        List<Integer> busy = new ArrayList<>();
        for (int partition = 0; partition < counts.size(); partition++) {
            if (counts.get(partition) > 0) {
                busy.add(partition);
            }
        }
        return busy;
    }

    LabelState state() {
        return new LabelState(base, step);
    }
}
