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
        return """
            Each player has a lion, which steps to any neighbouring square; a giraffe, which steps forwards, backwards and \
            sideways; an elephant, which steps diagonally; and a chick, which steps forwards. Sente begins, from below. A player \
            who moves onto a piece of the other captures it, and may later, in place of a move, drop it on any free square as a \
            piece of one's own.
            A chick that steps to the far rank becomes a hen, which steps to any neighbouring square except diagonally backwards. \
            A chick that is dropped there stays a chick. A captured hen is a chick again.
            Who catches the lion wins, and where one can catch it one must. Who moves the lion to the far rank, where it cannot be \
            caught at once, wins too. A player without a move loses. A position may be repeated; an endless game is a draw.""";
    }

    @Override
    public Optional<GameEnding> ending(Dobutsu state) {
        if (state.terminalValue().isEmpty()) {
            return Optional.empty();
        }
        if (state.isLionCaught()) {
            return Optional.of(new GameEnding(
                    "the lion is caught", List.of(DobutsuDiagram.inHand(Piece.LION, !state.senteMoves()))));
        }
        return Optional.of(state.triedLion()
                .map(square -> new GameEnding("the lion has reached the far rank", List.of(square.toString())))
                .orElseGet(() -> new GameEnding("no move left")));
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
        if (move instanceof Step step) {
            return List.of(step.from().toString(), step.to().toString());
        }
        Drop drop = (Drop) move;
        return List.of(
                DobutsuDiagram.inHand(drop.piece(), state.senteMoves()),
                drop.to().toString());
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
