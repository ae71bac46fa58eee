package dev.foregone.explorer;

import dev.foregone.answers.Referee;
import dev.foregone.answers.StatisticsJson;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Reply;
import dev.foregone.tablebase.Tablebase;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** The statistics of whole games: from tablebases that are open, or else, of small games, from one that is built then. */
final class Statistics<S extends GameState<S, M>, M extends Move> {

    private final Referee<S, M> referee;
    private final Solving<S, M> solving;
    private final Workshop workshop;
    private final Map<String, CompletableFuture<Tablebase<S, M>>> built = new ConcurrentHashMap<>();

    Statistics(Referee<S, M> referee, Solving<S, M> solving, Workshop workshop) {
        this.referee = referee;
        this.solving = solving;
        this.workshop = workshop;
    }

    Reply of(S root) {
        String notation = referee.notation(root);
        Optional<Tablebase<S, M>> open = solving.opened().stream()
                .filter(each -> referee.notation(each.root()).equals(notation))
                .findFirst();
        Tablebase<S, M> tablebase = open.orElseGet(() -> built(root, notation));
        boolean temporary = open.isEmpty();
        return Reply.json(StatisticsJson.text(tablebase.statistics(), json -> {
            json.writeStringProperty("source", temporary ? "memory" : "tablebase");
            if (!temporary) {
                json.writeStringProperty("file", String.valueOf(tablebase.path().getFileName()));
            }
        }));
    }

    private Tablebase<S, M> built(S root, String notation) {
        CompletableFuture<Tablebase<S, M>> future = begun(root, notation);
        try {
            return future.get();
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the explorer is closing");
        } catch (ExecutionException failure) {
            throw failure.getCause() instanceof RuntimeException known ? known : new IllegalStateException(failure);
        }
    }

    private synchronized CompletableFuture<Tablebase<S, M>> begun(S root, String notation) {
        CompletableFuture<Tablebase<S, M>> before = built.get(notation);
        if (before != null) {
            return before;
        }
        CompletableFuture<Tablebase<S, M>> future = workshop.build(referee.game(), root)
                .whenComplete((tablebase, failure) -> ended(notation, tablebase, failure));
        built.put(notation, future);
        return future;
    }

    /** From now on it answers questions too. */
    private synchronized void ended(String notation, @Nullable Tablebase<S, M> tablebase, @Nullable Throwable failure) {
        if (failure == null && tablebase != null) {
            solving.add(tablebase);
        } else {
            built.remove(notation);
        }
    }
}
