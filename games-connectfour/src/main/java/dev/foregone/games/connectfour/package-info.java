/**
 * Connect Four: stones dropped into columns, four in a row, on a board of any size that fits into 64 bits.
 *
 * <p>Decisions that concern this game alone:
 * <ul>
 *   <li>A position is written as a game that leads to it, found anew: equal positions must have equal notation, and the
 *       moves that were played are not part of a position. Considered: the first such game in the alphabet, which can take
 *       exponentially long to find on wide boards; rows of stones, which could be written that no game reaches.
 *   <li>In packed rules, columns stand upside down. What is free of a column is then below its stones as numbers go, and
 *       one subtraction finds it, where the usual way up takes three rounds of shifts.
 *   <li>The stride of the standard board is a constant: the board that everybody plays is kept apart from the others, and
 *       the JVM shifts by constants. Considered: rules generated for each size, which would be a compiler; a class for the
 *       standard board, which would write everything twice.
 *   <li>{@link FollowUp} waits for a cell. The plan of answering on top needs an even number of free cells. Where the number
 *       is odd it works for the other player, if that player has a cell that makes four and can leave its column alone from
 *       the cell below it on. Considered: the rest of Allis's rules, which have to be fitted together by a search of their
 *       own.
 *   <li>{@link DeadStones} keep a witness. A line that is closed by stones of both players must stay closed when dead stones
 *       change hands, and if all those of one player in it were dead, it would not. So a stone is given away only if the
 *       line holds another one of its player's that is not. Considered: stones that are deeper than any line reaches, by
 *       patterns of their neighbours, as c4 has them, which finds fewer; each stone after the other, which finds more and
 *       takes a loop.
 * </ul>
 */
@NullMarked
package dev.foregone.games.connectfour;

import org.jspecify.annotations.NullMarked;
