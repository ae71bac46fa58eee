package com.example.chomp;

import dev.foregone.spi.Game;
import java.util.List;

/** Chomp, on a bar of 3 x 5 squares. */
public final class ChompGame implements Game<Bar, Bite> {

    /** Called by Foregone. */
    public ChompGame() {}

    @Override
    public String id() {
        return "chomp";
    }

    @Override
    public String name() {
        return "Chomp";
    }

    @Override
    public String description() {
        return "bite off a square and all below it and to its right; who takes the first square has lost";
    }

    @Override
    public Bar initialState() {
        return new Bar(List.of(5, 5, 5));
    }
}
