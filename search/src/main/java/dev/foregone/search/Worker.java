package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.search.stop.SearchStop;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** The tools of one thread of a {@link ParallelWindow}: a view, a search and a budget of its own. */
final class Worker<S extends GameState<S, M>, M extends Move> {

    private final GameView<S, M> view;
    private final Rules<S, M> rules;
    private final SearchBudget budget;
    private final PruningSearch search;
    private final MoveStack moves;
    private final boolean symmetry;

    Worker(GameView<S, M> view, SearchContext whole, Function<SearchContext, PruningSearch> factory) {
        this.view = view;
        this.rules = view.rules();
        SearchContext its = whole.another(view);
        this.budget = its.budget();
        this.search = factory.apply(its);
        this.moves = new MoveStack();
        this.symmetry = whole.options().symmetry();
    }

    /**
     * Searches a leaf of the tree, or expands another position.
     *
     * @param unneeded when to abort
     * @throws SearchStop if aborted
     */
    void work(S root, SplitTree tree, SplitNode node, BooleanSupplier unneeded) {
        budget.whileNeeded(
                unneeded,
                () -> learn(
                        root, tree.isLeaf(node) ? search(root, tree, node) : tree.grow(node, children(root, node))));
    }

    SearchBudget budget() {
        return budget;
    }

    private List<SplitNode> search(S root, SplitTree tree, SplitNode node) {
        long before = budget.spent();
        int score = search.search(reach(root, node), node.alpha(), node.beta(), node.ply());
        return tree.decide(node, score, budget.spent() - before);
    }

    /** The children of a position by its candidate moves. */
    private List<SplitNode> children(S root, SplitNode node) {
        long position = reach(root, node);
        view.enter(position, node.ply());
        int end = moves.pushCandidates(rules, position, 0);
        List<SplitNode> children = new ArrayList<>(end);
        for (int i = 0; i < end; i++) {
            children.add(child(node, position, moves.get(i)));
        }
        return children;
    }

    private SplitNode child(SplitNode node, long position, int move) {
        int moveClass = view.moveClass(position, move);
        boolean again = view.movesAgain(position, move);
        long child = rules.play(position, move);
        int ply = node.ply() + 1;
        view.enter(child, ply);
        budget.visit();
        return new SplitNode(node, move, again, moveClass, search.known(child, ply), view.key(child, symmetry));
    }

    /** Stores the bounds proved for positions above those searched. */
    private void learn(S root, List<SplitNode> decided) {
        for (SplitNode node : decided) {
            search.learn(reach(root, node), node.ply(), node.bounds(), node.positions());
        }
    }

    private long reach(S root, SplitNode node) {
        int ply = 0;
        long position = rules.pack(root);
        for (int move : node.path()) {
            view.enter(position, ply++);
            position = rules.play(position, move);
        }
        return position;
    }
}
