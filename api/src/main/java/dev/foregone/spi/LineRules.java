package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;

/**
 * Rules for one thread that follows one line of play at a time, so that they can be played on a board that makes moves and takes
 * them back ({@link Game#lineRules}). A position is the number of its place on the line: {@link #pack} returns 0, {@link #play}
 * the place after its position. It is good until another move is played from its parent. Rules may be asked about any place of
 * the line; it costs least to ask about the last. {@link #movesAgain} leaves the line as it is, and costs least for the move
 * played last.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
@Stability(Level.EXPERIMENTAL)
public interface LineRules<S extends GameState<S, M>, M extends Move> extends Rules<S, M> {

    /**
     * REQUIRED. A value that stands for a position when it is no longer on the line: an engine keeps what it has learned under
     * it. It may be made anew by each call; engines ask for it where they need it, not at every position.
     *
     * @param position a position
     * @param symmetry whether positions that are equivalent by {@link Game#canonical} share their key
     * @return an immutable value, equal to those of equal positions and of no others
     */
    Object key(long position, boolean symmetry);

    /**
     * OPTIONAL. The class of a move, by which a search recognizes it in other positions. Left out, it is the hash code of the
     * {@linkplain #unpackMove unpacked} move's notation, which is the same in every run, as that of a move with enums is not.
     *
     * @param position a position
     * @param move one of its legal moves
     * @return the same for the same move in another position; different moves seldom share it
     */
    default int moveClass(long position, int move) {
        return unpackMove(position, move).toString().hashCode();
    }
}
