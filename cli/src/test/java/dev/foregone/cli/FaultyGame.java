package dev.foregone.cli;

import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A pile whose game fails in one of its methods. */
record FaultyGame(String method, Supplier<?> fault) implements Game<Pile.State, Pile.Take> {

    private static final Pile PILE = new Pile();

    FaultyGame(String method, Fault fault) {
        this(method, fault::happen);
    }

    @SuppressWarnings("unchecked") // what a test puts in is what the method returns
    private <T> T at(String here, Supplier<T> sound) {
        return here.equals(method) ? (T) fault.get() : sound.get();
    }

    @Override
    public String id() {
        return "faulty";
    }

    @Override
    public Pile.State initialState() {
        return at("initialState()", PILE::initialState);
    }

    @Override
    public String description() {
        return at("description()", () -> "a pile");
    }

    @Override
    public Pile.State parse(String notation) {
        return at("parse()", () -> PILE.parse(notation));
    }

    @Override
    public String format(Pile.State state) {
        return at("format()", state::toString);
    }

    @Override
    public String draw(Pile.State state) {
        return at("draw()", state::toString);
    }

    @Override
    public Pile.Take parseMove(Pile.State state, String notation) {
        return at("parseMove()", () -> PILE.parseMove(state, notation));
    }

    @Override
    public List<String> players() {
        return at("players()", () -> List.of("A", "B"));
    }

    @Override
    public Optional<String> playerToMove(Pile.State state) {
        return at("playerToMove()", Optional::empty);
    }
}
