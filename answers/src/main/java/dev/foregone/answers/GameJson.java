package dev.foregone.answers;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.diagram.Diagram;
import dev.foregone.play.Difficulty;
import dev.foregone.play.Puzzle;
import dev.foregone.play.Trap;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameVariant;
import java.util.List;
import java.util.Optional;

/**
 * A game, its positions and its moves for programs.
 *
 * @param game the game
 * @param forPage whether there are more properties, for a page that navigates between positions; docs/EXPLORER-JSON.md lists them
 */
public record GameJson<S extends GameState<S, M>, M extends Move>(GuardedGame<S, M> game, boolean forPage) {

    /** The version of docs/FROM-OTHER-PROGRAMS.md: greater by one where a field goes or changes its meaning, not where one comes. */
    public static final int FORMAT = 1;

    /** Bounds of this many plies are of strategies that prove a value and no plies. */
    private static final int UNKNOWN = 500_000;

    public GameJson(GuardedGame<S, M> game) {
        this(game, false);
    }

    /** A line of the contract in docs/FROM-OTHER-PROGRAMS.md: an object about the game, with the version of its form. */
    public String line(Json properties) {
        return about().putAll(properties).put("format", FORMAT).text();
    }

    /** An object about the game, which begins with its id. */
    public Json about() {
        return new Json().put("game", game.id());
    }

    /** What the game tells people. */
    public Json guide() {
        return new Json()
                .put("rules", game.rules())
                .put("goal", game.goal())
                .putEach("variants", game.variants(), GameJson::variant);
    }

    private static Json variant(GameVariant variant) {
        return new Json().put("name", variant.name()).put("position", variant.position());
    }

    /** A position as far as the rules describe it, without outcomes. */
    public Json position(S state) {
        Optional<GameValue> result = game.result(state);
        Json json = new Json()
                .put("position", game.notation(state))
                .put("player", game.mover(state))
                .put("result", result)
                .put("ending", game.ending(state).map(GameJson::ending))
                .put("text", game.drawing(state));
        if (forPage) {
            json.put("svg", game.diagram(state).map(Diagram::svg));
        }
        List<M> moves = result.isPresent() ? List.of() : game.moves(state);
        return json.putEach("moves", moves, move -> legal(state, move));
    }

    private static Json ending(GameEnding ending) {
        return new Json().put("reason", ending.reason()).put("sites", ending.sites());
    }

    private Json legal(S state, M move) {
        Json json = move(state, move);
        if (forPage) {
            json.put("clicks", game.clicks(state, move));
        }
        return json.put("child", game.notation(game.after(state, move)))
                .put("movesAgain", game.movesAgain(state, move));
    }

    /** A move in notation and, only where that differs, as people write it. */
    public Json move(S state, M move) {
        String spelling = game.spelling(move);
        return new Json()
                .put("move", spelling)
                .putAny("written", Optional.of(game.written(state, move)).filter(written -> !written.equals(spelling)));
    }

    /** The moves of a line from a state on, likewise. */
    Json line(S start, List<M> moves) {
        List<String> spellings = game.spellings(moves);
        return new Json()
                .put("line", spellings)
                .putAny(
                        "written",
                        Optional.of(game.written(start, moves)).filter(written -> !written.equals(spellings)));
    }

    /** The places where a move gains or gives up most, where there are any. */
    Json reasons(S state, M move) {
        List<Json> why = game.reasons(state, move).stream()
                .map(reason -> new Json().put("site", reason.site()).put("gain", reason.gain()))
                .toList();
        return new Json().putAny("why", Optional.of(why).filter(all -> !all.isEmpty()));
    }

    /** The move to make, how sure it is, and the expected result; empty if the game is over. */
    Optional<Json> advice(Advice<S, M> advice) {
        return advice.moves().stream()
                .findFirst()
                .map(AdvisedMove::move)
                .map(best -> move(advice.state(), best)
                        .put(
                                "proved",
                                Optional.of(advice.certainty())
                                        .filter(sure -> sure != Certainty.ESTIMATED)
                                        .map(Json::word))
                        .put("estimate", advice.estimate())
                        .putAll(advice.estimate().isPresent() ? reasons(advice.state(), best) : new Json()));
    }

    /** The same with everything known of each move, best first, and the line expected. */
    public Optional<Json> wholeAdvice(Advice<S, M> advice) {
        return advice(advice)
                .map(json -> json.putEach("moves", advice.moves(), move -> advised(advice.state(), move))
                        .putAll(line(advice.state(), advice.line())));
    }

    /**
     * What is proved of a move, and apart from that the estimate, or what a move that was not compared seems not to exceed, both null
     * where the value is proved.
     */
    private Json advised(S state, AdvisedMove<M> move) {
        return move(state, move.move())
                .putAll(bounds(move.bounds()))
                .put("estimate", move.estimate())
                .put("noBetterThan", move.noBetterThan());
    }

    /** Two outcomes; without plies where nothing is known of them. */
    static Json bounds(Bounds bounds) {
        return new Json().put("atLeast", bound(bounds.atLeast())).put("atMost", bound(bounds.atMost()));
    }

    private static Json bound(Outcome bound) {
        return bound.isEndless() || bound.plies() < UNKNOWN ? Json.of(bound) : new Json().put("value", bound.value());
    }

    /** How difficult a position is. */
    Json difficulty(S state, Difficulty<M> difficulty) {
        return new Json()
                .put("onlyMove", difficulty.onlyMove().map(game::spelling))
                .put("errorChance", difficulty.errorChance())
                .put("trap", difficulty.deepestTrap().map(trap -> trap(state, trap)));
    }

    private Json trap(S state, Trap<M> trap) {
        return move(state, trap.move())
                .put("loss", trap.loss())
                .put("depth", Optional.of(trap.depth()).filter(depth -> depth != Outcome.ENDLESS));
    }

    /** A puzzle, beside what describes its position. */
    public Json puzzle(Puzzle<S, M> puzzle) {
        return new Json()
                .put("moves", puzzle.moves())
                .put("solution", game.spellings(puzzle.solution()))
                .put("errorChance", puzzle.errorChance())
                .put("within", puzzle.within());
    }
}
