package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.value.ValueObject;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * One move of a played game, compared with the moves that could have been played. Where there was not the time to prove
 * what it gave away, there may be an {@linkplain #expectedLoss() estimate} of it, which is kept apart.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class ReviewedMove<S extends GameState<S, M>, M extends Move> extends ValueObject {

    private final int number;
    private final int player;
    private final Advice<S, M> advice;
    private final AdvisedMove<M> made;

    ReviewedMove(int number, int player, Advice<S, M> advice, M move) {
        this.number = number;
        this.player = player;
        this.advice = advice;
        this.made = advice.of(move);
    }

    /** {@return the move} */
    public M move() {
        return made.move();
    }

    /** {@return what is proved of the position before the move, for the player who made it} */
    public Bounds before() {
        return advice.bounds();
    }

    /** {@return what is proved of the move, for the player who made it, counted from the position before it} */
    public Bounds after() {
        return made.bounds();
    }

    /** {@return the moves proved to be best in the position before the move; if none is, the most promising of those that may be} */
    public List<M> bestMoves() {
        List<AdvisedMove<M>> possible = advice.moves().stream()
                .filter(move -> move.bounds().atMost().compareTo(before().atLeast()) >= 0)
                .toList();
        List<AdvisedMove<M>> proved = possible.stream()
                .filter(move -> move.bounds().atLeast().equals(before().atMost()))
                .toList();
        return (proved.isEmpty() ? possible.subList(0, 1) : proved)
                .stream().map(AdvisedMove::move).toList();
    }

    private AdvisedMove<M> best() {
        return advice.moves().get(0);
    }

    /** {@return whether it is proved which value the move gave away, and if any} */
    public boolean isProved() {
        return valueLoss().isPresent();
    }

    /** {@return the value that the move gave away, or empty if that is not proved} */
    public Optional<ValueLoss> valueLoss() {
        return before().value().flatMap(value -> after().value().map(reached -> ValueLoss.between(value, reached)));
    }

    /** {@return whether the move kept the value, by proof} */
    public boolean keptValue() {
        return valueLoss().filter(ValueLoss.NONE::equals).isPresent();
    }

    /**
     * The expected result that the move gave away, by proof or by estimate: that of the move advised less its own.
     *
     * @return from 0 to 2, which is a win given away for a loss; empty if one of the two moves has neither a proved value nor
     *     an estimate, as one that was not compared
     */
    public OptionalDouble expectedLoss() {
        return isJudged(best()) && isJudged(made)
                ? OptionalDouble.of(Math.max(0, best().expected() - made.expected()))
                : OptionalDouble.empty();
    }

    private static boolean isJudged(AdvisedMove<?> move) {
        return move.estimate().isPresent() || move.bounds().value().isPresent();
    }

    /**
     * The number of plies that the move gave away: a win that comes later, a loss that comes sooner, a draw that comes
     * later.
     *
     * @return 0 for a move of the best outcome; empty where value was lost, since plies of different values cannot be
     *     compared, where a draw that ends became an endless one, and where they are not proved
     */
    public OptionalInt pliesLost() {
        if (!before().isExact() || !after().isExact()) {
            return OptionalInt.empty();
        }
        if (after().equals(before())) {
            return OptionalInt.of(0);
        }
        if (!keptValue() || after().atLeast().isEndless()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(
                Math.abs(after().atLeast().plies() - before().atLeast().plies()));
    }

    /** {@return whether the move made a draw that ends an endless one, by proof} */
    @Stability(Stability.Level.EXPERIMENTAL)
    public boolean becameEndless() {
        return before().isExact()
                && after().isExact()
                && after().atLeast().isEndless()
                && !before().atLeast().isEndless()
                && keptValue();
    }

    /** {@return how difficult the position before the move was, as far as it is proved} */
    public Difficulty<M> difficulty() {
        return Difficulty.of(advice);
    }

    /** {@return whether the player could have lost value, or did, by proof} */
    public boolean isChoice() {
        return difficulty().isChoice();
    }

    /** {@return whether the move was the only one that kept the value, where others did not, by proof} */
    public boolean isOnlyMove() {
        return difficulty().onlyMove().filter(move()::equals).isPresent();
    }

    /** {@return the number of the move in the game, from 1} */
    public int number() {
        return number;
    }

    /** {@return the player who made it: 0 for the player to move at the start, 1 for the other} */
    public int player() {
        return player;
    }

    /** {@return about the position before it} */
    public Advice<S, M> advice() {
        return advice;
    }

    /** {@return the move, with what is known of it} */
    public AdvisedMove<M> made() {
        return made;
    }

    @Override
    protected List<Object> parts() {
        return List.of(number, player, advice, made);
    }
}
