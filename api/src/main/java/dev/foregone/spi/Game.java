package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.diagram.Diagram;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The rules and the notation of one game: the service that a game plug-in provides.
 *
 * <p>A provider MUST be a public class with a public no-argument constructor (a record without components will do) and
 * MUST be named in {@code META-INF/services/dev.foregone.spi.Game}; in a module it MUST also stand in the module's
 * {@code provides}. A game MUST be stateless, or immutable: every method may be called from any thread. Every method
 * accepts any state of the game, including finished ones. {@code GameContract} of the testkit checks all of this.
 *
 * <p>Two methods are REQUIRED. The others are OPTIONAL; each says what leaving it out costs.
 *
 * <p>This interface gets no further methods: an ability that a later version knows is an interface of its own, which a game
 * may implement, too.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public interface Game<S extends GameState<S, M>, M extends Move> {

    /**
     * REQUIRED. The name by which people and programs ask for the game.
     *
     * @return lower-case letters, digits and single hyphens, beginning with a letter, at most 64 characters: {@code
     *     nine-mens-morris}
     */
    String id();

    /**
     * REQUIRED. The position where the game begins, or usually begins if that is not fixed.
     *
     * @return the default position
     */
    S initialState();

    /**
     * OPTIONAL. The game's name for people: {@code Connect Four}. Left out, it is the id.
     *
     * @return a name on one line, not blank
     */
    default String name() {
        return id();
    }

    /**
     * OPTIONAL. A one-line description of the game. Left out, lists show the name alone.
     *
     * @return a phrase without a full stop, or an empty text
     */
    default String description() {
        return "";
    }

    /**
     * OPTIONAL. Reads a position. Left out, positions cannot be given as text: the command line then reaches positions only
     * by moves from the {@linkplain #initialState() initial state} ({@code --after}), and so do pages.
     *
     * @param notation what {@link #format} writes, and whatever else the game accepts
     * @return the position: one that the game can reach, or could have begun from
     * @throws NotationException if the text is not such a position, saying what is wrong and what is accepted
     */
    default S parse(String notation) {
        throw new NotationException(
                notation,
                "the game '" + id() + "' reads no positions",
                "the moves that lead there, in place of a position: --after \"MOVES\""
                        + " or, in a batch with --json, {\"after\":[\"MOVE\"]}");
    }

    /**
     * OPTIONAL. Writes a position on one line, without tabs. Left out, it is the state's {@code toString()}.
     *
     * @param state a position
     * @return text that {@link #parse}, if implemented, reads back as an equal position
     */
    default String format(S state) {
        return state.toString();
    }

    /**
     * OPTIONAL. A position as a diagram, which pages draw, {@link #draw} writes, and people click. Left out, the game
     * has no pictures: a page shows the text of {@link #draw} and a button for each move.
     *
     * @param state a position
     * @return the board, with the owners of its pieces; or empty, then for every position of the game
     */
    default Optional<Diagram> diagram(S state) {
        return Optional.empty();
    }

    /**
     * OPTIONAL. The clicks that make a move, in order: names of sites of the {@linkplain #diagram diagram}. Any other
     * text is a button, as for a pass. Moves with the same clicks are distinguished by a menu; the clicks of one move
     * must not be the beginning of another's, because a move is made as soon as its clicks are complete. Left out, it
     * is the move's {@code toString()}: a site if one has that name, and a button otherwise.
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
     * OPTIONAL. Reads a move. Left out, it finds the legal move with that {@code toString()}.
     *
     * @param state the position the move is made in
     * @param notation the move's notation
     * @return a legal move
     * @throws NotationException if no legal move has this notation, naming the legal moves
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
     * OPTIONAL. The names of the two players, in the order of moving. Left out, they are A and B.
     *
     * @return two different names
     */
    default List<String> players() {
        return List.of("A", "B");
    }

    /**
     * OPTIONAL. The name of the player to move. Left out, texts say "the player to move" without a name.
     *
     * @param state a position
     * @return one of {@link #players()}, or empty if the position does not say
     */
    default Optional<String> playerToMove(S state) {
        return Optional.empty();
    }

    /**
     * OPTIONAL. A representative of all positions that are equivalent to this one by a symmetry of the game, such as a
     * mirror image of the board, whose moves are the mirror images of this one's. Left out, it is that of
     * {@link PackedRules#canonical}, if there are packed rules; otherwise engines solve each equivalent position.
     *
     * @param state a position
     * @return its representative; {@code canonical(canonical(s))} equals {@code canonical(s)}
     */
    default S canonical(S state) {
        return packedRules(state).map(rules -> canonical(rules, state)).orElse(state);
    }

    private S canonical(PackedRules<S, M> rules, S state) {
        long position = rules.pack(state);
        long canonical = rules.canonical(position);
        return canonical == position ? state : rules.unpack(canonical);
    }

    /**
     * OPTIONAL, but REQUIRED of a game whose lines of play can repeat a position. Left out, the game promises that
     * every line of play ends; an engine that finds a cycle nevertheless stops with an {@link
     * dev.foregone.api.LineTooLongException}.
     *
     * @return true if a line of play can repeat a position
     */
    default boolean cyclic() {
        return false;
    }

    /**
     * OPTIONAL. The game's knowledge about its states without a search. Left out, engines know only the rules: the
     * answers are the same but may take many times as long. Not asked for positions that have {@linkplain #packedRules
     * packed rules}.
     *
     * @return hints whose answers never change, or empty
     */
    default Optional<Hints<S, M>> hints() {
        return Optional.empty();
    }

    /**
     * OPTIONAL. An estimate of the result of a position, which need not be searched for: who stands better, and by how much.
     * It is never taken for a proof and changes no outcome; engines use it to {@linkplain dev.foregone.api.Solver#advise
     * advise} where they cannot prove, and to order moves. Left out, they estimate by the moves that the players have, and by
     * games played at random. Positions that have {@linkplain #packedRules packed rules} are estimated by those; left out where
     * the packed rules of the initial state have an evaluation, it is that of each state's packed rules, and 0 for a state without.
     *
     * <p>The number MUST be from -1 (the player to move loses) to 1 (wins), depend on the state alone, and be the same for
     * {@linkplain #canonical equivalent} states. A good one is quick, and grows with the chance to win.
     *
     * @return the expected result of an unfinished state for the player to move, safe for use by many threads; or empty
     */
    default Optional<ToDoubleFunction<S>> evaluation() {
        return packedRules(initialState()).flatMap(Rules::evaluation).map(present -> this::packedEvaluation);
    }

    private double packedEvaluation(S state) {
        return packedRules(state)
                .flatMap(rules -> rules.evaluation().map(own -> own.applyAsDouble(rules.pack(state))))
                .orElse(0.0);
    }

    /**
     * OPTIONAL. Rules for one thread over a line of play, where following one costs much less than making a state of each
     * position. Left out, engines play on the states. Not asked for where there are {@linkplain #packedRules packed rules}.
     *
     * @return new rules, which agree with the game's states on everything, for use by one thread; or empty
     */
    @Stability(Level.EXPERIMENTAL)
    default Optional<LineRules<S, M>> lineRules() {
        return Optional.empty();
    }

    /**
     * OPTIONAL. Packed rules: the same rules over positions packed into 64 bits. Left out, engines work on the states
     * themselves: the answers are the same but take several times as long.
     *
     * <p>A game may be played on boards of many sizes, so rules are requested for a state: they hold for it and for
     * every state reachable from it. A solver keeps what it has learned while successive questions have equal rules, so
     * equivalent rules MUST be equal: the same object each time, or a record of the board size.
     *
     * @param state a position
     * @return rules that agree with the game's states on everything reachable from it, or empty
     */
    default Optional<PackedRules<S, M>> packedRules(S state) {
        return Optional.empty();
    }
}
