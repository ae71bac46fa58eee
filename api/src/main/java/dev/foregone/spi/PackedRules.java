package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.Optional;

/**
 * The rules of a game over positions packed into 64 bits, as pure functions that allocate nothing. It is
 * optional ({@link Game#packedRules}), and it must agree with the game's states on everything; {@code PackedContract}
 * of the testkit checks that it does.
 *
 * <p>Rules hold for the states that can be reached from the one they were asked for; those are meant by "any state"
 * below. A packed position is an exact key: two positions with the same {@code long} MUST have the same future. Every
 * method MUST be safe for use by many threads. Outcomes are {@linkplain Score scores}.
 *
 * <p>The first seven methods are REQUIRED, and two more where a player may move twice running. The others are
 * <em>hints</em>: OPTIONAL knowledge about the game that lets an engine search less. A hint MUST be sound; it never
 * changes an answer.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface PackedRules<S extends GameState<S, M>, M extends Move> {

    /**
     * REQUIRED. Packs a state.
     *
     * @param state any state of the game
     * @return the position
     */
    long pack(S state);

    /**
     * REQUIRED. The inverse of {@link #pack}.
     *
     * @param position a packed position
     * @return the state, equal to the one that was packed
     */
    S unpack(long position);

    /**
     * REQUIRED. A packed move as the value that people know.
     *
     * @param position the position the move is made in
     * @param move one of its packed legal moves
     * @return the move
     */
    M unpackMove(long position, int move);

    /**
     * REQUIRED. The result of a finished game: {@link GameState#terminalValue()}.
     *
     * @param position a packed position
     * @return {@link Score#finished} of the value for the player who would be to move, or {@link Score#ONGOING}
     */
    int terminal(long position);

    /**
     * REQUIRED. The most moves that {@link #legalMoves} can list for this position; a constant will do.
     *
     * @param position a packed position
     * @return the room that {@link #legalMoves} needs
     */
    int maxMoves(long position);

    /**
     * REQUIRED. Lists the legal moves of an unfinished position, in the order of {@link GameState#legalMoves()}.
     *
     * @param position a packed position whose {@link #terminal} is {@link Score#ONGOING}
     * @param into where to write them
     * @param from the index of the first; there is room for {@link #maxMoves} from here
     * @return how many there are, 1 or more
     */
    int legalMoves(long position, int[] into, int from);

    /**
     * REQUIRED. The position after a move.
     *
     * @param position a packed position
     * @param move one of its legal moves
     * @return the next position
     */
    long play(long position, int move);

    /**
     * REQUIRED to be overridden, to say false, in a game in which a player may move twice running. Left out (true), {@link
     * #movesAgain} is never asked, and a game whose players move in turn pays nothing for those in which they do not.
     *
     * @return true if the player to move changes with every move
     */
    default boolean alternates() {
        return true;
    }

    /**
     * REQUIRED of rules that do not {@linkplain #alternates alternate}: {@link GameState#movesAgain}. Not asked of others.
     *
     * @param position a packed position
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
     * @param position a packed position whose {@link #terminal} is {@link Score#ONGOING}
     * @param into where to write them
     * @param from the index of the first; there is room for {@link #maxMoves} from here
     * @return how many there are, 1 or more
     */
    default int candidates(long position, int[] into, int from) {
        return legalMoves(position, into, from);
    }

    /**
     * HINT. Whether {@link #candidates} come in an order that the game knows to be good, the most promising first. Left
     * out (false), an engine orders them by what it learns while it searches.
     *
     * @return true if the order is to be kept
     */
    default boolean ranksCandidates() {
        return false;
    }

    /**
     * HINT. What is known of a position without search: it is finished, or decided by a look at the board, or cannot
     * be won before a certain ply. Left out, an engine knows no more than {@link #terminal}: a position that goes on is
     * won in 1 ply at best and lost in 1 ply at worst.
     *
     * @param position a packed position, finished or not
     * @return {@link Score#bounds} that hold for the position's score; for a finished position both are its score
     */
    default long bounds(long position) {
        int terminal = terminal(position);
        return terminal == Score.ONGOING ? Score.bounds(Score.loss(1), Score.win(1)) : Score.bounds(terminal, terminal);
    }

    /**
     * HINT. The fewest plies in which the game can be drawn from here, whatever the players do; how few are possible by
     * skilful play need not be known. Where it is the exact number, as in games that are drawn only on a full board,
     * the plies of a draw cost an engine nothing; left out (0), they take a search of their own.
     *
     * @param position a packed position
     * @return a lower bound on the plies of a draw, or anything if no draw can be reached
     */
    default int soonestDraw(long position) {
        return 0;
    }

    /**
     * HINT. The most plies that any line of play from here can have. Left out ({@link Integer#MAX_VALUE}), an engine
     * looks out for repeated positions.
     *
     * @param position a packed position
     * @return an upper bound on the plies to the end of the game
     */
    default int maxPlies(long position) {
        return Integer.MAX_VALUE;
    }

    /**
     * HINT. How many of the 64 bits positions use: as an unsigned number every position that can be met, {@link
     * #canonical} ones included, is less than 2 to this power. Left out (64), an engine that remembers positions may need
     * twice the memory.
     *
     * @return a number from 1 to 64
     */
    default int positionBits() {
        return Long.SIZE;
    }

    /**
     * HINT. One position to stand for all that a symmetry of the game makes of it, or for all that are finished with the same
     * result. The symmetry MUST be an automorphism: it takes positions to positions, one for one, moves to moves, and
     * results to results, so that equivalent positions have as many moves, to equivalent positions, and are reached from equivalent
     * ones. To have the same outcome is not enough. It MUST hold the same positions equivalent as {@link Game#canonical}, though
     * another of them may stand for the rest: an engine asks one of the two. Left out, each is solved for itself.
     *
     * @param position a packed position
     * @return the position that stands for it; idempotent
     */
    default long canonical(long position) {
        return position;
    }

    /**
     * HINT. A number under which an engine may keep what it has found out about a position: unfinished positions of the same
     * key MUST have the same outcome, plies included. It need not be a position itself, but it has no more than {@link
     * #positionBits}. It serves games in which a part of the board has become irrelevant, so that positions differ and their
     * futures do not. An engine that uses symmetry as well asks for the key of the {@link #canonical} position. Left out, it is
     * the position.
     *
     * @param position a packed position whose {@link #terminal} is {@link Score#ONGOING}
     * @return its key
     */
    default long key(long position) {
        return position;
    }

    /**
     * HINT. Moves taken back. Left out, who solves a whole game from its end backwards keeps every move of it in memory.
     *
     * @return predecessors of positions, or empty
     */
    default Optional<Predecessors> predecessors() {
        return Optional.empty();
    }

    /**
     * HINT. Whether {@link #lookAhead} costs clearly less than asking for the same one by one. Left out (false), an engine
     * looks at a move when it needs to.
     *
     * @return true if {@link #lookAhead} is to be asked
     */
    default boolean hasLookAhead() {
        return false;
    }

    /**
     * HINT. The {@link #candidates} with what they lead to, all at once. It MUST tell just what {@link #candidates}, {@link
     * #play} and {@link #bounds} tell. Left out, it asks them.
     *
     * @param position a packed position whose {@link #terminal} is {@link Score#ONGOING}
     * @param moves where to write the candidates
     * @param positions where to write the position after each
     * @param bounds where to write the bounds of each of these
     * @param from the index of the first in all three; there is room for {@link #maxMoves} from here
     * @return how many there are, 1 or more
     */
    default int lookAhead(long position, int[] moves, long[] positions, long[] bounds, int from) {
        int count = candidates(position, moves, from);
        for (int i = from; i < from + count; i++) {
            positions[i] = play(position, moves[i]);
            bounds[i] = bounds(positions[i]);
        }
        return count;
    }
}
