package dev.foregone.search;

import dev.foregone.api.EndlessGameException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.Optional;

/**
 * A game as a depth-first search sees it: positions are numbers, whether the game packs its positions (the fast view) or
 * not (the plain view), so that a search is written once.
 *
 * <p>A search MUST use positions as a line of play does: a position is good until another move is played from its
 * parent; play the move again to get it back. In the fast view positions are values and this does not matter; in the
 * plain view a position is a place on the current line, so that a search without memory needs none here either.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public abstract class GameView<S extends GameState<S, M>, M extends Move> {

    /** The longest line that is followed: about what the stack of an ordinary thread holds. */
    static final int MAX_LINE = 2_000;

    private final Game<S, M> game;

    GameView(Game<S, M> game) {
        this.game = game;
    }

    /**
     * The view for a position and all that can be reached from it: the fast one if the game has packed rules there.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     * @param state a position of it
     * @return a new view, for one thread
     */
    public static <S extends GameState<S, M>, M extends Move> GameView<S, M> of(Game<S, M> game, S state) {
        return of(game, game.packedRules(state));
    }

    static <S extends GameState<S, M>, M extends Move> GameView<S, M> of(
            Game<S, M> game, Optional<PackedRules<S, M>> packed) {
        return packed.<GameView<S, M>>map(rules -> new PackedView<>(game, rules))
                .orElseGet(() -> new PlainView<>(game));
    }

    /** A view with the same rules for another thread. */
    final GameView<S, M> another() {
        return of(game, isPacked() ? Optional.of(rules()) : Optional.empty());
    }

    /** Whether this view serves positions with these rules. */
    final boolean serves(Optional<PackedRules<S, M>> packed) {
        return packed.map(rules()::equals).orElse(!isPacked());
    }

    /**
     * The game.
     *
     * @return the game of this view
     */
    public final Game<S, M> game() {
        return game;
    }

    /**
     * The rules over this view's positions.
     *
     * @return the game's own packed rules, or those made from its states
     */
    public abstract PackedRules<S, M> rules();

    /**
     * Whether positions are values: the fast view.
     *
     * @return true if a position is its own exact key
     */
    public abstract boolean isPacked();

    /**
     * A search calls this when it goes one ply deeper, before it searches the position.
     *
     * @param position the position it enters
     * @param ply how many plies it lies below the first position of the line
     * @throws EndlessGameException if the position has been on this line already, or the line is too long
     */
    public abstract void enter(long position, int ply);

    /**
     * What kind of move it is, so that a search can recognise it in other positions.
     *
     * @param position a position
     * @param move one of its packed legal moves
     * @return the same for the same move in another position; different moves may share it, if seldom
     */
    abstract int kind(long position, int move);

    /**
     * A key for a position that stays good when the position is no longer on the line.
     *
     * @param position a position
     * @param symmetry whether positions that are equivalent by a symmetry share their key
     * @return a value that equal positions share, and only positions of the same outcome
     */
    abstract Object identity(long position, boolean symmetry);

    final EndlessGameException repeated(long position, int plies) {
        return EndlessGameException.repeated(notation(position), plies, game.id());
    }

    final EndlessGameException tooLong(long position, int plies) {
        return EndlessGameException.tooLong(notation(position), plies, game.id());
    }

    private String notation(long position) {
        return game.format(rules().unpack(position));
    }
}
