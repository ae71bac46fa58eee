package dev.foregone.games.morris;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PositionSetup;
import java.util.List;
import java.util.Optional;

/**
 * Nine Men's Morris and its smaller relatives; {@link Morris} states the rules, {@link Variant} which of them there are.
 * A line of play can repeat a position.
 *
 * <p>A position is written as the men of each player, the rows of the board from the top, white's and black's men in hand
 * (none if left out), and who is to move (white if left out): {@code 6:w.b/.../..../.../... 5,5 white}. After the number of
 * men, {@code f} says that three men fly and {@code s} that they slide; left out, they fly in Nine Men's Morris alone.
 * {@code 9} is the beginning of Nine Men's Morris. Positions are refused if a player has too many men, or if the numbers in
 * hand do not come from placing in turn; other unreachable positions are accepted.
 */
public final class MorrisGame implements GameGuide<Morris, MorrisMove> {

    static final String WHITE = "white";
    static final String BLACK = "black";

    private static final Variant USUAL = Variant.of(6);

    /** Called by the registry. */
    public MorrisGame() {}

    @Override
    public String id() {
        return "morris";
    }

    @Override
    public String name() {
        return "Nine Men's Morris family";
    }

    @Override
    public String description() {
        return "close mills to take the other's men; 6 men each, or 3, 4, 5 or 9";
    }

    /** Six Men's Morris. */
    @Override
    public Morris initialState() {
        return Morris.start(USUAL);
    }

    @Override
    public String rules() {
        return """
            The players, white first, take turns to place their men on free points. When all are placed, they slide one man along a \
            line to a free neighbouring point. Where men fly, as in Nine Men's Morris unless the variant says otherwise, a player \
            who has three men left may move one to any free point.
            Three men of a player on one line are a mill. Who closes a mill removes a man of the other: one that stands in no mill, \
            unless all do. Two mills closed at once remove one man.
            A player to move who has fewer than three men when all are placed, or cannot move, loses. A position may be repeated; an \
            endless game is a draw.
            In Three Men's Morris no man is removed: who closes a mill wins.""";
    }

    @Override
    public List<GameVariant> variants() {
        return List.of(
                new GameVariant("Six Men's Morris", "6"),
                new GameVariant("Nine Men's Morris", "9"),
                new GameVariant("Three Men's Morris", "3"),
                new GameVariant("Four men on the board of six", "4"),
                new GameVariant("Five men on the board of six", "5"),
                new GameVariant("Six Men's Morris, three men fly", "6f"),
                new GameVariant("Nine Men's Morris, no man flies", "9s"));
    }

    /** Lights the mill, or the men who have lost. */
    @Override
    public Optional<GameEnding> ending(Morris state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        if (state.variant().millWins() && !state.mill().isEmpty()) {
            return Optional.of(new GameEnding("a mill is closed", sites(state, state.mill())));
        }
        List<Integer> men = state.men();
        String reason = men.size() < MorrisRules.LEAST && state.inHand() == 0
                ? "fewer than three men are left"
                : "no move left";
        return Optional.of(new GameEnding(reason, sites(state, men)));
    }

    private static List<String> sites(Morris state, List<Integer> points) {
        return points.stream()
                .map(point -> state.variant().board().point(point).toString())
                .toList();
    }

    @Override
    public Morris parse(String notation) {
        return MorrisNotation.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(Morris state) {
        return Optional.of(MorrisSetup.ALL.diagram(state));
    }

    @Override
    public Optional<PositionSetup<Morris>> setup() {
        return Optional.of(MorrisSetup.ALL);
    }

    /** The man to be moved, if it is on the board, the point it goes to, and the man to be removed, if any. */
    @Override
    public List<String> clicks(Morris state, MorrisMove move) {
        return move.points().map(Point::toString).toList();
    }

    @Override
    public List<String> players() {
        return List.of(WHITE, BLACK);
    }

    @Override
    public Optional<String> playerToMove(Morris state) {
        return Optional.of(state.whiteMoves() ? WHITE : BLACK);
    }

    @Override
    public boolean cyclic() {
        return true;
    }

    @Override
    public Optional<PackedRules<Morris, MorrisMove>> packedRules(Morris state) {
        return Optional.of(state.packedRules());
    }
}
