package dev.foregone.explorer;

import dev.foregone.answers.Json;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.explorer.http.Request;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;

/**
 * The opponent that a request asks for.
 *
 * @param strength how far it sees
 * @param seed the seed by which its moves are drawn
 */
record OpponentChoice(Strength strength, long seed) {

    static OpponentChoice of(Request request) {
        Strength strength =
                request.parameter("strength").map(OpponentChoice::strength).orElse(Strength.PERFECT);
        return new OpponentChoice(strength, seed(request));
    }

    private static Strength strength(String name) {
        return Strength.named(name).orElseThrow(() -> AnalysisRequest.unreadable("strength", name, Strength.names()));
    }

    static long seed(Request request) {
        String text = request.parameter("seed").orElse("0");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException wrong) {
            throw AnalysisRequest.unreadable("seed", text, "a whole number");
        }
    }

    <S extends GameState<S, M>, M extends Move> Opponent<S, M> opponent(Solver<S, M> solver) {
        return Opponent.ofStrength(solver, strength, seed);
    }

    /** Whether it makes the best move that is known. */
    boolean isPerfect() {
        return strength == Strength.PERFECT;
    }

    Json json() {
        return new Json().put("strength", strength.toString()).put("seed", seed);
    }
}
