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

    /** Makes the counting of each game, and its reports where the explorer has threads for them. */
    interface Factory {

        <S extends GameState<S, M>, M extends Move> Counting<S, M> of(
                GuardedGame<S, M> game, AnswerSource<S, M> source);

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
    record None<S extends GameState<S, M>, M extends Move>(String why, String accepted) implements Counting<S, M> {

        @Override
        public Optional<String> whyNot(S root) {
            return Optional.of(why);
        }

        @Override
        public Reply of(S root) {
            throw Problem.of(422, why).accepted(accepted);
        }

        @Override
        public Tablebase<S, M> tablebase(S root) {
            throw Problem.of(422, why).accepted(accepted);
        }
    }
}
