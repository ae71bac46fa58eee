package dev.foregone.games.amazons;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.Optional;

/**
 * The Game of the Amazons on boards of up to 31 squares; {@link Amazons} states the rules.
 *
 * <p>A position is written as the rows of the board from the top, {@code w} and {@code b} for queens, {@code x} for burnt
 * squares, {@code .} for free ones, and who is to move (white if left out): {@code .bb./b..b/w..w/.ww. white}. The size of
 * the board is that of the text. {@code 5x6} is the beginning on five columns and six rows with four queens a side, as in J.
 * Song and M. Müller, <em>An Enhanced Solver for the Game of Amazons</em>, IEEE Transactions on Computational Intelligence
 * and AI in Games 7 (2015). A game may begin anywhere: with one or more queens a side, and squares that are burnt already.
 */
public final class AmazonsGame implements GameGuide<Amazons, AmazonsMove> {

    static final String WHITE = "white";
    static final String BLACK = "black";

    private static final int USUAL_SIDE = 4;

    /** Called by the registry. */
    public AmazonsGame() {}

    @Override
    public String id() {
        return "amazons";
    }

    @Override
    public String name() {
        return "Amazons";
    }

    @Override
    public String description() {
        return "move a queen, shoot an arrow that burns a square; who cannot move loses; 4 x 4 or any size that fits";
    }

    /** Four by four squares. */
    @Override
    public Amazons initialState() {
        return Amazons.start(USUAL_SIDE, USUAL_SIDE);
    }

    @Override
    public String rules() {
        return """
            Each player has queens, which stand on free squares. White begins, and the players take turns.
            A turn has two parts. First one moves one of one's queens as in chess: along a row, a column or a diagonal, over \
            free squares only. From its new square it then shoots an arrow, which flies in the same way, and burns the square \
            where it lands: nothing moves there or flies over it any more. The square that the queen has left is free.
            Nothing is captured. Who cannot move loses, so there are no draws.""";
    }

    @Override
    public List<GameVariant> variants() {
        return List.of(
                new GameVariant("4 x 4", "4x4"),
                new GameVariant("4 columns, 5 rows", "4x5"),
                new GameVariant("5 x 5", "5x5"),
                new GameVariant("5 columns, 6 rows", "5x6"),
                new GameVariant("4 x 4, one queen each", "...b/..../..../w... white"));
    }

    /** Lights the queens that cannot move. */
    @Override
    public Optional<GameEnding> ending(Amazons state) {
        return state.terminalValue()
                .map(lost -> new GameEnding(
                        (state.whiteMoves() ? WHITE : BLACK) + " has no move left",
                        state.queens().map(Square::site).toList()));
    }

    @Override
    public Amazons parse(String notation) {
        return AmazonsNotation.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(Amazons state) {
        return Optional.of(AmazonsDiagram.of(state));
    }

    /** The queen, the square it goes to, and the square to be burnt. */
    @Override
    public List<String> clicks(Amazons state, AmazonsMove move) {
        return move.squares().map(Square::site).toList();
    }

    @Override
    public List<String> players() {
        return List.of(WHITE, BLACK);
    }

    @Override
    public Optional<String> playerToMove(Amazons state) {
        return Optional.of(state.whiteMoves() ? WHITE : BLACK);
    }

    @Override
    public Optional<PackedRules<Amazons, AmazonsMove>> packedRules(Amazons state) {
        return Optional.of(state.packedRules());
    }
}
