/**
 * Any game, cycles included, solved partition by partition on several machines, in supersteps. A position belongs to
 * the partition that a hash of its key names; partitions send each other sorted numbers, written as LEB128 distances.
 *
 * <pre>
 *   to         partitions do                                                  and write
 *   begin      TakeOver: the root, or more that is known, to its owners        fresh, run (see RunFiles)
 *   discover   Expand: children of fresh positions, to their owners
 *              KeepNew: those that are not known are fresh; until none is      fresh, run
 *   number     NumberPositions: a position's index in ascending order is
 *              its number; samples of all give ranges of much the same size    positions
 *   classify   Classify: labels, as far as one look tells; each move that an
 *              outcome depends on, to the owner of where it leads              labels, settled, later, counted
 *              StoreMoves: by where they lead; propagation goes back on them   moves
 *   propagate  SendUpdates: what a position settled in n is worth, along each
 *              move into it, to the owner of where the move comes from
 *              ApplyUpdates: settled in n + 1, or one child less that may save
 *              the position; until none is                                     settled, now and then labels
 *   draw       BeginDraws: open positions with a move to a drawn end are
 *              drawn in 1; then SendUpdates and ApplyUpdates as before         settled, now and then labels
 *   write      SendOutcomes: each position to the part of its range
 *              WritePart: a section; parts follow in ascending order           part of the tablebase
 * </pre>
 *
 * A superstep is two lines, one that sends and one that receives, or one alone. {@link PartitionedGeneral} is the program that goes through them;
 * {@link StepFile} lists the files. The rules of a ply are those of
 * {@link dev.foregone.tablebase.builder.retrograde.Propagation}, by way of {@link dev.foregone.tablebase.builder.retrograde.Classifier} and
 * {@link dev.foregone.tablebase.builder.retrograde.Labels}.
 *
 * <p>Everything a partition knows is in these files; a machine keeps only labels in memory besides, if there is room
 * ({@link LabelCache}). When all partitions have done a superstep, the driver records how many positions are fresh or newly settled
 * in each, then deletes what is no longer needed ({@link StepCleanup}). One that begins again takes the same way, reads what is
 * recorded, and so resumes with the first superstep that is not.
 */
@NullMarked
package dev.foregone.tablebase.parts.general;

import org.jspecify.annotations.NullMarked;
