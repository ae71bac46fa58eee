package dev.foregone.benchmarks.yardstick;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * UCT as the textbooks have it: no proofs, no evaluation, playouts at random, the move that was tried most. For one thread.
 *
 * @param <B> the type of the board
 */
public final class TextbookUct<B extends MatchBoard<B>> {

    private static final double EXPLORATION = 1;
    /** In positions; a longer playout is a draw. */
    private static final int LONGEST = 400;

    private final SplittableRandom random;
    private final int[] moves = new int[MatchBoard.MOST_MOVES];
    private long playouts;

    /**
     * A player.
     *
     * @param seed of its playouts
     */
    public TextbookUct(long seed) {
        random = new SplittableRandom(seed);
    }

    private static final class Node {
        private final int move;
        private final boolean byFirst;
        private Node[] children = {};
        private int visits;
        private double sum;

        Node(int move, boolean byFirst) {
            this.move = move;
            this.byFirst = byFirst;
        }

        double worth(double logarithm) {
            return visits == 0 ? Double.MAX_VALUE : sum / visits + EXPLORATION * Math.sqrt(logarithm / visits);
        }
    }

    /**
     * The move for a position.
     *
     * @param board a position of a game that is not over; it stays as it is
     * @param isOver whether to end
     * @return the move
     */
    public int choose(B board, BooleanSupplier isOver) {
        Node root = new Node(0, !board.isFirstToMove());
        root.visits = 1; // it is not played out itself
        do {
            iterate(root, board.copy());
            playouts++;
        } while (!isOver.getAsBoolean());
        Node best = root.children[0];
        for (Node child : root.children) {
            best = child.visits > best.visits ? child : best;
        }
        return best.move;
    }

    /** {@return how often it has walked down its tree and on to the end of a game} */
    public long playouts() {
        return playouts;
    }

    private double iterate(Node node, B board) {
        double result;
        if (node.visits == 0) {
            result = playout(board);
        } else {
            if (node.children.length == 0) {
                expand(node, board);
            }
            result = node.children.length == 0 ? board.result() : descend(node, board);
        }
        node.visits++;
        node.sum += node.byFirst ? result : -result;
        return result;
    }

    private void expand(Node node, B board) {
        node.children = new Node[board.moves(moves)];
        for (int i = 0; i < node.children.length; i++) {
            node.children[i] = new Node(moves[i], board.isFirstToMove());
        }
    }

    private double descend(Node node, B board) {
        double logarithm = Math.log(node.visits + 1.0);
        Node best = node.children[0];
        double most = -Double.MAX_VALUE;
        for (Node child : node.children) {
            double worth = child.worth(logarithm);
            if (worth > most) {
                most = worth;
                best = child;
            }
        }
        board.make(best.move);
        return iterate(best, board);
    }

    private double playout(B board) {
        for (int ply = 0; ply < LONGEST; ply++) {
            int move = board.randomMove(random, moves);
            if (move == MatchBoard.NO_MOVE) {
                return board.result();
            }
            board.make(move);
        }
        return 0;
    }
}
