package com.example.footstep;

import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.games.footstep.Footstep;
import dev.foregone.games.footstep.FootstepGame;
import dev.foregone.games.footstep.Step;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;

/** The number of moves of a game of footstep in which both play best. */
public final class Solution {

    private static final FootstepGame GAME = Games.load().get(FootstepGame.class);
    private static final Engines ENGINES = Engines.load();

    /**
     * How many moves the game takes from here: the winner is as quick, the loser as slow as can be.
     *
     * @param board 1 for a platform, 0 for a hole
     * @param aloc row and column of A, who moves first
     * @param bloc row and column of B
     * @return the moves of both players until one of them loses
     */
    public int solution(int[][] board, int[] aloc, int[] bloc) {
        return solve(Footstep.of(board, aloc, bloc)).plies();
    }

    /** The same for a line such as {@code [[1,1,1],[1,1,1],[1,1,1]] [1,0] [1,2]}. */
    int solution(String line) {
        return solve(GAME.parse(line)).plies();
    }

    private static Outcome solve(Footstep position) {
        try (Solver<Footstep, Step> solver = ENGINES.forSolving(GAME).open(GAME)) {
            return solver.solve(position);
        }
    }
}
