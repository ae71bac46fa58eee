package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;

/** One stone is taken at a time; who cannot has lost. A search of more than five stones runs into a fault. */
record Landmine(Fault fault) implements Game<Landmine.State, Landmine.Take> {

    record Take() implements Move {}

    record State(int stones, Fault fault) implements GameState<State, Take> {

        @Override
        public Optional<GameValue> terminalValue() {
            return stones == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Take> legalMoves() {
            if (stones == 5) {
                return fault.happen();
            }
            return stones == 0 ? List.of() : List.of(new Take());
        }

        @Override
        public State play(Take move) {
            return new State(stones - 1, fault);
        }
    }

    @Override
    public String id() {
        return "landmine";
    }

    @Override
    public State initialState() {
        return new State(3, fault);
    }

    @Override
    public State parse(String notation) {
        return new State(Integer.parseInt(notation), fault);
    }
}
