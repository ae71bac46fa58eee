/**
 * Connect Four: stones dropped into columns, four in a row, on a board of any size that fits into 64 bits.
 *
 * <p>Decisions that concern this game alone:
 * <ul>
 *   <li>A position is written as a game that leads to it, found by a search: equal positions must have equal notation,
 *       and the moves played are not part of a position. Considered: the alphabetically first such game, which can take
 *       exponentially long to find on wide boards; rows of stones, which could describe unreachable positions.
 *   <li>In packed rules, columns are upside down. The free cells of a column are then numerically below its stones, and
 *       one subtraction finds them, where the usual orientation takes three rounds of shifts.
 *   <li>The stride of the standard board is a constant: that board is treated separately, and the JVM shifts by
 *       constants. Considered: rules generated for each size, which would take a compiler; a class for the standard
 *       board, which would duplicate everything.
 *   <li>{@link FollowUp} waits for a cell. The plan of answering on top needs an even number of free cells. If the
 *       number is odd, it works for a player who has a cell that makes four and can leave its column alone from the
 *       cell below upwards. Considered: the rest of Allis's rules, which must be combined by a search of their own.
 *   <li>{@link DeadStones} keep a witness. A line closed by stones of both players must stay closed when dead stones
 *       change hands; if all of one player's stones in it were dead, it would not. So a stone is given away only if the
 *       line holds another stone of its player's that is not. Considered: stones deeper than any line reaches, found by
 *       patterns of their neighbours as in c4, which finds fewer; one stone after the other, which finds more but takes
 *       a loop.
 * </ul>
 */
@NullMarked
@Stability(Level.STABLE)
package dev.foregone.games.connectfour;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import org.jspecify.annotations.NullMarked;
