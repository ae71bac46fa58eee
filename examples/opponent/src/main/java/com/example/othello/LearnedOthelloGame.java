package com.example.othello;

import dev.foregone.spi.Bundled;
import java.net.URL;
import java.util.List;
import java.util.Objects;

/** Othello with what {@code foregone train} has learned of it, in place of an evaluation that somebody wrote. */
public final class LearnedOthelloGame extends OthelloGame implements Bundled {

    /** Called by Foregone. */
    public LearnedOthelloGame() {
        super("othello-learned");
    }

    @Override
    public List<URL> weights() {
        return List.of(Objects.requireNonNull(LearnedOthelloGame.class.getResource("othello.weights")));
    }
}
