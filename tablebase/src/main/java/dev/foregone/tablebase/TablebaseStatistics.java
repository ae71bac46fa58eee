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
import org.jspecify.annotations.Nullable;

/**
 * The contents of a tablebase, as counted when it was built. With symmetry, positions are counted up to symmetry, and moves
 * and best moves are those of the positions that stand for the others. Immutable.
 */
public final class TablebaseStatistics {

    /** Wins first, then draws, then losses, each by plies. */
    static final Comparator<OutcomeCount> ORDER = Comparator.comparing(
                    (OutcomeCount count) -> count.outcome().value())
            .reversed()
            .thenComparingInt(count -> count.outcome().plies());

    private final Parts parts;

    TablebaseStatistics(Parts parts) {
        this.parts = parts;
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
        positions.forEach(each -> {
            OutcomeCount known = counts.get(each.outcome());
            counts.put(
                    each.outcome(),
                    known == null
                            ? new OutcomeCount(each.outcome(), 1, game.format(each.state()))
                            : new OutcomeCount(each.outcome(), known.positions() + 1, known.example()));
        });
        return new TablebaseStatistics(new Parts(
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
                0));
    }

    /** The values behind the public accessors, so that more can be added. */
    record Parts(
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

        Parts {
            counts = List.copyOf(counts);
            layers = List.copyOf(layers);
        }
    }

    /** {@return the game's id} */
    public String game() {
        return parts.game();
    }

    /** {@return the position that the tablebase was built from, in notation} */
    public String root() {
        return parts.root();
    }

    /** {@return whether one position stands for all that are equivalent; false if the rules know of no equivalent ones} */
    public boolean symmetry() {
        return parts.symmetry();
    }

    /**
     * {@return whether all positions of the root's tier and of those below it are there, whether the root reaches them or
     * not}
     */
    public boolean allPositions() {
        return parts.allPositions();
    }

    /** {@return whether there are values alone: then what needs plies is refused} */
    public boolean valuesOnly() {
        return parts.valuesOnly();
    }

    /** {@return how many positions there are, finished ones included} */
    public long positions() {
        return parts.positions();
    }

    /**
     * How many positions have each outcome that occurs.
     *
     * @return wins, then draws, then losses, each by plies, the endless draw as the last of the draws
     * @throws TablebaseException if there are {@linkplain #valuesOnly values only}
     */
    public List<OutcomeCount> counts() {
        return withPlies();
    }

    private List<OutcomeCount> withPlies() {
        if (valuesOnly()) {
            throw new TablebaseException("the tablebase has values only, and does not tell in how many plies"
                    + "\n  ask how many positions have a value, or open the tablebase that it was reduced from");
        }
        return parts.counts();
    }

    /** {@return the number of moves of all positions together} */
    public long moves() {
        return parts.moves();
    }

    /**
     * How many positions have only one best move.
     *
     * @return the number, if they were counted: they are if there are layers
     */
    public OptionalLong soleBest() {
        return parts.soleBest();
    }

    /** {@return the layers from the root's on, or the tiers of all positions from the lowest on; empty where there are none} With values only, they are refused as the counts are. */
    public List<LayerStatistics> layers() {
        withPlies();
        return parts.layers();
    }

    /** {@return the bytes of the file; of a tablebase in parts, of all its files together} */
    public long fileBytes() {
        return parts.fileBytes();
    }

    /**
     * How many positions have a value, in any number of plies, the endless draw included.
     *
     * @param value for the player to move
     * @return how many
     */
    public long positions(GameValue value) {
        return parts.counts().stream()
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

    /** Statistics are equal if they say the same. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TablebaseStatistics that && parts.equals(that.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }

    /** For people; values without plies are written as outcomes in 0 plies. */
    @Override
    public String toString() {
        return "TablebaseStatistics"
                + parts.toString().substring(Parts.class.getSimpleName().length());
    }
}
