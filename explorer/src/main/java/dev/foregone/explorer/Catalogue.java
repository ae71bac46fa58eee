package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.Lookup;
import dev.foregone.answers.SafeText;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.questions.PageQuestions;
import dev.foregone.spi.Game;
import dev.foregone.strategy.Strategy;
import dev.foregone.tablebase.Tablebase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The available games, each with the source of answers about it. */
final class Catalogue {

    private final ExplorerOptions options;
    private final Map<String, GameResource<?, ?>> resources = new LinkedHashMap<>();

    Catalogue(ExplorerOptions options, PageQuestions questions, Counting.Factory counting) {
        this.options = options;
        for (String id : options.games().ids()) {
            resources.put(id, resource(options.games().get(id), questions, counting));
        }
    }

    private <S extends GameState<S, M>, M extends Move> GameResource<S, M> resource(
            Game<S, M> game, PageQuestions questions, Counting.Factory counting) {
        GuardedGame<S, M> guarded = new GuardedGame<>(game).withWeights(options.weights());
        Strategies<S, M> strategies = new Strategies<>(guarded, strategies(game));
        AnswerSource<S, M> source =
                new AnswerSource<>(game, options.engines(), tablebases(game), strategies, questions);
        return new GameResource<>(guarded, source, counting.of(guarded, source), counting.reports(guarded, source));
    }

    @SuppressWarnings("unchecked") // a tablebase of the same game is of its types
    private <S extends GameState<S, M>, M extends Move> List<Tablebase<S, M>> tablebases(Game<S, M> game) {
        return options.tablebases().stream()
                .filter(tablebase -> tablebase.game() == game)
                .map(tablebase -> (Tablebase<S, M>) tablebase)
                .toList();
    }

    @SuppressWarnings("unchecked") // a strategy of the same game is of its types
    private <S extends GameState<S, M>, M extends Move> List<Strategy<S, M>> strategies(Game<S, M> game) {
        return options.strategies().stream()
                .filter(strategy -> strategy.game() == game)
                .map(strategy -> (Strategy<S, M>) strategy)
                .toList();
    }

    GameResource<?, ?> resource(String id) {
        GameResource<?, ?> resource = resources.get(id);
        if (resource == null) {
            throw Problem.of(404, "there is no game " + SafeText.quoted(id))
                    .accepted(String.join(", ", resources.keySet()))
                    .didYouMean(Lookup.nearest(id, List.copyOf(resources.keySet())));
        }
        return resource;
    }

    /** All games, asked in parallel. */
    Reply list() {
        List<Supplier<GameRow>> asked = resources.values().stream()
                .<Supplier<GameRow>>map(GameResource::row)
                .toList();
        List<GameRow> rows = asked.stream().map(Supplier::get).toList();
        return Reply.json(new Json()
                .putEach("games", rows, GameRow::json)
                .put("engines", options.engines().ids())
                .put("rejected", options.games().report().rejected().size())
                .text());
    }
}
