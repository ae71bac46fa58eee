package dev.foregone.testkit.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Makes moves, and says so if a state does not look as it did before the move, or before a later one. */
public final class WatchedStates<S extends GameState<S, M>, M extends Move> {

    private static final String IMMUTABLE =
            "a state is an immutable value: play() leaves it as it is and makes another";

    private final Game<S, M> game;
    private final List<S> states = new ArrayList<>();
    private final List<Snapshot> before = new ArrayList<>();

    public WatchedStates(Game<S, M> game) {
        this.game = game;
    }

    /** Makes a move in a state, which is watched from now on. */
    public S play(S state, M move) {
        Snapshot seen = Snapshot.of(game, state);
        S child = state.play(move);
        check(state, seen, () -> "play(" + move + ")");
        states.add(state);
        before.add(seen);
        return child;
    }

    /** Looks at all watched states once more. */
    void checkAll(List<M> moves) {
        for (int ply = 0; ply < states.size(); ply++) {
            int here = ply;
            check(
                    states.get(ply),
                    before.get(ply),
                    () -> "the line " + Check.line(moves.subList(here, moves.size())) + " played from it");
        }
    }

    /** Fails if a state does not look as it did. */
    void check(S state, Snapshot seen, Supplier<String> what) {
        Snapshot now = Snapshot.of(game, state);
        if (seen.equals(now)) {
            return;
        }
        Check check = new Check("game '" + game.id() + "', position " + seen.notation());
        if (seen.differsInEqualsOfMovesOnly(now)) {
            check.fault("legalMoves(), asked twice: " + seen.differenceTo(now), Check.giveEquals(now.legalMoves()));
        }
        check.holds(
                now.equals(Snapshot.of(game, state)),
                "it reads differently each time: " + now.differenceTo(Snapshot.of(game, state)),
                "a state is an immutable value: the same question always has the same answer");
        check.fault(what.get() + " changed the state: " + seen.differenceTo(now), IMMUTABLE);
    }
}
