package dev.foregone.engine.anytime;

import dev.foregone.search.RootMoves;
import dev.foregone.search.SearchBudget;
import dev.foregone.search.SearchContext;
import dev.foregone.search.memory.MemoSearch;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A tree that grows where games played at random from it go well: UCT (L. Kocsis and C. Szepesv&aacute;ri, <em>Bandit based
 * Monte-Carlo planning</em>, 2006), with proved bounds in each node (T. Cazenave and A. Saffidine, <em>Score bounded Monte-Carlo
 * tree search</em>, 2010): a node whose value is proved is not played out any more, and a move proved no better than another is
 * not tried. Bounds come from the rules, from all that the search beside it remembers, and from each other. For one thread.
 */
final class PlayoutTree {

    /** How much a move is tried that did not go well so far: found by measurement. */
    private static final float EXPLORATION = 0.9f;

    /**
     * In the position that is asked about no result is wanted but the best move, so it is worth more to try the others too (D.
     * Tolpin and S. Shimony, <em>MCTS based on simple regret</em>, 2012).
     */
    private static final float EXPLORATION_AT_ROOT = 2;

    /** Up to this many walks, even there walks are better spent on what goes well. */
    private static final int FEW_WALKS = 1 << 13;

    private final GameView<?, ?> view;
    private final Rules<?, ?> rules;
    private final MemoSearch prover;
    private final SearchBudget budget;
    private final Playouts playouts;
    private final int mostNodes;
    private final MoveStack moves = new MoveStack();
    private int[] path = new int[64];
    private Tree tree = new Tree(1);
    private long root;

    /**
     * A tree for a session.
     *
     * @param context of the thread that it grows in
     * @param memoryBytes the most memory that it may take
     * @param prover what it asks about positions
     */
    PlayoutTree(SearchContext context, long memoryBytes, RandomNumbers random, MemoSearch prover) {
        this.view = context.view();
        this.rules = view.rules();
        this.prover = prover;
        this.budget = context.budget();
        this.playouts = new Playouts(context, random);
        this.mostNodes = (int) Math.min(1 << 28, memoryBytes / Tree.BYTES);
    }

    /** Begins a new position, by its number in this tree's view. */
    void begin(RootMoves its, long position) {
        root = position;
        playouts.begin();
        tree = new Tree(Math.max(mostNodes, 1 + its.count()));
        tree.grow(0, its.count());
        for (int index = 0; index < its.count(); index++) {
            tree.child(0, index, its.move(index));
            if (its.movesAgain(index)) {
                tree.moveAgain(1 + index);
            }
        }
    }

    /** Takes over what is proved of the moves. */
    void narrow(RootMoves its) {
        for (int index = 0; index < its.count(); index++) {
            tree.narrow(1 + index, its.atLeast(index), its.atMost(index));
        }
        tree.narrowByChildren(0);
    }

    /** Grows, until the value of the position is proved or this many positions have been visited. */
    void grow(long positions) {
        budget.within(positions, () -> {
            while (!tree.isDecided(0)) {
                iterate();
            }
        });
    }

    /** Adds what it has proved of the moves. */
    void report(RootMoves its) {
        for (int index = 0; index < its.count(); index++) {
            its.atLeast(index, tree.atLeast(1 + index));
            its.atMost(index, tree.atMost(1 + index));
        }
    }

    /** How often a move was tried. */
    int visits(int index) {
        return tree.visits(1 + index);
    }

    /** The sum of its results, for the player who makes it. */
    int results(int index) {
        int child = 1 + index;
        return tree.movesAgain(child) ? tree.sum(child) : -tree.sum(child);
    }

    /** How many walks began in the position. */
    int visits() {
        return tree.visits(0);
    }

    /** The sum of all results, for the player to move in the position. */
    int results() {
        return tree.sum(0);
    }

    /** A move, and after it those that were tried most. */
    int[] line(int index) {
        int[] line = new int[16];
        int length = 0;
        int node = 1 + index;
        line[length++] = tree.move(node);
        while (length < line.length && tree.children(node) > 0) {
            node = mostVisited(node);
            line[length++] = tree.move(node);
        }
        return Arrays.copyOf(line, length);
    }

    private int mostVisited(int node) {
        int first = tree.firstChild(node);
        return IntStream.range(first, first + tree.children(node))
                .boxed()
                .max(Comparator.<Integer>comparingInt(tree::visits).thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** Walks down to a position that has not been visited, plays it out, and tells all on the way of the result. */
    private void iterate() {
        long position = root;
        int node = 0;
        int ply = 0;
        boolean isFirst = true;
        path[0] = 0;
        while (tree.children(node) > 0 && !tree.isDecided(node)) {
            node = tree.mostPromising(node, exploration(node));
            position = play(position, node);
            isFirst ^= !tree.movesAgain(node);
            budget.visit();
            if (++ply == path.length) {
                path = Arrays.copyOf(path, 2 * ply);
            }
            path[ply] = node;
            if (isToBeLookedUp(node)) {
                lookUp(position, ply);
            }
        }
        if (tree.visits(node) > 0 && !tree.isDecided(node)) {
            expand(node, position);
        }
        int result = tree.isDecided(node) ? tree.value(node) : playouts.play(position, isFirst);
        for (int up = ply; up >= 0; up--) {
            result = tree.clamped(path[up], result);
            tree.visited(path[up], result);
            result = tree.movesAgain(path[up]) ? result : -result;
        }
    }

    private float exploration(int node) {
        return node == 0 && tree.visits(0) > FEW_WALKS ? EXPLORATION_AT_ROOT : EXPLORATION;
    }

    /** Makes the move of a node. Who moves next is asked when it is made for the first time: that is quicker then. */
    private long play(long position, int node) {
        int move = tree.move(node);
        long next = rules.play(position, move);
        if (tree.visits(node) == 0 && view.movesAgain(position, move)) {
            tree.moveAgain(node);
        }
        return next;
    }

    /** Ever more seldom, since proofs come ever more seldom too. */
    private boolean isToBeLookedUp(int node) {
        return Integer.bitCount(tree.visits(node)) <= 1;
    }

    /** Takes over what is known of the last position of the path. */
    private void lookUp(long position, int ply) {
        long bounds = prover.known(position, ply - 1);
        if (tree.narrow(path[ply], Score.atLeast(bounds), Score.atMost(bounds))) {
            narrowPath(ply);
        }
    }

    private void narrowPath(int ply) {
        int up = ply - 1;
        while (up >= 0 && tree.narrowByChildren(path[up])) {
            up--;
        }
    }

    private void expand(int node, long position) {
        int end = moves.pushCandidates(rules, position, 0);
        if (tree.grow(node, end)) {
            for (int i = 0; i < end; i++) {
                tree.child(node, i, moves.get(i));
            }
        }
    }
}
