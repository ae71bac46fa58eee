package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;

/** A game that grows by one move after the other, each at the same cost. */
public final class LineBuilder<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> game;
    private final List<S> states = new ArrayList<>();
    private final List<M> moves = new ArrayList<>();
    private S end;

    /** A game in which no move has been made. */
    public LineBuilder(GuardedGame<S, M> game, S start) {
        this.game = game;
        this.end = start;
        states.add(start);
    }

    /** Makes a move that is written in the game's notation. One that is refused changes nothing. */
    public void play(String notation) {
        M move = game.move(end, notation);
        S next = game.after(end, move);
        moves.add(move);
        states.add(next);
        end = next;
    }

    /** How many moves have been made. */
    public int size() {
        return moves.size();
    }

    /** The game so far. */
    public PlayedLine<S, M> line() {
        return new PlayedLine<>(states, moves);
    }
}
