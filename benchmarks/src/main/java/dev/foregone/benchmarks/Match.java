package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import java.util.List;

/**
 * Games between two players, one of whom is ours. Each is played on the library's states and on somebody's board at once, whose moves
 * are written alike.
 */
final class Match<S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> {

    /** A longer game is a draw. */
    private static final int LONGEST = 300;

    private final Arena<S, M, B> arena;
    private final Score score = new Score();
    private final Tally ours = new Tally();
    private final Tally theirs = new Tally();

    Match(Arena<S, M, B> arena) {
        this.arena = arena;
    }

    /**
     * A game.
     *
     * @param opening the first moves
     * @param isFirst whether our player begins
     */
    void play(List<Integer> opening, boolean isFirst, Player<S, B> our, Player<S, B> their) {
        S state = arena.start();
        B board = arena.newBoard().get();
        for (int ply = 0; ply < LONGEST && !board.isOver(); ply++) {
            int move = ply < opening.size()
                    ? opening.get(ply)
                    : board.isFirstToMove() == isFirst
                            ? reply(our, ours, state, board, ply)
                            : reply(their, theirs, state, board, ply);
            state = state.play(move(state, board.notation(move)));
            board.make(move);
        }
        ours.addNodes(our.nodes());
        theirs.addNodes(their.nodes());
        score.add(!board.isOver() ? 0 : isFirst ? board.result() : -board.result());
    }

    private int reply(Player<S, B> player, Tally tally, S state, B board, int ply) {
        B copy = board.copy();
        long started = System.nanoTime();
        int move = player.choose(state, copy, ply);
        tally.addReply(System.nanoTime() - started, player.depth());
        return move;
    }

    private M move(S state, String notation) {
        return state.legalMoves().stream()
                .filter(move -> move.toString().equals(notation))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the library has no move " + notation + " in " + state));
    }

    Score score() {
        return score;
    }

    /** Of our player. */
    Tally ours() {
        return ours;
    }

    /** Of the other player. */
    Tally theirs() {
        return theirs;
    }
}
