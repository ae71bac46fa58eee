package dev.foregone.tablebase;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.report.SolvedPosition;
import dev.foregone.tablebase.report.TablebaseException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * The contents of a tablebase, as counted when it was built. With symmetry, positions are counted up to symmetry, and moves
 * and best moves are those of the positions that stand for the others.
 *
 * @param game the game's id
 * @param root the position that the tablebase was built from, in notation
 * @param symmetry whether one position stands for all that are equivalent; false if the rules know of no equivalent ones
 * @param allPositions whether all positions of the root's tier and of those below it are there, whether the root reaches them or not
 * @param valuesOnly whether there are values alone: then what needs plies is refused
 * @param positions how many positions there are, finished ones included
 * @param counts how many positions have each outcome that occurs: wins, then draws, then losses, each by plies, the endless draw as the
 *     last of the draws
 * @param moves the number of moves of all positions together
 * @param soleBest how many positions have only one best move, if they were counted: they are if there are layers
 * @param layers the layers from the root's on, or the tiers of all positions from the lowest on; empty where there are none
 * @param fileBytes the bytes of the file; of a tablebase in parts, of all its files together
 */
public record TablebaseStatistics(
        String game,
        String root,
        boolean symmetry,
        boolean allPositions,
        boolean valuesOnly,
        long positions,
        List<OutcomeCount> counts,
        long moves,
        OptionalLong soleBest,
        List<LayerStatistics> layers,
        long fileBytes) {

    /** Wins first, then draws, then losses, each by plies. */
    static final Comparator<OutcomeCount> ORDER = Comparator.comparing(
                    (OutcomeCount count) -> count.outcome().value())
            .reversed()
            .thenComparingInt(count -> count.outcome().plies());

    /**
     * Copies the lists.
     *
     * @param game the game's id
     * @param root the position that the tablebase was built from
     * @param symmetry whether one position stands for all that are equivalent
     * @param allPositions whether all positions of tiers are there
     * @param valuesOnly whether there are values alone
     * @param positions how many positions there are
     * @param counts how many have each outcome
     * @param moves how many moves they have together
     * @param soleBest how many positions have only one best move
     * @param layers the layers or tiers
     * @param fileBytes the bytes of the file
     */
    public TablebaseStatistics {
        counts = List.copyOf(counts);
        layers = List.copyOf(layers);
    }

    /**
     * Counts positions that are solved, wherever they are kept.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param root the position from which all others are reached
     * @param symmetry whether one position stands for all that are equivalent
     * @param positions all of them
     * @param moves the number of moves of all positions together
     * @return the statistics, without layers and without a file
     */
    public static <S extends GameState<S, M>, M extends Move> TablebaseStatistics counted(
            Game<S, M> game, S root, boolean symmetry, Stream<SolvedPosition<S>> positions, long moves) {
        Map<Outcome, OutcomeCount> counts = new HashMap<>();
        positions.forEach(each -> counts.compute(
                each.outcome(),
                (outcome, known) -> known == null
                        ? new OutcomeCount(outcome, 1, game.format(each.state()))
                        : new OutcomeCount(outcome, known.positions() + 1, known.example())));
        return new TablebaseStatistics(
                game.id(),
                game.format(root),
                symmetry,
                false,
                false,
                counts.values().stream().mapToLong(OutcomeCount::positions).sum(),
                counts.values().stream().sorted(ORDER).toList(),
                moves,
                OptionalLong.empty(),
                List.of(),
                0);
    }

    /**
     * How many positions have each outcome that occurs.
     *
     * @return wins, then draws, then losses, each by plies, the endless draw as the last of the draws
     * @throws TablebaseException if there are {@linkplain #valuesOnly values only}
     */
    @Override
    public List<OutcomeCount> counts() {
        refuseWithoutPlies();
        return counts;
    }

    /**
     * The counts of parts of the tablebase.
     *
     * @return the layers from the root's on, or the tiers of all positions from the lowest on; empty where there are none
     * @throws TablebaseException if there are {@linkplain #valuesOnly values only}
     */
    @Override
    public List<LayerStatistics> layers() {
        refuseWithoutPlies();
        return layers;
    }

    private void refuseWithoutPlies() {
        if (valuesOnly) {
            throw new TablebaseException("the tablebase has values only, and does not tell in how many plies"
                    + "\n  ask how many positions have a value, or open the tablebase that it was reduced from");
        }
    }

    /**
     * How many positions have a value, in any number of plies, the endless draw included.
     *
     * @param value for the player to move
     * @return how many
     */
    public long positions(GameValue value) {
        return counts.stream()
                .filter(count -> count.outcome().value() == value)
                .mapToLong(OutcomeCount::positions)
                .sum();
    }

    /**
     * The outcome of a value that is farthest from the end, with one position that has it; the endless draw is left out.
     *
     * @param value for the player to move
     * @return the longest, or empty if no position that ends has the value
     * @throws TablebaseException if there are {@linkplain #valuesOnly values only}
     */
    public Optional<OutcomeCount> longest(GameValue value) {
        return counts().stream()
                .filter(count ->
                        count.outcome().value() == value && !count.outcome().isEndless())
                .reduce((shorter, longer) -> longer);
    }
}
