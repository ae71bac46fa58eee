package dev.foregone.games.footstep;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.GameVariant;
import dev.foregone.spi.Hints;
import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.Optional;

/**
 * Footstep, the vanishing-platform game. Its positions are written {@code 111/101/111 1,0 1,2 A}: the rows of the
 * board, A's cell, B's cell, and who is to move (A if left out); rows and columns count from 0, top left. The arrays of
 * the game's original problem are read as well: {@code [[1,1,1],[1,0,1],[1,1,1]] [1,0] [1,2]}.
 */
public final class FootstepGame implements GameGuide<Footstep, Step> {

    private static final Footstep FIVE_BY_FIVE = FootstepNotation.parse("11111/11111/11111/11111/11111 0,0 4,4 A");

    private static final FootstepHints HINTS = new FootstepHints();

    /** Called by the registry. */
    public FootstepGame() {}

    @Override
    public String id() {
        return "footstep";
    }

    @Override
    public String description() {
        return "step to an adjacent platform, the one left behind vanishes; who cannot step loses";
    }

    /** The full board of 5 x 5, the players in opposite corners; the game has no standard board. */
    @Override
    public Footstep initialState() {
        return FIVE_BY_FIVE;
    }

    @Override
    public String rules() {
        return """
            The players A and B stand on platforms. In turn, A first, they step to a platform beside theirs: up, down, left or \
            right, also to that of the other. The platform left behind vanishes.
            Who cannot step loses, and so does a player whose platform has vanished, because the other stood there too and has \
            left. There are no draws.""";
    }

    @Override
    public List<GameVariant> variants() {
        return List.of(
                new GameVariant("5 x 5", "11111/11111/11111/11111/11111 0,0 4,4 A"),
                new GameVariant("3 x 3", "111/111/111 0,0 2,2 A"),
                new GameVariant("4 x 4", "1111/1111/1111/1111 0,0 3,3 A"),
                new GameVariant("6 x 6", "111111/111111/111111/111111/111111/111111 0,0 5,5 A"),
                new GameVariant("5 x 5 with a pond", "11111/10001/10001/10001/11111 0,0 4,4 A"));
    }

    /** Lights the player who has lost. */
    @Override
    public Optional<GameEnding> ending(Footstep state) {
        return state.terminalValue().map(lost -> {
            String player = state.aMoves() ? "A" : "B";
            Step cell = state.aMoves() ? state.a() : state.b();
            return new GameEnding(
                    state.board().has(cell.row(), cell.column())
                            ? player + " has no platform to step to"
                            : player + "'s platform has vanished",
                    List.of(cell.toString()));
        });
    }

    @Override
    public Footstep parse(String notation) {
        return FootstepNotation.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(Footstep state) {
        return Optional.of(FootstepDiagram.of(state));
    }

    @Override
    public Optional<String> playerToMove(Footstep state) {
        return Optional.of(state.aMoves() ? "A" : "B");
    }

    @Override
    public Optional<Hints<Footstep, Step>> hints() {
        return Optional.of(HINTS);
    }

    @Override
    public Optional<PackedRules<Footstep, Step>> packedRules(Footstep state) {
        return FootstepRules.fit(state.board())
                ? Optional.of(
                        new FootstepRules(state.board().rows(), state.board().columns()))
                : Optional.empty();
    }
}
