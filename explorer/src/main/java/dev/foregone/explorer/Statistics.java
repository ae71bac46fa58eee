package dev.foregone.explorer;

import dev.foregone.answers.Referee;
import dev.foregone.answers.StatisticsJson;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.desk.Question;
import dev.foregone.explorer.http.Reply;
import dev.foregone.tablebase.Tablebase;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** The statistics of whole games: from tablebases that are open, or else, of small games, from one that is built then. */
final class Statistics<S extends GameState<S, M>, M extends Move> {

    /** Of one game; each may take some megabytes on the disk. */
    private static final int MOST_BUILT = 4;

    private final Referee<S, M> referee;
    private final Solving<S, M> solving;
    private final Workshop workshop;
    private final Map<String, CompletableFuture<Tablebase<S, M>>> building = new HashMap<>();
    private final Map<String, Tablebase<S, M>> built = new LinkedHashMap<>(MOST_BUILT, 1, true);

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
        try {
            return ordered(root, notation).get();
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the explorer is closing");
        } catch (ExecutionException failure) {
            throw Question.asItIs(failure);
        }
    }

    private synchronized CompletableFuture<Tablebase<S, M>> ordered(S root, String notation) {
        Tablebase<S, M> there = built.get(notation);
        if (there != null) {
            return CompletableFuture.completedFuture(there);
        }
        CompletableFuture<Tablebase<S, M>> before = building.get(notation);
        if (before != null) {
            return before;
        }
        CompletableFuture<Tablebase<S, M>> order = workshop.build(referee.game(), root);
        building.put(notation, order);
        return order.whenComplete((tablebase, failure) -> ended(notation, tablebase));
    }

    /** From now on it answers questions too, until others that were asked for later take its place. */
    private synchronized void ended(String notation, @Nullable Tablebase<S, M> tablebase) {
        building.remove(notation);
        if (tablebase == null) {
            return;
        }
        built.put(notation, tablebase);
        solving.add(tablebase);
        if (built.size() > MOST_BUILT) {
            Iterator<Tablebase<S, M>> oldest = built.values().iterator();
            Tablebase<S, M> another = oldest.next();
            oldest.remove();
            solving.remove(another);
            workshop.discard(another);
        }
    }
}
