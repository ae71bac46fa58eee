package dev.foregone.testkit.graph;

import java.util.Random;

/**
 * Game graphs generated from seeds, the same for the same seed: with wins, draws and losses at the end in any mix,
 * lines of unequal length, positions that several lines lead to, chains of single moves, and positions of dozens of
 * moves. They are small: the whole game tree has some hundred nodes, for an engine without memory must walk it.
 */
public final class RandomGames {

    private RandomGames() {}

    /**
     * A game whose lines all end, without packed rules.
     *
     * @param seed tells it from others
     * @return the game; its id names the seed
     */
    public static GraphGame acyclic(long seed) {
        return new GraphGame(id("random", seed), new RandomGraph(new Random(seed)).build());
    }

    /**
     * The same game as {@link #acyclic}, with packed rules that give no hints.
     *
     * @param seed tells it from others
     * @return the game
     */
    public static GraphGame packed(long seed) {
        GraphGame plain = acyclic(seed);
        return plain.packed(Hints.none(plain.graph()));
    }

    /**
     * The same game as {@link #acyclic}, with packed rules that give sound hints of every kind.
     *
     * @param seed tells it from others
     * @return the game
     */
    public static GraphGame hinted(long seed) {
        GraphGame plain = acyclic(seed);
        return plain.packed(new RandomHints(plain.graph(), seed));
    }

    /**
     * A game in which some line of play comes back to a position. It does not say so: see
     * {@link GraphGame#declaredCyclic()}.
     *
     * @param seed tells it from others
     * @return the game; its id names the seed
     */
    public static GraphGame cyclic(long seed) {
        return new GraphGame(
                id("cyclic", seed),
                new RandomGraph(new Random(seed)).withCycles().build());
    }

    private static String id(String kind, long seed) {
        return kind + "-" + Long.toUnsignedString(seed);
    }
}
