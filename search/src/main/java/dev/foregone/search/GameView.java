package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Optional;

/**
 * A game as a depth-first search sees it: positions are numbers, whether the game packs its positions (the packed view) or
 * not (the plain view), so that a search is written once. Each method that is not described here is that of {@link
 * PackedRules}.
 *
 * <p>A search MUST use positions as a line of play does: a position is good until another move is played from its
 * parent; play the move again to get it back. In the packed view positions are values and this does not matter; in the
 * plain view a position is a place on the current line, so that a search without memory needs none here either. What is
 * to last is kept under its {@link #key}. A view is for one thread.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public abstract class GameView<S extends GameState<S, M>, M extends Move> {

    /** The plies of the longest line that is followed: about what the stack of an ordinary thread holds. */
    static final int MAX_LINE = 2_000;

    private final Game<S, M> game;

    GameView(Game<S, M> game) {
        this.game = game;
    }

    /**
     * The view for a position and all that can be reached from it: the packed one if the game has packed rules there.
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

    /** A view of the same positions for another thread. */
    final GameView<S, M> another() {
        return of(game, packedRules());
    }

    /** Whether this view shows positions with these rules. */
    final boolean serves(Optional<PackedRules<S, M>> packed) {
        return packedRules().equals(packed);
    }

    /** {@return the game of this view} */
    public final Game<S, M> game() {
        return game;
    }

    /**
     * The game's own packed rules.
     *
     * @return the rules of the packed view, or empty in the plain view
     */
    public abstract Optional<PackedRules<S, M>> packedRules();

    /**
     * Whether positions are values: the packed view.
     *
     * @return true if a position is its own exact key
     */
    public final boolean isPacked() {
        return packedRules().isPresent();
    }

    /**
     * {@link PackedRules#pack}; in the plain view the state begins a new line.
     *
     * @param state any state
     * @return its position
     */
    public abstract long pack(S state);

    /**
     * {@link PackedRules#unpack}.
     *
     * @param position a position
     * @return its state
     */
    public abstract S unpack(long position);

    /**
     * {@link PackedRules#unpackMove}.
     *
     * @param position a position
     * @param move one of its legal moves
     * @return the move as people know it
     */
    public abstract M unpackMove(long position, int move);

    /**
     * {@link PackedRules#terminal}.
     *
     * @param position a position
     * @return its terminal score, or {@link dev.foregone.spi.Score#ONGOING}
     */
    public abstract int terminal(long position);

    /**
     * {@link PackedRules#maxMoves}.
     *
     * @param position a position
     * @return the room that its moves need
     */
    public abstract int maxMoves(long position);

    /**
     * {@link PackedRules#legalMoves}.
     *
     * @param position an unfinished position
     * @param into where to write them
     * @param from the index of the first
     * @return how many there are
     */
    public abstract int legalMoves(long position, int[] into, int from);

    /**
     * {@link PackedRules#candidates}.
     *
     * @param position an unfinished position
     * @param into where to write them
     * @param from the index of the first
     * @return how many there are
     */
    public abstract int candidates(long position, int[] into, int from);

    /**
     * {@link PackedRules#ranksCandidates}.
     *
     * @return whether their order is to be kept
     */
    public abstract boolean ranksCandidates();

    /**
     * {@link PackedRules#hasLookAhead}.
     *
     * @return whether {@link #lookAhead} is to be asked
     */
    public abstract boolean hasLookAhead();

    /**
     * {@link PackedRules#lookAhead}; only in the packed view, since in the plain one only one of the positions would last.
     *
     * @param position an unfinished position
     * @param into where to write the moves
     * @param positions where to write what they lead to
     * @param bounds where to write what is known of that
     * @param from the index of the first
     * @return how many there are
     */
    public abstract int lookAhead(long position, int[] into, long[] positions, long[] bounds, int from);

    /**
     * {@link PackedRules#play}.
     *
     * @param position a position
     * @param move one of its legal moves
     * @return the next position
     */
    public abstract long play(long position, int move);

    /**
     * The state of a position once more, new, so that nobody has asked it anything: the move that led there is played again.
     *
     * @param position a position
     * @return a state equal to that of the position; empty for the first position of a line, and in the packed view
     */
    public abstract Optional<S> makeAgain(long position);

    /**
     * Asks a state all that a search asks, which may leave something behind in it; only in the plain view.
     *
     * @param state a state of the game
     * @return the answers
     */
    public abstract Object askAll(S state);

    /**
     * {@link PackedRules#alternates}.
     *
     * @return whether {@link #movesAgain} need never be asked
     */
    public abstract boolean alternates();

    /**
     * {@link PackedRules#movesAgain}.
     *
     * @param position a position
     * @param move one of its legal moves
     * @return whether the player who makes the move is to move after it
     */
    public abstract boolean movesAgain(long position, int move);

    /**
     * {@link PackedRules#bounds}.
     *
     * @param position a position
     * @return what the rules tell without a search
     */
    public abstract long bounds(long position);

    /**
     * {@link PackedRules#soonestDraw}.
     *
     * @param position a position
     * @return a lower bound on the plies of a draw
     */
    public abstract int soonestDraw(long position);

    /**
     * {@link PackedRules#maxPlies}.
     *
     * @param position a position
     * @return an upper bound on the plies to the end
     */
    public abstract int maxPlies(long position);

    /**
     * A search calls this when it goes one ply deeper, before it searches the position.
     *
     * @param position the position it enters
     * @param ply how many plies it lies below the first position of the line
     * @throws LineTooLongException if the position has been on this line already, or the game is to go on after
     *     the longest line that is followed
     */
    public abstract void enter(long position, int ply);

    /**
     * What class of move it is, so that a search can recognize it in other positions.
     *
     * @param position a position
     * @param move one of its packed legal moves
     * @return the same for the same move in another position; different moves may share it, if seldom
     */
    abstract int moveClass(long position, int move);

    /**
     * A key for a position that stays good when the position is no longer on the line: what a table keeps an answer under.
     *
     * @param position a position
     * @param symmetry whether positions that are equivalent by a symmetry share their key
     * @return a value that equal positions share, and only positions of the same outcome
     */
    public abstract Object key(long position, boolean symmetry);

    /** Without moves a position would be lost or unproved, as the search has it: engines would not even agree. */
    final int some(int count, long position) {
        if (count < 1) {
            throw new IllegalStateException("no move in " + unpack(position) + ", though it has no terminal value");
        }
        return count;
    }

    final LineTooLongException repeated(long position, int plies) {
        return LineTooLongException.repeated(notation(position), plies, game.id());
    }

    /** The longest line ends where the game does, even if maxPlies has promised that all lines are shorter. */
    final void refuseLonger(long position) {
        if (terminal(position) == Score.ONGOING) {
            throw LineTooLongException.tooLong(notation(position), MAX_LINE, game.id());
        }
    }

    private String notation(long position) {
        return game.format(unpack(position));
    }
}
