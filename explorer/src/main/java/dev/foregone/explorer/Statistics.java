package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.StatisticsJson;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.questions.Closing;
import dev.foregone.explorer.questions.ThreadInGame;
import dev.foregone.tablebase.Tablebase;
import java.time.Duration;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;

/** The statistics of whole games: from open tablebases or, for small games, from one built on request. */
final class Statistics<S extends GameState<S, M>, M extends Move> implements Counting<S, M> {

    /** For one game; each may take some megabytes on disk. */
    private static final int MOST_BUILT = 4;

    private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

    private final GuardedGame<S, M> game;
    private final AnswerSource<S, M> source;
    private final TemporaryTablebases temporary;
    private final Countability<S, M> countability;
    private final Map<String, CompletableFuture<Tablebase<S, M>>> building = new HashMap<>();
    private final Map<String, Tablebase<S, M>> built = new LinkedHashMap<>(MOST_BUILT, 1, true);

    Statistics(GuardedGame<S, M> game, AnswerSource<S, M> source, TemporaryTablebases temporary) {
        this.game = game;
        this.source = source;
        this.temporary = temporary;
        this.countability = new Countability<>(game);
    }

    @Override
    public Optional<String> whyNot(S root) {
        boolean isSolved = source.tablebase(root).isPresent();
        return isSolved ? Optional.empty() : countability.whyNot(root);
    }

    @Override
    public Reply of(S root) {
        String notation = game.notation(root);
        Optional<Tablebase<S, M>> open = source.opened().stream()
                .filter(each -> game.notation(each.root()).equals(notation))
                .findFirst();
        Tablebase<S, M> tablebase = open.orElseGet(() -> built(root, notation));
        return Reply.json(StatisticsJson.of(tablebase.statistics())
                .put("source", open.isPresent() ? "tablebase" : "memory")
                .putAny("file", open.map(its -> String.valueOf(its.path().getFileName())))
                .text());
    }

    @Override
    public Tablebase<S, M> tablebase(S root) {
        return built(root, game.notation(root));
    }

    private Tablebase<S, M> built(S root, String notation) {
        try {
            return ThreadInGame.waiting(build(root, notation), FOREVER).orElseThrow();
        } catch (InterruptedException closing) {
            throw Closing.interrupted();
        }
    }

    private synchronized CompletableFuture<Tablebase<S, M>> build(S root, String notation) {
        Tablebase<S, M> there = built.get(notation);
        if (there != null) {
            return CompletableFuture.completedFuture(there);
        }
        CompletableFuture<Tablebase<S, M>> before = building.get(notation);
        if (before != null) {
            return before;
        }
        CompletableFuture<Tablebase<S, M>> begun = temporary.build(game.game(), root);
        building.put(notation, begun);
        return begun.whenComplete((tablebase, failure) -> {
            if (cause(failure) instanceof Problem refused && refused.status() == 422) {
                countability.refused(notation, refused.detail());
            }
            ended(notation, tablebase);
        });
    }

    private static @Nullable Throwable cause(@Nullable Throwable failure) {
        return failure instanceof CompletionException ? failure.getCause() : failure;
    }

    /** Lets the tablebase answer questions too, until {@link #MOST_BUILT} others have been asked for since. */
    private synchronized void ended(String notation, @Nullable Tablebase<S, M> tablebase) {
        building.remove(notation);
        if (tablebase == null) {
            return;
        }
        built.put(notation, tablebase);
        source.add(tablebase);
        if (built.size() > MOST_BUILT) {
            Iterator<Tablebase<S, M>> longestUnused = built.values().iterator();
            Tablebase<S, M> oldest = longestUnused.next();
            longestUnused.remove();
            source.remove(oldest);
            temporary.discard(oldest);
        }
    }
}
