package dev.foregone.tablebase.builder.answer;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.numbering.NumberedStates;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.tablebase.builder.retrograde.MemoryGame;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.KeyRules;
import dev.foregone.tablebase.keys.NotationHash;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.report.SolvedPosition;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A game solved in memory, asked by its states. Safe for use by any number of threads once it is solved.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class SolvedGame<S extends GameState<S, M>, M extends Move> {

    private final Game<S, M> game;
    private final boolean symmetry;
    private final Optional<PackedRules<S, M>> packed;
    private final PackedRules<S, M> rules;
    private final ToLongFunction<S> positionOf;
    private final MemoryGame memory;

    /** A game that is not solved yet, by the packed rules that it has for a root, if any. */
    SolvedGame(Game<S, M> game, S root, boolean symmetry, long memoryBytes) {
        this.game = game;
        this.symmetry = symmetry;
        this.packed = game.packedRules(root);
        if (packed.isPresent()) {
            rules = packed.get();
            positionOf = rules::pack;
            memory = new MemoryGame(new KeyRules(rules, symmetry), memoryBytes, 0);
        } else {
            NumberedStates<S, M> states = new NumberedStates<>(game, symmetry);
            rules = states;
            positionOf = states::find;
            memory = new MemoryGame(new KeyRules(states, false), memoryBytes, NumberedStates.BYTES_PER_STATE);
        }
    }

    void solve(S root, MemoryGame.Watch watch) {
        memory.solve(rules.pack(root), watch);
    }

    /** The bounds known for the root of a game that was stopped. */
    Bounds boundsOfRoot() {
        long bounds = memory.boundsOfRoot();
        return new Bounds(Score.outcome(Score.atLeast(bounds)), Score.outcome(Score.atMost(bounds)));
    }

    /** About how many bytes it takes. */
    long bytes() {
        return memory.bytes();
    }

    /** The game. */
    public Game<S, M> game() {
        return game;
    }

    /** How many positions can be reached; with symmetry, up to symmetry. */
    public int size() {
        return memory.size();
    }

    /** The moves of all positions together. */
    public long moves() {
        return memory.moves();
    }

    /** Whether positions may stand for others. */
    public boolean countsUpToSymmetry() {
        StateKeys<S, M> keys = packed.isPresent()
                ? new PackedKeys<>(game, rules, symmetry, null)
                : new HashedKeys<>(game, symmetry, new NotationHash(1));
        return keys.countsUpToSymmetry();
    }

    /** All positions with their outcomes, in the order in which they are met from the root. */
    public Stream<SolvedPosition<S>> positions() {
        return IntStream.range(0, size())
                .mapToLong(memory::position)
                .mapToObj(position ->
                        new SolvedPosition<>(rules.unpack(position), Score.outcome(memory.score(position))));
    }

    /** The outcome of a position, if it can be reached from the root; a board of another size may not be asked about. */
    public Optional<Outcome> find(S state) {
        Objects.requireNonNull(state, "state");
        int score =
                game.packedRules(state).equals(packed) ? memory.score(positionOf.applyAsLong(state)) : Score.ONGOING;
        return score == Score.ONGOING ? Optional.empty() : Optional.of(Score.outcome(score));
    }
}
