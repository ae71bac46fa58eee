package com.example.pages;

import dev.foregone.api.Analysis;
import dev.foregone.api.RatedMove;
import dev.foregone.api.Solver;
import dev.foregone.games.footstep.Footstep;
import dev.foregone.games.footstep.FootstepGame;
import dev.foregone.games.footstep.Step;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;

class FirstProgram {

    public static void main(String[] arguments) {
        FootstepGame game = Games.load().get(FootstepGame.class);
        Footstep state = Footstep.of(new int[][] {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, new int[] {1, 0}, new int[] {1, 2});

        try (Solver<Footstep, Step> solver = Engines.load().preferredFor(game).open(game)) {
            Analysis<Footstep, Step> analysis = solver.analyze(state);
            System.out.println(analysis.outcome());
            System.out.println(analysis.line());
            for (RatedMove<Step> rated : analysis.moves()) {
                System.out.println(rated.move() + ": " + rated.outcome());
            }
        }
    }
}
