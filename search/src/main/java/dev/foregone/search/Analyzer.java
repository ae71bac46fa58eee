package dev.foregone.search;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.RatedMove;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.search.stop.LineLimit;
import dev.foregone.search.stop.PositionStop;
import dev.foregone.search.stop.SearchStop;
import dev.foregone.search.view.GameView;
import dev.foregone.search.view.MoveStack;
import dev.foregone.spi.Rules;
import dev.foregone.spi.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Translates questions about states into questions about positions, and scores into outcomes, moves and lines. */
final class Analyzer<S extends GameState<S, M>, M extends Move> {

    private final GameView<S, M> view;
    private final Rules<S, M> rules;
    private final SearchBudget budget;
    private final Search search;
    private final MoveStack moves;
    private @Nullable SearchStoppedException thrown;

    Analyzer(GameView<S, M> view, SearchBudget budget, Search search) {
        this.view = view;
        this.rules = view.rules();
        this.budget = budget;
        this.search = search;
        this.moves = new MoveStack();
    }

    GameView<S, M> view() {
        return view;
    }

    void beginQuestion() {
        search.beginQuestion();
    }

    /** Whether another question may be asked. */
    boolean isReusable() {
        return search.isReusable();
    }

    /** Whether this analyzer was stopped, and not one of a solver that the game itself has opened. */
    boolean threw(SearchStoppedException stopped) {
        return stopped == thrown;
    }

    private SearchStoppedException stopped(SearchStop stop) {
        thrown = new SearchStoppedException(stop.reason(), budget.progress().proved());
        return thrown;
    }

    Outcome outcome(S state) {
        ProvenBounds proven = new ProvenBounds(false, budget.progress()::proved);
        try {
            search.prove(rules.pack(state), proven);
            budget.progress().end();
            return Score.outcome(proven.atLeast());
        } catch (SearchStop stop) {
            refuseUnlimited(stop);
            throw stopped(stop);
        }
    }

    /** Whoever has set no limits is told that the question cannot be answered. */
    private void refuseUnlimited(SearchStop stop) {
        if (stop instanceof LineLimit limit && !budget.isLimited()) {
            throw limit.exception();
        }
    }

    /** What can be proved of what is wanted. */
    Bounds bounds(S state, Consumer<ProvenBounds> wanted) {
        ProvenBounds proven = new ProvenBounds(false, budget.progress()::proved);
        wanted.accept(proven);
        try {
            search.prove(rules.pack(state), proven);
            budget.progress().end();
        } catch (SearchStop stop) {
            refuseUnlimited(stop);
        }
        return budget.progress().proved();
    }

    Advice<S, M> advice(S state) {
        long position = rules.pack(state);
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            return Advice.of(state, Bounds.exactly(Score.outcome(terminal)), List.of(), List.of());
        }
        RootMoves root = new RootMoves(view, position);
        if (budget.plies() < Integer.MAX_VALUE) {
            lookAhead(root);
        } else {
            new Adviser(root, search, budget).improve();
        }
        return root.advice(state, rules, budget.plies());
    }

    /** All moves are looked at equally far. */
    private void lookAhead(RootMoves root) {
        try {
            search.chooser().ifPresent(chooser -> chooser.lookAhead(root, budget.plies()));
            for (int i = 0; i < root.count(); i++) {
                if (!root.isKnown(i, budget.plies())) {
                    proveNear(root.play(i), root.proven(i));
                }
            }
            budget.progress().end();
        } catch (SearchStop stop) {
            return; // what is known by now is in the moves
        }
    }

    private void proveNear(long position, ProvenBounds proven) {
        try {
            search.prove(position, proven);
        } catch (PositionStop end) {
            return; // there is no win or loss so near
        }
    }

    /** Finds the outcome first: it costs less than those of all moves, and a stopped analysis can report it. */
    Analysis<S, M> analysis(S state) {
        long position = rules.pack(state);
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            budget.progress().end();
            return Analysis.of(state, Score.outcome(terminal), List.of(), List.of());
        }
        ProvenBounds proven = new ProvenBounds(false, budget.progress()::proved);
        try {
            int count = moves.pushLegal(rules, position, 0);
            budget.progress().part(0, count + 1);
            search.prove(position, proven);
            Outcome outcome = Score.outcome(proven.atLeast());
            List<RatedMove<M>> rated = rateMoves(position, count);
            List<M> line = line(position, outcome);
            budget.progress().end();
            return Analysis.of(state, outcome, rated, line);
        } catch (SearchStop stop) {
            refuseUnlimited(stop);
            throw stopped(stop);
        }
    }

    /** Every move with its outcome, best first; the sort is stable, so equals keep their order. */
    private List<RatedMove<M>> rateMoves(long position, int count) {
        List<RatedMove<M>> rated = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            budget.progress().part(i + 1, count + 1);
            rated.add(rate(position, moves.get(i)));
        }
        rated.sort(Comparator.comparing((RatedMove<M> move) -> move.outcome()).reversed());
        return rated;
    }

    private RatedMove<M> rate(long position, int move) {
        ProvenBounds proven = new ProvenBounds();
        search.prove(rules.play(position, move), proven);
        int score = Score.backedUp(proven.atLeast(), view.movesAgain(position, move));
        return new RatedMove<>(rules.unpackMove(position, move), Score.outcome(score));
    }

    private List<M> line(long start, Outcome outcome) {
        if (outcome.isEndless()) {
            return List.of();
        }
        List<M> line = new ArrayList<>();
        long position = start;
        int score = Score.of(outcome);
        while (Score.plies(score) > 0) {
            int move = moveOf(position, score);
            line.add(rules.unpackMove(position, move));
            score = childScore(position, move, score);
            position = rules.play(position, move);
        }
        return line;
    }

    /** The score of the position that a best move leads to. */
    private int childScore(long position, int move, int score) {
        return Score.of(Score.outcome(score).afterMove(view.movesAgain(position, move)));
    }

    /** The first move that has this score. */
    private int moveOf(long position, int score) {
        int count = moves.pushLegal(rules, position, 0);
        for (int i = 0; i < count; i++) {
            int move = moves.get(i);
            if (search.scores(rules.play(position, move), childScore(position, move, score))) {
                return move;
            }
        }
        throw new IllegalStateException(
                "no move of " + rules.unpack(position) + " has " + Score.outcome(score) + ", though one must\n"
                        + "  if the game gives hints, one of them may be wrong: GameContract of the testkit checks them");
    }
}
