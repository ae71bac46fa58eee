package dev.foregone.games.dobutsu;

import dev.foregone.diagram.Diagram;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.spi.PackedRules;
import java.util.List;
import java.util.Optional;

/**
 * Dobutsu shogi, the shogi of three by four squares; {@link Dobutsu} states the rules. A line of play can repeat a
 * position.
 *
 * <p>A position is written as its rows, the pieces in the hands, and who is to move (sente if left out): {@code
 * gle/.c./.C./ELG - sente}. Sente's pieces are capitals; sente begins below. Positions with a piece missing or one too
 * many, or with the lion of the player to move on its far rank, are refused; other unreachable positions are accepted.
 */
public final class DobutsuGame implements GameGuide<Dobutsu, DobutsuMove> {

    static final String SENTE = "sente";
    static final String GOTE = "gote";

    /** Called by the registry. */
    public DobutsuGame() {}

    @Override
    public String id() {
        return "dobutsu";
    }

    @Override
    public String name() {
        return "dobutsu shogi";
    }

    @Override
    public String description() {
        return "catch the lion on a board of 3 x 4";
    }

    @Override
    public Dobutsu initialState() {
        return Dobutsu.START;
    }

    @Override
    public String rules() {
        return DobutsuGuide.RULES;
    }

    @Override
    public Optional<GameEnding> ending(Dobutsu state) {
        return DobutsuGuide.ending(state);
    }

    @Override
    public Dobutsu parse(String notation) {
        return DobutsuNotation.parse(notation);
    }

    @Override
    public Optional<Diagram> diagram(Dobutsu state) {
        return Optional.of(DobutsuDiagram.of(state));
    }

    /** The piece and the square it goes to; a piece to drop is in the hand. */
    @Override
    public List<String> clicks(Dobutsu state, DobutsuMove move) {
        return DobutsuDiagram.clicks(state, move);
    }

    @Override
    public List<String> players() {
        return List.of(SENTE, GOTE);
    }

    @Override
    public Optional<String> playerToMove(Dobutsu state) {
        return Optional.of(state.senteMoves() ? SENTE : GOTE);
    }

    @Override
    public boolean cyclic() {
        return true;
    }

    @Override
    public Optional<PackedRules<Dobutsu, DobutsuMove>> packedRules(Dobutsu state) {
        return Optional.of(state.packedRules());
    }
}
