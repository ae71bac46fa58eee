package dev.foregone.games.dodgem;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Dodgem, on the original board of three by three or a larger one; {@link Dodgem} states the rules. A line of play can
 * repeat a position.
 *
 * <p>A position is written as its rows of {@code .}, {@code b} and {@code r}, and who is to move (blue if left out):
 * {@code b../b../.rr blue}. {@code 4x4} is the beginning of the game on a board of that size. Positions are refused if
 * a player has more cars than at the beginning, or if a player whose cars have all left is to move; other unreachable
 * positions are accepted.
 */
public final class DodgemGame implements GameGuide<Dodgem, Drive> {

    private static final String BLUE = "blue";
    private static final String RED = "red";

    /** The rules of each size requested so far. */
    private final Map<Integer, DodgemRules> rules = new ConcurrentHashMap<>();

    /** Called by the registry. */
    public DodgemGame() {}

    @Override
    public String id() {
        return "dodgem";
    }

    @Override
    public String description() {
        return "drive all cars off the board before the other does; 3 x 3 or larger";
    }

    @Override
    public Dodgem initialState() {
        return Dodgem.start(3);
    }

    @Override
    public String rules() {
        return """
            Blue's cars begin on the left, and drive right, up or down; red's begin at the bottom, and drive up, left or right. A \
            move takes one car to the next cell, which must be free. Blue begins.
            Blue's cars leave the board on the right, red's at the top. Who has driven all cars off the board wins. It does not \
            pay to shut in the other: a player who cannot move wins as well. A position may be repeated; an endless game is a draw.""";
    }

    @Override
    public List<GameVariant> variants() {
        return List.of(
                new GameVariant("3 x 3", "3x3"), new GameVariant("4 x 4", "4x4"), new GameVariant("5 x 5", "5x5"));
    }

    /** Lights the cars that cannot move. */
    @Override
    public Optional<GameEnding> ending(Dodgem state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                state.theirs() == 0
                        ? new GameEnding("all cars have left the board")
                        : new GameEnding("every car is shut in", DodgemDiagram.cells(state, state.mine())));
    }

    @Override
    public Dodgem parse(String notation) {
        return DodgemNotation.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(Dodgem state) {
        return Optional.of(DodgemDiagram.of(state));
    }

    /** The car and its target: a cell, or the exit beyond the edge. */
    @Override
    public List<String> clicks(Dodgem state, Drive drive) {
        return List.of(
                drive.row() + "," + drive.column(),
                (drive.row() + drive.direction().rows()) + ","
                        + (drive.column() + drive.direction().columns()));
    }

    @Override
    public List<String> players() {
        return List.of(BLUE, RED);
    }

    @Override
    public Optional<String> playerToMove(Dodgem state) {
        return Optional.of(state.blueMoves() ? BLUE : RED);
    }

    @Override
    public boolean cyclic() {
        return true;
    }

    /** The position if blue is to move, otherwise the same with the colours exchanged. */
    @Override
    public Dodgem canonical(Dodgem state) {
        return state.blueMoves() ? state : state.exchanged();
    }

    /** Rules for boards of up to 5 x 5. */
    @Override
    public Optional<PackedRules<Dodgem, Drive>> packedRules(Dodgem state) {
        return DodgemRules.fit(state.size())
                ? Optional.of(rules.computeIfAbsent(state.size(), DodgemRules::new))
                : Optional.empty();
    }
}
