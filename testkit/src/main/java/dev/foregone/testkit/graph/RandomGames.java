package dev.foregone.testkit.graph;

import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * Game graphs generated from seeds, the same for the same seed: with wins, draws and losses at the end in any mix,
 * lines of unequal length, positions that several lines lead to, chains of single moves, and positions of dozens of
 * moves. They are small: the whole game tree has some hundred nodes, since an engine without memory must walk it.
 */
public final class RandomGames {

    private RandomGames() {}

    /**
     * A game whose lines all end, without packed rules.
     *
     * @param seed distinguishes it from others
     * @return the game; its id names the seed
     */
    public static GraphGame acyclic(long seed) {
        return game("random", seed, new RandomGraph(new Random(seed)).build());
    }

    /**
     * The same game as {@link #acyclic}, with packed rules without hints.
     *
     * @param seed distinguishes it from others
     * @return the game
     */
    public static GraphGame packed(long seed) {
        return acyclic(seed).packed();
    }

    /**
     * The same game as {@link #acyclic}, with packed rules and sound hints of every kind.
     *
     * @param seed distinguishes it from others
     * @return the game
     */
    public static GraphGame hinted(long seed) {
        return acyclic(seed).hinted(seed);
    }

    /**
     * The same game as {@link #acyclic}, without packed rules, with sound hints of every kind about its states.
     *
     * @param seed distinguishes it from others
     * @return the game
     */
    public static GraphGame hintedStates(long seed) {
        return acyclic(seed).hintedStates(seed);
    }

    /**
     * A kind of game in every form.
     *
     * @param kind makes games whose lines all end, without packed rules
     * @return the same; with packed rules, without hints and with sound hints of every kind; and with such hints of its states
     */
    public static Stream<LongFunction<GraphGame>> inEveryForm(LongFunction<GraphGame> kind) {
        return Stream.of(
                kind,
                seed -> kind.apply(seed).packed(),
                seed -> kind.apply(seed).hinted(seed),
                seed -> kind.apply(seed).hintedStates(seed));
    }

    /**
     * A kind of game with cycles in both forms.
     *
     * @param kind makes games without packed rules
     * @return the same, declaring cycles, without packed rules and with them
     */
    public static Stream<LongFunction<GraphGame>> declaredInBothForms(LongFunction<GraphGame> kind) {
        LongFunction<GraphGame> declared = seed -> kind.apply(seed).declaredCyclic();
        return Stream.of(declared, seed -> declared.apply(seed).packed());
    }

    /**
     * A game in which some line of play comes back to a position. It does not say so: see
     * {@link GraphGame#declaredCyclic()}.
     *
     * @param seed distinguishes it from others
     * @return the game; its id names the seed
     */
    public static GraphGame cyclic(long seed) {
        return game(
                "cyclic", seed, new RandomGraph(new Random(seed)).withCycles().build());
    }

    /**
     * A game whose lines all end and in which a player may move twice in a row, without packed rules: after few of the
     * moves in one game, after most in another.
     *
     * @param seed distinguishes it from others
     * @return the game; its id names the seed
     */
    public static GraphGame doubleMoves(long seed) {
        return game(
                "double-moves",
                seed,
                new RandomGraph(new Random(seed)).withDoubleMoves().build());
    }

    /**
     * A game in which some line of play comes back to a position and a player may move twice in a row. It does not say
     * that it has cycles: see {@link GraphGame#declaredCyclic()}.
     *
     * @param seed distinguishes it from others
     * @return the game; its id names the seed
     */
    public static GraphGame cyclicDoubleMoves(long seed) {
        RandomGraph cyclic = new RandomGraph(new Random(seed)).withCycles();
        return game("cyclic-double-moves", seed, cyclic.withDoubleMoves().build());
    }

    /**
     * A game of up to fifteen positions, the moves of which lead anywhere: cycles within cycles, in half of the games with double
     * moves. It declares cycles.
     *
     * @param seed distinguishes it from others
     * @return the game; its id names the seed
     */
    public static GraphGame tangled(long seed) {
        return game("tangled", seed, RandomGraph.tangle(new Random(seed))).declaredCyclic();
    }

    /**
     * A game of some 40,000 finished positions beside a part of some depth, whose positions stand at different plies:
     * more than threads that share the top of the tree can share move by move. Without packed rules.
     *
     * @param seed distinguishes it from others
     * @return the game; its id names the seed
     */
    public static GraphGame wide(long seed) {
        return game("wide", seed, WideGraph.random(new Random(seed)));
    }

    /**
     * The hand-made one of the {@linkplain #wide wide} games, WIN in {@code 3 + 2 levels}: its deep part stands at ply 3 and
     * at ply 4. Without packed rules.
     *
     * @param levels how deep it is, 1 or more; the game tree has some {@code 12 * 5^levels} positions
     * @return the game
     */
    public static GraphGame twoWaysDown(int levels) {
        return new GraphGame("two-ways-down-" + levels, WideGraph.twoWaysDown(levels));
    }

    private static GraphGame game(String kind, long seed, Graph graph) {
        return new GraphGame(kind + "-" + Long.toUnsignedString(seed), graph);
    }
}
