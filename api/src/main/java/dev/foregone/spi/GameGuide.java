package dev.foregone.spi;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.List;
import java.util.Optional;

/**
 * An ability that a {@link Game} may have: it explains itself to people who have never played it. The explorer shows what it
 * says; the command line does too. Nothing here changes an outcome. It extends {@code Game} so that a game's class names this
 * type alone, and its types of states and moves once.
 *
 * <p>Like every method of a game, each of these may be called from any thread.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
@Stability(Level.EXPERIMENTAL)
public interface GameGuide<S extends GameState<S, M>, M extends Move> extends Game<S, M> {

    /**
     * REQUIRED. The rules in a few sentences: what is on the board, what a move is, who wins, when it is a draw.
     *
     * @return plain text, whose lines are paragraphs; not blank
     */
    String rules();

    /**
     * OPTIONAL. Where the game may begin: boards of other sizes, other numbers of men, other material. Left out, people are
     * offered the {@linkplain Game#initialState() initial state} alone.
     *
     * @return the initial state first; or none
     */
    default List<GameVariant> variants() {
        return List.of();
    }

    /**
     * OPTIONAL. Why the game is over in a position. Left out, people are told only who has won.
     *
     * @param state a position, finished or not
     * @return why it is over; empty if it is not, or if there is nothing to say
     */
    default Optional<GameEnding> ending(S state) {
        return Optional.empty();
    }

    /**
     * OPTIONAL. A move as people write it, where that depends on the position: {@code Rxd5+} for {@code d1d5}. Left out, it is the
     * move's text, which remains what {@link Game#parseMove} reads.
     *
     * @param state a position
     * @param move a legal move there
     * @return one line that is not blank, another for each legal move
     */
    default String written(S state, M move) {
        return move.toString();
    }

    /**
     * OPTIONAL. What a winner reaches, if people count the winner's moves until then: {@code mate} makes "mate in 3" of a win in 5
     * plies and of a loss in 6. Only for games in which the players take turns. Left out, people are told of plies alone.
     *
     * @return a word or two; or empty
     */
    default Optional<String> goal() {
        return Optional.empty();
    }

    /**
     * OPTIONAL. A played game in the game's own file format, such as PGN for chess. Left out, people are offered none.
     *
     * @param start where it began
     * @param moves the moves made, each legal; the game need not be over
     * @param players who played, on one line each, in the order of {@code players()}; none if that is not known
     * @return the file; or empty, whatever the game, if there is no such format
     */
    default Optional<GameRecord> recorded(S start, List<M> moves, List<String> players) {
        return Optional.empty();
    }

    /**
     * OPTIONAL. How people set up positions. Left out, they must write them.
     *
     * @return always the same; or empty
     */
    default Optional<PositionSetup<S>> setup() {
        return Optional.empty();
    }
}
