package dev.foregone.cli;

import java.util.List;

/**
 * A position in a drawn game tree.
 *
 * @param id its number in the tree, the root's being 0
 * @param label the board and, on the last line, the outcome
 * @param edges its moves, in the game's order; empty at the end of the game and at the tree's last ply
 */
record TreeNode(int id, String label, List<Edge> edges) {

    TreeNode {
        edges = List.copyOf(edges);
    }

    /**
     * A move.
     *
     * @param move its notation
     * @param best whether no other move of the position has a better outcome
     * @param to where it leads
     */
    record Edge(String move, boolean best, TreeNode to) {}
}
