package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.Phrases;
import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.strategy.Strategy;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.Side;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The strategies for one game: those given to the explorer, and those that the game brings, which are opened when they are first needed. */
final class Strategies<S extends GameState<S, M>, M extends Move> {

    private static final Logger LOG = LoggerFactory.getLogger(Strategies.class);

    private final GuardedGame<S, M> game;
    private final List<Strategy<S, M>> given;
    private @Nullable List<Strategy<S, M>> all;

    Strategies(GuardedGame<S, M> game, List<Strategy<S, M>> given) {
        this.game = game;
        this.given = List.copyOf(given);
    }

    private synchronized List<Strategy<S, M>> all() {
        List<Strategy<S, M>> opened = all;
        if (opened == null) {
            opened = Stream.concat(given.stream(), bundled().stream()).toList();
            all = opened;
        }
        return opened;
    }

    private List<Strategy<S, M>> bundled() {
        return Strategy.bundled(
                game.game(), fault -> LOG.warn("a strategy that the game {} brings is not used", game.id(), fault));
    }

    /** A solver that knows what the strategies prove, and asks another for the rest. */
    Solver<S, M> before(Solver<S, M> solver) {
        return Strategy.solver(all(), solver);
    }

    /** What they prove of a position together. */
    Bounds bounds(S state) {
        try (Solver<S, M> solver = Strategy.solver(all())) {
            return game.ask("legalMoves", () -> solver.prove(state, Limits.none()));
        }
    }

    /** What they say of a position that one of them has. */
    Optional<Advice<S, M>> advice(S state) {
        List<Strategy<S, M>> strategies = all();
        if (strategies.isEmpty() || bounds(state).equals(Bounds.unknown())) {
            return Optional.empty();
        }
        try (Solver<S, M> solver = Strategy.solver(strategies)) {
            return Optional.of(game.ask("legalMoves", () -> solver.advise(state, Limits.none())));
        }
    }

    /**
     * A strategy that has a position.
     *
     * @param strategy the strategy
     * @param state the position
     * @param ours whether the strategy's side is to move there
     */
    record Known<S extends GameState<S, M>, M extends Move>(Strategy<S, M> strategy, S state, boolean ours) {}

    /** The first that has a position, or any if there is none, in which it then begins. */
    Optional<Known<S, M>> find(Optional<S> state, Optional<Side> side) {
        return all().stream()
                .filter(each -> side.isEmpty() || side.get() == each.claim().side())
                .flatMap(each -> Stream.of(true, false)
                        .map(ours -> new Known<>(each, state.orElse(each.root()), ours))
                        .filter(known -> each.has(known.state, known.ours)))
                .findFirst();
    }

    /** What the game is worth, if they prove it: a draw, or who wins and within how many plies, if that is proved. */
    Optional<Json> verdict() {
        if (all().isEmpty()) {
            return Optional.empty();
        }
        S initial = game.position(Optional.empty());
        Bounds bounds = bounds(initial);
        return bounds.value()
                .map(value -> value == GameValue.DRAW
                        ? new Json()
                                .put("value", value)
                                .put("player", Optional.empty())
                                .put("plies", Optional.empty())
                        : new Json()
                                .put("value", GameValue.WIN)
                                .put("player", game.playersFrom(initial).get(value == GameValue.WIN ? 0 : 1))
                                .put("plies", within(bounds)));
    }

    /** How soon a player wins, if that is proved: strategies say {@link Claim#FAR} where they do not know. */
    private static OptionalInt within(Bounds bounds) {
        Outcome latest = bounds.atLeast().value() == GameValue.WIN ? bounds.atLeast() : bounds.atMost();
        return latest.plies() < Claim.FAR ? OptionalInt.of(latest.plies()) : OptionalInt.empty();
    }

    /** What each of those that have a position says of it; nothing if none has it. */
    Json json(S state) {
        List<Strategy<S, M>> knowing = all().stream()
                .filter(each -> !each.bounds(state).equals(Bounds.unknown()))
                .toList();
        return knowing.isEmpty() ? new Json() : new Json().putEach("strategies", knowing, each -> json(each, state));
    }

    private Json json(Strategy<S, M> strategy, S state) {
        String player = game.playerOf(strategy);
        return new Json()
                .put("side", strategy.claim().side().word())
                .put("player", player)
                .put("move", strategy.move(state).map(game::spelling))
                .put("leaf", strategy.isLeaf(state))
                .put("proved", player + proved(strategy, state));
    }

    private String proved(Strategy<S, M> strategy, S state) {
        if (strategy.claim().value() == GameValue.DRAW) {
            return " does not lose";
        }
        OptionalInt plies = within(strategy.bounds(state));
        return " wins" + (plies.isPresent() ? " within " + Phrases.plies(plies.getAsInt()) : "");
    }
}
