package dev.foregone.explorer;

import dev.foregone.answers.Json;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Request;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import org.jspecify.annotations.Nullable;

/**
 * The opponent that a request asks for: of a strength or of a level.
 *
 * @param strength how far it sees, or null if it has a level
 * @param level from 0 to 1
 * @param seed the seed by which its moves are drawn
 */
record OpponentChoice(@Nullable Strength strength, double level, long seed) {

    static OpponentChoice of(Request request) {
        Strength strength =
                request.parameter("strength").map(OpponentChoice::strength).orElse(null);
        if (strength != null && request.parameter("level").isPresent()) {
            throw Problem.of(400, "an opponent has a 'level' or a 'strength', not both")
                    .accepted("one of them");
        }
        return new OpponentChoice(strength, level(request), seed(request));
    }

    private static Strength strength(String name) {
        return Strength.named(name).orElseThrow(() -> AnalysisRequest.unreadable("strength", name, Strength.names()));
    }

    private static double level(Request request) {
        String text = request.parameter("level").orElse("1");
        if (!text.matches("[01](\\.0{1,9})?|0?\\.\\d{1,9}")) {
            throw AnalysisRequest.unreadable("level", text, "a number from 0 to 1, such as 0.6");
        }
        return Double.parseDouble(text);
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
        if (strength != null) {
            return Opponent.ofStrength(solver, strength, seed);
        }
        return level < 1 ? Opponent.ofLevel(solver, level, seed) : Opponent.perfect(solver);
    }

    /** Whether it makes the best move that is known. */
    boolean isPerfect() {
        return strength == null ? level == 1 : strength == Strength.PERFECT;
    }

    Json json() {
        Json json = strength == null ? new Json().put("level", level) : new Json().put("strength", strength.toString());
        return json.put("seed", seed);
    }
}
