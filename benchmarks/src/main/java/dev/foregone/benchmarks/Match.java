package dev.foregone.benchmarks;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.benchmarks.yardstick.MatchBoard;
import java.util.List;
import java.util.function.Supplier;

/**
 * Games between two players, one of whom is ours. Each is played on the library's states and on somebody's board at once, whose moves
 * are written alike.
 */
final class Match<S extends GameState<S, M>, M extends Move, B extends MatchBoard<B>> {

    /** A longer game is a draw. */
    private static final int LONGEST = 300;

    private final Arena<S, M, B> arena;
    private final MatchScore score = new MatchScore();
    private final ReplyTally ours = new ReplyTally();
    private final ReplyTally theirs = new ReplyTally();

    Match(Arena<S, M, B> arena) {
        this.arena = arena;
    }

    /**
     * Two games, in each of which another player begins; the players are new in each.
     *
     * @param opening the first moves
     */
    void playBothSides(List<Integer> opening, Supplier<Player<S, B>> our, Supplier<Player<S, B>> their) {
        for (boolean isFirst : List.of(true, false)) {
            try (Player<S, B> ourPlayer = our.get();
                    Player<S, B> theirPlayer = their.get()) {
                play(opening, isFirst, ourPlayer, theirPlayer);
            }
        }
    }

    private void play(List<Integer> opening, boolean isFirst, Player<S, B> our, Player<S, B> their) {
        S state = arena.start();
        B board = arena.newBoard().get();
        for (int ply = 0; ply < LONGEST && !board.isOver(); ply++) {
            int move = ply < opening.size()
                    ? opening.get(ply)
                    : board.isFirstToMove() == isFirst
                            ? reply(our, ours, state, board, ply)
                            : reply(their, theirs, state, board, ply);
            state = state.play(arena.move(state, board.notation(move)));
            board.make(move);
        }
        ours.addNodes(our.nodes());
        theirs.addNodes(their.nodes());
        score.add(!board.isOver() ? 0 : isFirst ? board.result() : -board.result());
    }

    private int reply(Player<S, B> player, ReplyTally tally, S state, B board, int ply) {
        B copy = board.copy();
        long started = System.nanoTime();
        int move = player.choose(state, copy, ply);
        tally.addReply(System.nanoTime() - started, player.depth());
        return move;
    }

    MatchScore score() {
        return score;
    }

    /** Of our player. */
    ReplyTally ours() {
        return ours;
    }

    /** Of the other player. */
    ReplyTally theirs() {
        return theirs;
    }
}
