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
}
