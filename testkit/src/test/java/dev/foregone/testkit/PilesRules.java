package dev.foregone.testkit;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.Piles.State;
import dev.foregone.testkit.Piles.Take;
import java.util.List;

/** {@link Piles} packed: {@code left + 4 right + 16 first}; a move is {@code pile + 2 counters}. All of it is right. */
class PilesRules implements PackedRules<State, Take> {

    private final Piles game;

    PilesRules(Piles game) {
        this.game = game;
    }

    @Override
    public long pack(State state) {
        return state.left + 4L * state.right + (state.first ? 16 : 0);
    }

    @Override
    public State unpack(long position) {
        return new State(game, (int) position & 3, (int) position >> 2 & 3, position >= 16);
    }

    @Override
    public Take unpackMove(long position, int move) {
        return new Take(move & 1, move >> 1);
    }

    @Override
    public int terminal(long position) {
        return game.end(unpack(position)).map(Score::finished).orElse(Score.ONGOING);
    }

    @Override
    public int maxMoves(long position) {
        return 4;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        List<Take> moves = Piles.takes(unpack(position));
        for (int i = 0; i < moves.size(); i++) {
            into[from + i] = moves.get(i).pile() + 2 * moves.get(i).counters();
        }
        return moves.size();
    }

    @Override
    public long play(long position, int move) {
        return pack(game.after(unpack(position), unpackMove(position, move)));
    }

    @Override
    public long bounds(long position) {
        int terminal = terminal(position);
        return terminal == Score.ONGOING ? Score.bounds(Score.loss(2), Score.win(1)) : Score.bounds(terminal, terminal);
    }

    @Override
    public int soonestDraw(long position) {
        State state = unpack(position);
        return state.left / 2 + state.right / 2;
    }

    @Override
    public int maxPlies(long position) {
        State state = unpack(position);
        return state.left + state.right;
    }

    @Override
    public long canonical(long position) {
        return pack(game.canonical(unpack(position)));
    }
}
