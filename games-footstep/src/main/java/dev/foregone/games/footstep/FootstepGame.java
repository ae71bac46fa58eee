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
        return FootstepGuide.RULES;
    }

    @Override
    public List<GameVariant> variants() {
        return FootstepGuide.VARIANTS;
    }

    @Override
    public Optional<GameEnding> ending(Footstep state) {
        return FootstepGuide.ending(state);
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
