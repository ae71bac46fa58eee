package dev.foregone.games.footstep;

import dev.foregone.api.Bounds;
import dev.foregone.spi.Hints;
import dev.foregone.spi.Score;
import java.util.Arrays;
import java.util.List;

/** Hints for boards too large for packed rules; beyond 64 cells they only bound the length of a line. */
final class FootstepHints implements Hints<Footstep, Step> {

    @Override
    public Bounds bounds(Footstep state) {
        Board board = state.board();
        return board.foresight() == null
                ? Bounds.unknown()
                : Score.outcomeBounds(board.foresight().bounds(board.bits(), state.mover(), state.other()));
    }

    @Override
    public List<Step> candidates(Footstep state, List<Step> legal) {
        Board board = state.board();
        if (board.foresight() == null) {
            return legal;
        }
        int[] targets = new int[Foresight.DIRECTIONS];
        int count = board.foresight().candidates(board.bits(), state.mover(), state.other(), targets, 0);
        Step[] steps = new Step[count];
        Arrays.setAll(steps, i -> board.step(targets[i]));
        return List.of(steps);
    }

    /** Each move removes a platform, and from the last one no step is possible. */
    @Override
    public int maxPlies(Footstep state) {
        return state.board().count();
    }
}
