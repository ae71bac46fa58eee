package dev.foregone.testkit;

import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Score;
import dev.foregone.testkit.Piles.State;
import java.util.Optional;

/** {@link PilesRules} that take moves back, into positions that no game can reach, too. */
class ReversiblePilesRules extends PilesRules implements Predecessors {

    ReversiblePilesRules(Piles game) {
        super(game);
    }

    @Override
    public Optional<Predecessors> predecessors() {
        return Optional.of(this);
    }

    @Override
    public int maxPredecessors(long position) {
        return 4;
    }

    @Override
    public int predecessors(long position, long[] into, int from) {
        State state = unpack(position);
        int next = from;
        for (int taken = 1; taken <= 2; taken++) {
            next = add(state, taken, 0, into, next);
            next = add(state, 0, taken, into, next);
        }
        return next - from;
    }

    private int add(State state, int left, int right, long[] into, int next) {
        if (state.left + left > 3 || state.right + right > 3) {
            return next;
        }
        long earlier = (state.left + left) + 4L * (state.right + right) + (state.first ? 0 : 16);
        if (terminal(earlier) != Score.ONGOING) {
            return next;
        }
        into[next] = earlier;
        return next + 1;
    }
}
