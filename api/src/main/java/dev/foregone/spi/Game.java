package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.diagram.Diagram;
import java.util.List;
import java.util.Optional;

/**
 * The rules of one game, and how its positions are written: the service that a game plug-in provides.
 *
 * <p>A provider MUST be a public class with a public no-argument constructor (a record without components will do) and
 * MUST be named in {@code META-INF/services/dev.foregone.spi.Game}; in a module it MUST also stand in the module's
 * {@code provides}. A game MUST be stateless, or immutable: every method may be called from any thread. Every method
 * answers for any state of the game, finished ones too. {@code GameContract} of the testkit checks all of this.
 *
 * <p>Two methods are REQUIRED. The others are OPTIONAL; each says what leaving it out costs.
 *
 * <p>Who implements this interface can rely on it: later versions add default methods only.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Game<S extends GameState<S, M>, M extends Move> {

    /**
     * REQUIRED. The name by which people and programs ask for the game.
     *
     * @return lower-case letters, digits and single hyphens, beginning with a letter: {@code nine-mens-morris}
     */
    String id();

    /**
     * REQUIRED. Where the game begins, or where it usually does if it has no fixed beginning.
     *
     * @return the position that is meant when none is named
     */
    S initialState();

    /**
     * OPTIONAL. What people call the game: {@code Connect Four}. Left out, it is the id.
     *
     * @return a name on one line, not blank
     */
    default String name() {
        return id();
    }

    /**
     * OPTIONAL. One line for people about what the game is. Left out, lists show the name alone.
     *
     * @return a phrase without a full stop, or an empty text
     */
    default String description() {
        return "";
    }

    /**
     * OPTIONAL. Reads a position. Left out, nobody can name a position in text: the command line then solves only the
     * {@linkplain #initialState() initial state}, and pages name positions by the moves from it.
     *
     * @param notation what {@link #format} writes, and whatever else the game accepts
     * @return the position, which is one that the game can reach, or could have begun from
     * @throws NotationException if the text is no such position: what is wrong with it, and what is accepted
     */
    default S parse(String notation) {
        throw new NotationException(
                notation,
                "the game '" + id() + "' reads no positions",
                "nothing: leave the position out, and the game's initial state is meant");
    }

    /**
     * OPTIONAL. Writes a position on one line, without tabs. Left out, it is the state's {@code toString()}.
     *
     * @param state a position
     * @return text that {@link #parse}, where there is one, reads back as an equal position
     */
    default String format(S state) {
        return state.toString();
    }

    /**
     * OPTIONAL. A position as a diagram: what pages draw, what {@link #draw} writes, and what people click. Left out,
     * there are no pictures of the game: a page shows its {@link #draw} and a button for each move.
     *
     * @param state a position
     * @return the board, with owners of its pieces; or empty, for every position of the game alike
     */
    default Optional<Diagram> diagram(S state) {
        return Optional.empty();
    }

    /**
     * OPTIONAL. What a person clicks to make a move, in this order: names of sites of the {@linkplain #diagram diagram}.
     * A text that is no site's name is a button, as for a pass. Two moves with the same clicks are told apart by a menu; the
     * clicks of one move are not the beginning of another's, because a move is made as soon as its clicks are complete.
     * Left out, it is the move's {@code toString()}: the right thing where that is a site's name, and a button otherwise.
     *
     * @param state the position the move is made in
     * @param move one of its legal moves
     * @return one text or more
     */
    default List<String> clicks(S state, M move) {
        return List.of(move.toString());
    }

    /**
     * OPTIONAL. Draws a position for people. Left out, it is the text of the {@linkplain #diagram diagram}, or {@link
     * #format} where there is none.
     *
     * @param state a position
     * @return one or more lines without a line end after the last
     */
    default String draw(S state) {
        return diagram(state).map(Diagram::text).orElseGet(() -> format(state));
    }

    /**
     * OPTIONAL. Reads a move. Left out, the legal move with that {@code toString()} is found by trying each.
     *
     * @param state the position the move is made in
     * @param notation the move's notation
     * @return a legal move
     * @throws NotationException if no legal move is written so; what is accepted names the legal moves
     */
    default M parseMove(S state, String notation) {
        List<M> legal = state.legalMoves();
        return legal.stream()
                .filter(move -> move.toString().equals(notation))
                .findFirst()
                .orElseThrow(() -> new NotationException(
                        notation, "no legal move of " + format(state) + " is written so", MoveNotation.list(legal)));
    }

    /**
     * OPTIONAL. What the two players are called, the one who moves first first. Left out, they are A and B.
     *
     * @return two different names
     */
    default List<String> players() {
        return List.of("A", "B");
    }

    /**
     * OPTIONAL. The name of the player to move. Left out, people read "the player to move" without a name.
     *
     * @param state a position
     * @return one of {@link #players()}, or empty if the position does not tell
     */
    default Optional<String> playerToMove(S state) {
        return Optional.empty();
    }

    /**
     * OPTIONAL. One position to stand for all that are equivalent to this one by a symmetry of the game, a mirror image of the
     * board for example, whose moves are the mirror images of this one's. Left out, engines solve each of the equivalent positions.
     * A game with packed rules gives both this and {@link PackedRules#canonical}.
     *
     * @param state a position
     * @return the position that stands for it; {@code canonical(canonical(s))} equals {@code canonical(s)}
     */
    default S canonical(S state) {
        return state;
    }

    /**
     * OPTIONAL, but REQUIRED of a game whose lines of play can come back to a position they have been in. Left out, the
     * game promises that every line of play ends; an engine that finds a cycle all the same stops with an
     * {@link dev.foregone.api.LineTooLongException}.
     *
     * @return true if a line of play can repeat a position
     */
    default boolean cyclic() {
        return false;
    }

    /**
     * OPTIONAL. What the game knows of its states without a search. Left out, engines know the rules alone: the answers
     * are the same and may take many times as long. Not asked for positions that have {@linkplain #packedRules packed
     * rules}.
     *
     * @return hints that always answer the same, or empty
     */
    default Optional<Hints<S, M>> hints() {
        return Optional.empty();
    }

    /**
     * OPTIONAL. Packed rules: the same rules over positions packed into 64 bits. Left out, engines work on the states
     * themselves: the answers are the same and take several times as long.
     *
     * <p>A game may be played on boards of many sizes, so the rules are asked for by a state: they hold for it and for
     * every state that play can reach from it. A solver keeps what it has learned as long as the rules of its next
     * question {@code equals} those of the last, so rules that mean the same MUST be equal: the same object each time,
     * or a record of the size of the board.
     *
     * @param state a position
     * @return rules that agree with the game's states on everything that can be reached from it, or empty
     */
    default Optional<PackedRules<S, M>> packedRules(S state) {
        return Optional.empty();
    }
}
