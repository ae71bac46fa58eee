package dev.foregone.explorer;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.Optional;

/** Whoever takes the last of five counters wins; but one of its methods does something else first. */
final class HostileGame implements Game<HostileGame.Heap, HostileGame.Take> {

    private final String method;
    private final Runnable deed;

    HostileGame(String method, Runnable deed) {
        this.method = method;
        this.deed = deed;
    }

    private void enter(String asked) {
        if (asked.equals(method)) {
            deed.run();
        }
    }

    record Take(int counters) implements Move {
        @Override
        public String toString() {
            return "take" + counters;
        }
    }

    record Heap(HostileGame game, int counters) implements GameState<Heap, Take> {
        @Override
        public Optional<GameValue> terminalValue() {
            game.enter("terminalValue");
            return counters == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
        }

        @Override
        public List<Take> legalMoves() {
            game.enter("legalMoves");
            return counters == 0 ? List.of() : counters == 1 ? List.of(new Take(1)) : List.of(new Take(1), new Take(2));
        }

        @Override
        public Heap play(Take move) {
            game.enter("play");
            return new Heap(game, counters - move.counters());
        }
    }

    @Override
    public String id() {
        return "hostile";
    }

    @Override
    public String name() {
        enter("name");
        return "counters";
    }

    @Override
    public String description() {
        enter("description");
        return "five counters";
    }

    @Override
    public Heap initialState() {
        enter("initialState");
        return new Heap(this, 5);
    }

    @Override
    public Heap parse(String notation) {
        enter("parse");
        return new Heap(this, Integer.parseInt(notation));
    }

    @Override
    public String format(Heap heap) {
        enter("format");
        return String.valueOf(heap.counters());
    }

    @Override
    public String draw(Heap heap) {
        enter("draw");
        return "*".repeat(heap.counters());
    }

    @Override
    public Optional<Diagram> diagram(Heap heap) {
        enter("diagram");
        return Optional.empty();
    }

    @Override
    public List<String> clicks(Heap heap, Take move) {
        enter("clicks");
        return List.of(move.toString());
    }

    @Override
    public List<String> players() {
        enter("players");
        return List.of("A", "B");
    }

    @Override
    public Optional<PackedRules<Heap, Take>> packedRules(Heap heap) {
        enter("packedRules");
        return Optional.empty();
    }

    @Override
    public boolean cyclic() {
        enter("cyclic");
        return false;
    }
}
