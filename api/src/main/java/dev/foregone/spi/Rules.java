package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/**
 * The rules of a game over positions and moves that are numbers, as searches ask for them. {@link PackedRules}, which games
 * implement, pack a whole position into 64 bits, so that it is an exact key. Other rules may number positions otherwise, and
 * promise less: a position is good until another move is played from its parent; play the move again to get it back. Outcomes are
 * {@linkplain Score scores}.
 *
 * <p>The first seven methods are REQUIRED, and two more where a player may move twice in a row. The others are
 * <em>hints</em>: OPTIONAL knowledge about the game that lets an engine search less. A hint MUST be sound; it never
 * changes an answer.
 *
 * <p>Later versions of this interface add default methods only.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Rules<S extends GameState<S, M>, M extends Move> {

    /**
     * REQUIRED. Converts a state to a number; where positions are places on a line, starts a new line.
     *
     * @param state any state of the game
     * @return the position
     */
    long pack(S state);

    /**
     * REQUIRED. The inverse of {@link #pack}.
     *
     * @param position a position
     * @return the state, equal to the one that was packed
     */
    S unpack(long position);

    /**
     * REQUIRED. A move as the value that people know.
     *
     * @param position the position the move is made in
     * @param move one of its legal moves
     * @return the move
     */
    M unpackMove(long position, int move);

    /**
     * REQUIRED. The result of a finished game: {@link GameState#terminalValue()}.
     *
     * @param position a position
     * @return {@link Score#finished} of the value for the player who would be to move, or {@link Score#ONGOING}
     */
    int terminal(long position);

    /**
     * REQUIRED. The most moves that {@link #legalMoves} can list for this position; a constant will do.
     *
     * @param position a position
     * @return the space that {@link #legalMoves} needs
     */
    int maxMoves(long position);

    /**
     * REQUIRED. Lists the legal moves of an unfinished position, in the order of {@link GameState#legalMoves()}.
     *
     * @param position a position whose {@link #terminal} is {@link Score#ONGOING}
     * @param into where to write them
     * @param from the index of the first; there is space for {@link #maxMoves} from here
     * @return how many there are, 1 or more
     */
    int legalMoves(long position, int[] into, int from);

    /**
     * REQUIRED. The position after a move.
     *
     * @param position a position
     * @param move one of its legal moves
     * @return the next position
     */
    long play(long position, int move);

    /**
     * REQUIRED to be overridden, to say false, in a game in which a player may move twice in a row. Left out (true),
     * {@link #movesAgain} is never called, so games whose players always alternate pay nothing.
     *
     * @return true if the player to move changes with every move
     */
    default boolean alternates() {
        return true;
    }

    /**
     * REQUIRED of rules that do not {@linkplain #alternates alternate}: {@link GameState#movesAgain}. Not called
     * otherwise.
     *
     * @param position a position
     * @param move one of its legal moves
     * @return true if the player to move in the position is also the player to move after the move
     */
    default boolean movesAgain(long position, int move) {
        return false;
    }

    /**
     * HINT. The moves worth trying. It may leave out a legal move only if a listed one is at least as good. Left out, it
     * is {@link #legalMoves}.
     *
     * @param position a position whose {@link #terminal} is {@link Score#ONGOING}
     * @param into where to write them
     * @param from the index of the first; there is space for {@link #maxMoves} from here
     * @return how many there are, 1 or more
     */
    default int candidates(long position, int[] into, int from) {
        return legalMoves(position, into, from);
    }

    /**
     * HINT. Whether {@link #candidates} are in a good order, the most promising first. Left out (false), an engine
     * orders them by what it learns while searching.
     *
     * @return true if the order is to be kept
     */
    default boolean ranksCandidates() {
        return false;
    }

    /**
     * HINT. Bounds known without search: the position is finished, or decided at a glance, or cannot be won before a
     * certain ply. Left out, an engine knows only {@link #terminal}: an unfinished position is won in 1 ply at best and
     * lost in 1 ply at worst.
     *
     * @param position a position, finished or not
     * @return {@link Score#bounds} that hold for the position's score; for a finished position both are its score
     */
    default long bounds(long position) {
        int terminal = terminal(position);
        return terminal == Score.ONGOING ? Score.bounds(Score.loss(1), Score.win(1)) : Score.bounds(terminal, terminal);
    }

    /**
     * HINT. The fewest plies in which the game can be drawn from here, whatever the players do; the fewest under best
     * play need not be known. If the number is exact, as in games drawn only on a full board, finding the plies of a
     * draw costs nothing; left out (0), it takes a separate search.
     *
     * @param position a position
     * @return a lower bound on the plies of a draw, or anything if no draw can be reached
     */
    default int soonestDraw(long position) {
        return 0;
    }

    /**
     * HINT. The most plies that any line of play from here can have. Left out ({@link Integer#MAX_VALUE}), an engine
     * checks for repeated positions.
     *
     * @param position a position
     * @return an upper bound on the plies to the end of the game
     */
    default int maxPlies(long position) {
        return Integer.MAX_VALUE;
    }

    /**
     * OPTIONAL. An estimate of the result of a position: {@link Game#evaluation}.
     *
     * @return the expected result of an unfinished position for the player to move, from -1 to 1; or empty
     */
    default Optional<LongToDoubleFunction> evaluation() {
        return Optional.empty();
    }

    /**
     * OPTIONAL. The cells of the board, as {@link Cells#cells} shows them of a state. Left out (0), nothing can be learned.
     *
     * @param position a position
     * @param into where to write the numbers, from its first element on; it has room for {@value Cells#MOST}
     * @return how many there are, or 0
     */
    default int cells(long position, byte[] into) {
        return 0;
    }

    /**
     * REQUIRED of rules that show {@link #cells}. Not called otherwise.
     *
     * @param position a position
     * @return whether the player is to move who is the first of {@link Game#players}
     */
    default boolean isFirstToMove(long position) {
        throw new UnsupportedOperationException("rules that show cells must say whose turn it is: isFirstToMove");
    }
}
