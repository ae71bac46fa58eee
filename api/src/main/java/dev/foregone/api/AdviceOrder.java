package dev.foregone.api;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The order of {@link Advice}, in n log n steps: what is proved of the moves that are left only gets worse as moves are taken
 * out, so that a move, once it may come next, may come next until it is taken out.
 */
final class AdviceOrder<M extends Move> {

    /** The most promising first. */
    private final List<AdvisedMove<M>> moves;

    /** Their indices, by the lower bound and by the upper bound, best first. */
    private final List<Integer> byLeast;

    private final List<Integer> byMost;

    /** The indices of those that are not proved to be worse than another one left. */
    private final PriorityQueue<Integer> eligible = new PriorityQueue<>();

    private final boolean[] taken;
    private int least;
    private int most;

    AdviceOrder(List<AdvisedMove<M>> moves) {
        this.moves = moves;
        this.byLeast = sorted(Bounds::atLeast);
        this.byMost = sorted(Bounds::atMost);
        this.taken = new boolean[moves.size()];
    }

    private List<Integer> sorted(Function<Bounds, Outcome> bound) {
        return IntStream.range(0, moves.size())
                .boxed()
                .sorted(Comparator.comparing(
                        (Integer index) -> bound.apply(moves.get(index).bounds()), Comparator.reverseOrder()))
                .toList();
    }

    List<AdvisedMove<M>> bestFirst() {
        List<AdvisedMove<M>> ordered = new ArrayList<>(moves.size());
        while (ordered.size() < moves.size()) {
            admit(bestProved());
            int next = eligible.remove();
            taken[next] = true;
            ordered.add(moves.get(next));
        }
        return List.copyOf(ordered);
    }

    /** The best outcome that is proved of a move that is left. */
    private Outcome bestProved() {
        while (taken[byLeast.get(least)]) {
            least++;
        }
        return moves.get(byLeast.get(least)).bounds().atLeast();
    }

    private void admit(Outcome proved) {
        while (most < moves.size()
                && moves.get(byMost.get(most)).bounds().atMost().compareTo(proved) >= 0) {
            eligible.add(byMost.get(most++));
        }
    }
}
