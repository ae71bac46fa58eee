package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.tablebase.Tablebase;
import java.util.Optional;

/** What all positions that can be reached from one are worth together. */
interface Counting<S extends GameState<S, M>, M extends Move> {

    /** Makes the counting of each game, and its reports; a page without a server has neither. */
    interface Factory {

        default <S extends GameState<S, M>, M extends Move> Counting<S, M> of(
                GuardedGame<S, M> game, AnswerSource<S, M> source) {
            return new None<>();
        }

        default <S extends GameState<S, M>, M extends Move> Optional<Reporting<S>> reports(
                GuardedGame<S, M> game, AnswerSource<S, M> source) {
            return Optional.empty();
        }
    }

    /** Why there are no statistics from a position; empty if there are, as far as is known. */
    Optional<String> whyNot(S root);

    /** The statistics of a position. */
    Reply of(S root);

    /** A tablebase of all positions that can be reached from one, built if need be. */
    Tablebase<S, M> tablebase(S root);

    /** Nothing is counted. */
    final class None<S extends GameState<S, M>, M extends Move> implements Counting<S, M> {

        private static final String WHY = "a page without a server counts no whole games";

        @Override
        public Optional<String> whyNot(S root) {
            return Optional.of(WHY);
        }

        @Override
        public Reply of(S root) {
            throw refused();
        }

        @Override
        public Tablebase<S, M> tablebase(S root) {
            throw refused();
        }

        private static Problem refused() {
            return Problem.of(422, WHY)
                    .accepted("./foregone explore, which has a server; or a puzzle of wins within some plies");
        }
    }
}
