package dev.foregone.games.morris;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.PositionSetup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;

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

    /** The rules of each variant requested so far. */
    private final Map<Variant, MorrisRules> rules = new ConcurrentHashMap<>();

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
        return MorrisGuide.RULES;
    }

    @Override
    public List<GameVariant> variants() {
        return MorrisGuide.VARIANTS;
    }

    @Override
    public Optional<GameEnding> ending(Morris state) {
        return MorrisGuide.ending(state);
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

    /** The position with white to move, in the image under a symmetry of the board that comes first alphabetically. */
    @Override
    public Morris canonical(Morris state) {
        return (state.whiteMoves() ? state : state.exchanged()).leastImage();
    }

    /** Of men and mills; 0 for all positions of Three Men's Morris, which is so small that engines prove it. */
    @Override
    public Optional<ToDoubleFunction<Morris>> evaluation() {
        return Optional.of(
                state -> packedRules(state).map(rules -> expected(rules, state)).orElse(0.0));
    }

    private static double expected(PackedRules<Morris, MorrisMove> rules, Morris state) {
        return rules.evaluation().orElseThrow().applyAsDouble(rules.pack(state));
    }

    /** Rules for the boards of squares; Three Men's Morris needs none. */
    @Override
    public Optional<PackedRules<Morris, MorrisMove>> packedRules(Morris state) {
        return state.variant().millWins()
                ? Optional.empty()
                : Optional.of(rules.computeIfAbsent(state.variant(), MorrisRules::new));
    }
}
