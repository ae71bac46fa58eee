package dev.foregone.answers.graph;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The positions and moves of a game tree down to a depth, found before anything is solved, so that a tree too large to
 * look at is refused at once. Without recursion: lines can be thousands of plies long.
 */
public final class TreeShape<S extends GameState<S, M>, M extends Move> {

    /**
     * The extent of the drawing.
     *
     * @param depth the depth of the tree in plies
     * @param mostNodes the most nodes it may have
     * @param merged whether equal positions are one node
     */
    public record Extent(long depth, long mostNodes, boolean merged) {}

    /** A move of the tree, between the numbers of two positions. */
    record Step<M>(int from, M move, int to) {}

    /** A move that has not been followed yet. */
    private record Lead<M>(int from, M move, long ply) {}

    private final GuardedGame<S, M> game;
    private final Extent extent;
    private final List<S> states = new ArrayList<>();
    private final List<Step<M>> steps = new ArrayList<>();
    private final Map<S, Integer> numbers = new HashMap<>();
    private final Deque<Lead<M>> leads = new ArrayDeque<>();

    private TreeShape(GuardedGame<S, M> game, Extent extent) {
        this.game = game;
        this.extent = extent;
    }

    public static <S extends GameState<S, M>, M extends Move> TreeShape<S, M> of(
            GuardedGame<S, M> game, S root, Extent extent) {
        TreeShape<S, M> shape = new TreeShape<>(game, extent);
        shape.add(root, 0);
        while (!shape.leads.isEmpty()) {
            shape.follow(shape.leads.removeFirst());
        }
        return shape;
    }

    /** The positions by their numbers, the root first. */
    List<S> states() {
        return states;
    }

    List<Step<M>> steps() {
        return steps;
    }

    private void follow(Lead<M> lead) {
        S state = game.after(states.get(lead.from()), lead.move());
        Optional<Integer> known = extent.merged() ? number(() -> numbers.get(state)) : Optional.empty();
        int to = known.isPresent() ? known.get() : add(state, lead.ply());
        steps.add(new Step<>(lead.from(), lead.move(), to));
    }

    private int add(S state, long ply) {
        int number = states.size();
        if (number >= extent.mostNodes()) {
            throw new UsageException("the tree of depth " + extent.depth() + " has more than " + extent.mostNodes()
                    + " nodes\n  give a smaller --depth, a greater --max-nodes, or a position nearer the end");
        }
        states.add(state);
        if (extent.merged()) {
            number(() -> numbers.put(state, number));
        }
        if (ply < extent.depth()) {
            lead(number, game.moves(state), ply + 1);
        }
        return number;
    }

    /** What the map knows, which goes by the game's own {@code equals} and {@code hashCode}. */
    private Optional<Integer> number(Supplier<@Nullable Integer> known) {
        return game.ask("equals() or hashCode", () -> Optional.ofNullable(known.get()));
    }

    /** A tree is walked depth first, a graph ply by ply, so that each position is met at its smallest depth. */
    private void lead(int from, List<M> moves, long ply) {
        if (extent.merged()) {
            moves.forEach(move -> leads.addLast(new Lead<>(from, move, ply)));
        } else {
            for (int i = moves.size() - 1; i >= 0; i--) {
                leads.addFirst(new Lead<>(from, moves.get(i), ply));
            }
        }
    }
}
