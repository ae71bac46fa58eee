package dev.foregone.search;

import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Turns questions about states into questions about positions, and the scores found into outcomes, moves and lines. */
final class Analyzer<S extends GameState<S, M>, M extends Move> {

    private final GameView<S, M> view;
    private final PackedRules<S, M> rules;
    private final SearchBudget budget;
    private final Search search;
    private final MoveStack moves;
    private @Nullable SearchStoppedException thrown;

    Analyzer(GameView<S, M> view, SearchBudget budget, Search search) {
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
        this.search = search;
        this.moves = new MoveStack(rules);
    }

    GameView<S, M> view() {
        return view;
    }

    /** Whether it was this analyzer that was stopped, and not one that the game has made of a solver of its own. */
    boolean threw(SearchStoppedException stopped) {
        return stopped == thrown;
    }

    private SearchStoppedException stopped(SearchStop stop, Bounds proved) {
        thrown = new SearchStoppedException(stop.reason(), proved);
        return thrown;
    }

    Bounds bounds(S state) {
        ProvenBounds proven = new ProvenBounds();
        try {
            search.solve(rules.pack(state), proven);
            budget.progress().end();
        } catch (SearchStop stop) {
            return proven.bounds();
        }
        return proven.bounds();
    }

    Analysis<S, M> analysis(S state) {
        long position = rules.pack(state);
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            budget.progress().end();
            return new Analysis<>(state, Score.outcome(terminal), List.of(), List.of());
        }
        List<RatedMove<M>> rated = rateMoves(position);
        Outcome outcome = rated.get(0).outcome();
        try {
            Analysis<S, M> analysis = new Analysis<>(state, outcome, rated, line(position, outcome));
            budget.progress().end();
            return analysis;
        } catch (SearchStop stop) {
            throw stopped(stop, Bounds.exactly(outcome));
        }
    }

    /** Every move with its outcome, best first; the sort is stable, so equals keep their order. */
    private List<RatedMove<M>> rateMoves(long position) {
        int count = moves.pushLegal(position, 0);
        List<ProvenBounds> proven =
                Stream.generate(ProvenBounds::new).limit(count).toList();
        List<RatedMove<M>> rated = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            budget.progress().part(i, count);
            solveChild(position, moves.get(i), proven, i);
            Outcome outcome = proven.get(i).bounds().atLeast().backedUp();
            rated.add(new RatedMove<>(rules.unpackMove(position, moves.get(i)), outcome));
        }
        rated.sort(Comparator.comparing((RatedMove<M> move) -> move.outcome()).reversed());
        return rated;
    }

    private void solveChild(long position, int move, List<ProvenBounds> proven, int index) {
        try {
            search.solve(rules.play(position, move), proven.get(index));
        } catch (SearchStop stop) {
            throw stopped(stop, best(proven));
        }
    }

    /** The bounds of a position whose moves lead to positions with these proven. */
    private static Bounds best(List<ProvenBounds> children) {
        Outcome atLeast = Outcome.loss(1);
        Outcome atMost = Outcome.loss(1);
        for (ProvenBounds child : children) {
            Bounds move = child.bounds().backedUp();
            atLeast = Collections.max(List.of(atLeast, move.atLeast()));
            atMost = Collections.max(List.of(atMost, move.atMost()));
        }
        return new Bounds(atLeast, atMost);
    }

    private List<M> line(long start, Outcome outcome) {
        if (outcome.isEndless()) {
            return List.of();
        }
        List<M> line = new ArrayList<>();
        long position = start;
        for (int plies = outcome.plies(); plies > 0; plies--) {
            boolean ours = (outcome.plies() - plies) % 2 == 0;
            Outcome child = new Outcome(ours ? outcome.value().negated() : outcome.value(), plies - 1);
            int move = moveTo(position, Score.of(child));
            line.add(rules.unpackMove(position, move));
            position = rules.play(position, move);
        }
        return line;
    }

    /** The first move that leads to a position of that score. */
    private int moveTo(long position, int score) {
        int count = moves.pushLegal(position, 0);
        for (int i = 0; i < count; i++) {
            if (search.scores(rules.play(position, moves.get(i)), score)) {
                return moves.get(i);
            }
        }
        throw new IllegalStateException(
                "no move of " + rules.unpack(position) + " leads to " + Score.outcome(score) + ", though one must");
    }
}
