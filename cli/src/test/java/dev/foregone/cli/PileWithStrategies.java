package dev.foregone.cli;

import dev.foregone.spi.Bundled;
import dev.foregone.spi.Game;
import java.net.URL;
import java.util.List;

/** A pile that brings strategies with it. */
record PileWithStrategies(List<URL> strategies) implements Game<Pile.State, Pile.Take>, Bundled {

    private static final Pile PILE = new Pile();

    @Override
    public String id() {
        return PILE.id();
    }

    @Override
    public Pile.State initialState() {
        return PILE.initialState();
    }

    @Override
    public Pile.State parse(String notation) {
        return PILE.parse(notation);
    }
}
