package dev.foregone.engine.anytime;

import static dev.foregone.engine.anytime.Crossroads.quiet;
import static dev.foregone.engine.anytime.Crossroads.way;
import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.engine.anytime.Crossroads.Place;
import dev.foregone.engine.anytime.Crossroads.Way;
import dev.foregone.search.MoveOrder;
import dev.foregone.search.view.GameView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SortedMovesTest {

    private static final double USUAL = 0.1;
    private static final int PLY = 2;

    private final Place start = Place.of(
            0, IntStream.range(0, 40).mapToObj(i -> way("m" + i, quiet(0))).toArray(Way[]::new));
    private final GameView<Place, Way> view = GameView.of(new Crossroads(start), start);
    private final MoveOrder order = new MoveOrder(view);
    private final MoveGains gains = new MoveGains();
    private final SortedMoves moves = new SortedMoves(view, order, gains);
    private final long position = view.rules().pack(start);
    private final int end = moves.push(position, 0, PLY);

    private List<Integer> picked() {
        List<Integer> picked = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            moves.pick(0, i, end);
            picked.add(moves.get(i));
        }
        return picked;
    }

    private static List<Integer> firstThenOthers(int... first) {
        List<Integer> all = new ArrayList<>(IntStream.of(first).boxed().toList());
        IntStream.range(0, 40).filter(move -> !all.contains(move)).forEach(all::add);
        return all;
    }

    @Test
    void equalMovesKeepTheirOrder() {
        moves.weigh(0, end, PLY, 0, USUAL);
        assertThat(picked()).isEqualTo(firstThenOthers());
    }

    @Test
    void theTaggedMoveThenCapturesThenWhatHasRefutedOthers() {
        order.refuted(moves.moveClass(5), PLY);
        gains.saw(moves.place(7), 0.3);
        gains.saw(moves.place(9), 0.5);
        gains.saw(moves.place(11), 0.05);
        moves.weigh(0, end, PLY, SortedMoves.tag(30), USUAL);
        assertThat(picked()).isEqualTo(firstThenOthers(30, 9, 7, 5));
    }
}
