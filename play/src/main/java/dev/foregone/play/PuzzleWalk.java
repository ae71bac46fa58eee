package dev.foregone.play;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The way through a puzzle, as far as the winner has only moves. */
final class PuzzleWalk<S extends GameState<S, M>, M extends Move> {

    private final PuzzleJudge<S, M> judge;
    private final List<M> line = new ArrayList<>();
    private final S start;
    private S state;
    private boolean winnerMoves = true;
    private int length;
    private int turns;
    private double found = 1;

    PuzzleWalk(PuzzleJudge<S, M> judge, S start) {
        this.judge = judge;
        this.start = start;
        this.state = start;
    }

    /** Goes to its end. */
    Optional<Puzzle<S, M>> puzzle(OptionalInt within) {
        Optional<M> next = next();
        while (next.isPresent()) {
            make(next.orElseThrow());
            next = next();
        }
        return turns == 0
                ? Optional.empty()
                : Optional.of(new Puzzle<>(start, line.subList(0, length), turns, 1 - found, within));
    }

    private Optional<M> next() {
        if (state.terminalValue().isPresent()) {
            return Optional.empty();
        }
        return winnerMoves ? judge.only(state, line.size()) : Optional.of(judge.defence(state, line.size()));
    }

    private void make(M move) {
        if (winnerMoves) {
            turns++;
            found /= state.legalMoves().size();
            length = line.size() + 1;
        }
        boolean again = state.movesAgain(move);
        line.add(move);
        state = state.play(move);
        winnerMoves = again == winnerMoves;
    }
}
