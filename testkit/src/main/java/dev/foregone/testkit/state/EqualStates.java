package dev.foregone.testkit.state;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.Snapshot;
import dev.foregone.testkit.check.SoftLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** States in the order met: a state that equals an earlier one must answer the same, and lead to the same. */
final class EqualStates<S extends GameState<S, M>, M extends Move> {

    private static final String ADVICE =
            "equals means: same player to move, same moves in the same order, same result. Compare all that bears on the future, the player"
                    + " to move above all; a solver uses what it proved of one state for the other";

    /** Of this many equal pairs, and of more as long as there is time, the moves are made too. */
    private static final int ALWAYS_PLAYED = 100;

    private static final Duration PLAYING = Duration.ofMillis(500);

    /** This many moves are made in a row. */
    private static final int LINE = 24;

    private final Game<S, M> game;
    private final Map<S, S> first = new HashMap<>();
    private final Random random = new Random(1);
    private final SoftLimit patience = new SoftLimit(ALWAYS_PLAYED, PLAYING);

    EqualStates(Game<S, M> game) {
        this.game = game;
    }

    void meet(S state) {
        S before = first.putIfAbsent(state, state);
        if (before != null && isAnother(before, state)) {
            same(before, state);
        }
    }

    @SuppressWarnings("ReferenceEquality") // a state that is met twice is no pair
    private static <S> boolean isAnother(S one, S other) {
        return one != other;
    }

    private void same(S one, S other) {
        sameFuture(one, other, one, other, List.of());
        if (patience.more()) {
            List.copyOf(other.legalMoves()).forEach(move -> sameAfter(move, one, other));
            sameLine(one, other);
        }
    }

    private void sameAfter(M move, S one, S other) {
        S afterOne = one.play(move);
        S afterOther = other.play(move);
        boolean again = one.movesAgain(move);
        Check check = at(one, other);
        check.holds(
                again == other.movesAgain(move),
                () -> "movesAgain(" + move + ") is " + again + " in the first and " + !again + " in the other",
                ADVICE);
        check.holds(
                afterOne.equals(afterOther),
                () -> move + " leads to " + game.format(afterOne) + " from the first, to " + game.format(afterOther)
                        + " from the other, which are not equal",
                ADVICE);
        sameFuture(one, other, afterOne, afterOther, List.of(move));
    }

    private void sameFuture(S one, S other, S afterOne, S afterOther, List<M> moves) {
        Snapshot future = Snapshot.future(game, afterOne);
        Snapshot otherFuture = Snapshot.future(game, afterOther);
        at(one, other)
                .holds(
                        future.equals(otherFuture),
                        () -> (moves.isEmpty() ? "" : "after " + moves + ", ") + future.differenceTo(otherFuture),
                        ADVICE);
    }

    /** Anything that equals leaves out may affect the moves only later: men in hand, when one has none left. */
    private void sameLine(S one, S other) {
        S afterOne = one;
        S afterOther = other;
        List<M> line = new ArrayList<>();
        for (List<M> legal = one.legalMoves(); !legal.isEmpty() && line.size() < LINE; legal = afterOne.legalMoves()) {
            M move = legal.get(random.nextInt(legal.size()));
            line.add(move);
            afterOne = afterOne.play(move);
            afterOther = afterOther.play(move);
            sameFuture(one, other, afterOne, afterOther, line);
        }
    }

    private Check at(S one, S other) {
        return new Check(() ->
                Check.state(game, one).where() + ", and another state, " + game.format(other) + ", that equals it");
    }
}
