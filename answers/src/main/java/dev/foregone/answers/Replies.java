package dev.foregone.answers;

import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.play.MoveChances;
import dev.foregone.play.Opponent;

/** What an opponent plays, by way of a session. What goes wrong in the game is blamed on it. */
public final class Replies<S extends GameState<S, M>, M extends Move> {

    private final GuardedGame<S, M> referee;
    private final Session<S, M> session;

    public Replies(GuardedGame<S, M> referee, Session<S, M> session) {
        this.referee = referee;
        this.session = session;
    }

    /** A move of perfect play in a position that is not finished; limits are for each question to the engine. */
    public M perfect(S state, Limits limits) {
        Analysis<S, M> analysis = analysis(state, limits);
        return referee.blame()
                .ask(
                        "play",
                        () -> session.asking(solver -> Opponent.perfect(solver).choose(analysis, limits)));
    }

    /** The move of a fallible player in a position that is not finished: the same for the same level, seed and ply. */
    public M fallible(S state, double level, long seed, int ply, Limits limits) {
        return MoveChances.of(analysis(state, limits), level).choose(seed, ply);
    }

    private Analysis<S, M> analysis(S state, Limits limits) {
        Analysis<S, M> analysis = session.analysis(state, limits);
        if (analysis.moves().isEmpty()) {
            throw session.fault("its analysis of a position that is not finished has no move");
        }
        return analysis;
    }
}
