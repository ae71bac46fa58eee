package dev.foregone.testkit;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.IllegalMoveException;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site.Owner;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.Hints;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Placement;
import dev.foregone.spi.PositionSetup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two piles; a player takes 1 or 2 counters from one. Who finds none has lost; two piles of one counter each are a
 * draw. Here everything is right; a broken game overrides one method.
 */
class Piles implements GameGuide<Piles.State, Piles.Take>, PositionSetup<Piles.State> {

    private static final Pattern NOTATION = Pattern.compile("([0-3])\\+([0-3]) ([AB])");

    private final PackedRules<State, Take> packed = new PilesRules(this);

    /** Takes counters from a pile. */
    record Take(int pile, int counters) implements Move {

        @Override
        public String toString() {
            return (pile == 0 ? "left " : "right ") + counters;
        }
    }

    /** The piles, and whether it is the first player's turn. The fields can be changed only by a broken game. */
    static final class State implements GameState<State, Take> {

        final Piles game;
        int left;
        int right;
        boolean first;

        State(Piles game, int left, int right, boolean first) {
            this.game = game;
            this.left = left;
            this.right = right;
            this.first = first;
        }

        @Override
        public Optional<GameValue> terminalValue() {
            return game.end(this);
        }

        @Override
        public List<Take> legalMoves() {
            return game.moves(this);
        }

        @Override
        public State play(Take take) {
            return game.play(this, take);
        }

        @Override
        public boolean movesAgain(Take take) {
            return game.again(this, take);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof State that && game.same(this, that);
        }

        @Override
        public int hashCode() {
            return game.hash(this);
        }

        @Override
        public String toString() {
            return left + "+" + right + (first ? " A" : " B");
        }
    }

    @Override
    public String id() {
        return "piles";
    }

    @Override
    public State initialState() {
        return new State(this, 3, 3, true);
    }

    Optional<GameValue> end(State state) {
        if (state.left == 1 && state.right == 1) {
            return Optional.of(GameValue.DRAW);
        }
        return state.left + state.right == 0 ? Optional.of(GameValue.LOSS) : Optional.empty();
    }

    List<Take> moves(State state) {
        return state.left == 1 && state.right == 1 ? List.of() : takes(state);
    }

    static List<Take> takes(State state) {
        return Stream.concat(takes(0, state.left), takes(1, state.right)).toList();
    }

    private static Stream<Take> takes(int pile, int counters) {
        return IntStream.rangeClosed(1, Math.min(2, counters)).mapToObj(taken -> new Take(pile, taken));
    }

    State play(State state, Take take) {
        if (!moves(state).contains(take)) {
            throw new IllegalMoveException(take, state, moves(state));
        }
        return after(state, take);
    }

    final State after(State state, Take take) {
        int left = state.left - (take.pile == 0 ? take.counters : 0);
        int right = state.right - (take.pile == 1 ? take.counters : 0);
        return new State(this, left, right, !state.first);
    }

    boolean again(State state, Take take) {
        return false;
    }

    boolean same(State one, State other) {
        return one.left == other.left && one.right == other.right && one.first == other.first;
    }

    int hash(State state) {
        return 100 * state.left + 10 * state.right + (state.first ? 1 : 0);
    }

    @Override
    public State parse(String notation) {
        Matcher text = NOTATION.matcher(notation);
        if (!text.matches()) {
            throw new NotationException(notation, "no two piles and a player", "3+3 A");
        }
        return new State(
                this,
                Integer.parseInt(text.group(1)),
                Integer.parseInt(text.group(2)),
                text.group(3).equals("A"));
    }

    @Override
    public Optional<String> playerToMove(State state) {
        return Optional.of(state.first ? "A" : "B");
    }

    @Override
    public String rules() {
        return "A player takes 1 or 2 counters from one of two piles. Who finds none has lost.";
    }

    @Override
    public List<GameVariant> variants() {
        return List.of(new GameVariant("three each", "3+3 A"), new GameVariant("one pile", "3+0 A"));
    }

    @Override
    public Optional<GameEnding> ending(State state) {
        return end(state).map(over -> new GameEnding("too little is left", List.of("left", "right")));
    }

    @Override
    public Optional<Diagram> diagram(State state) {
        return Optional.of(diagram(state, placement(state)));
    }

    @Override
    public Optional<PositionSetup<State>> setup() {
        return Optional.of(this);
    }

    @Override
    public Map<String, List<String>> placeable(State board) {
        List<String> counters = List.of("1", "11", "111");
        return Map.of("left", counters, "right", counters);
    }

    @Override
    public Placement placement(State state) {
        Map<String, String> pieces =
                new HashMap<>(Map.of("left", "1".repeat(state.left), "right", "1".repeat(state.right)));
        pieces.values().removeIf(String::isEmpty);
        return new Placement(pieces, playerToMove(state));
    }

    @Override
    public State placed(State board, Placement placement) {
        return new State(
                this,
                placement.on("left").length(),
                placement.on("right").length(),
                placement.player().equals(Optional.of("A")));
    }

    @Override
    public Diagram diagram(State board, Placement placement) {
        return Diagram.empty()
                .pit("left", 0, 0, Owner.NOBODY, placement.on("left").length())
                .pit("right", 1, 0, Owner.NOBODY, placement.on("right").length());
    }

    /** How many are taken is asked for in a menu. */
    @Override
    public List<String> clicks(State state, Take take) {
        return List.of(take.pile == 0 ? "left" : "right");
    }

    @Override
    public State canonical(State state) {
        return state.left <= state.right ? state : mirrored(state);
    }

    final State mirrored(State state) {
        return new State(this, /* left= */ state.right, /* right= */ state.left, state.first);
    }

    @Override
    public Optional<Hints<State, Take>> hints() {
        return Optional.of(new PilesHints());
    }

    @Override
    public Optional<PackedRules<State, Take>> packedRules(State state) {
        return Optional.of(packed);
    }
}
