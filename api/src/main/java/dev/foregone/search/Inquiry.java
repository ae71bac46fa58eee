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
final class Inquiry<S extends GameState<S, M>, M extends Move> {

    private final Lane<S, M> lane;
    private final PackedRules<S, M> rules;
    private final Effort effort;
    private final Search search;
    private final MoveStack moves;
    private @Nullable SearchStoppedException thrown;

    Inquiry(Lane<S, M> lane, Effort effort, Search search) {
        this.lane = lane;
        this.rules = lane.rules();
        this.effort = effort;
        this.search = search;
        this.moves = new MoveStack(rules);
    }

    Lane<S, M> lane() {
        return lane;
    }

    /** Whether it was this inquiry that was stopped, and not one that the game has made of a solver of its own. */
    boolean threw(SearchStoppedException stopped) {
        return stopped == thrown;
    }

    private SearchStoppedException stopped(SearchStop stop, Bounds proved) {
        thrown = new SearchStoppedException(stop.reason(), proved);
        return thrown;
    }

    Bounds bounds(S state) {
        Proof proof = new Proof();
        try {
            search.solve(rules.pack(state), proof);
            effort.progress().end();
        } catch (SearchStop stop) {
            return proof.bounds();
        }
        return proof.bounds();
    }

    Analysis<S, M> analysis(S state) {
        long position = rules.pack(state);
        int terminal = rules.terminal(position);
        if (terminal != Score.ONGOING) {
            effort.progress().end();
            return new Analysis<>(state, Score.outcome(terminal), List.of(), List.of());
        }
        List<RatedMove<M>> rated = rateMoves(position);
        Outcome outcome = rated.get(0).outcome();
        try {
            Analysis<S, M> analysis = new Analysis<>(state, outcome, rated, line(position, outcome));
            effort.progress().end();
            return analysis;
        } catch (SearchStop stop) {
            throw stopped(stop, Bounds.exactly(outcome));
        }
    }

    /** Every move with its outcome, best first; the sort is stable, so equals keep their order. */
    private List<RatedMove<M>> rateMoves(long position) {
        int count = moves.pushLegal(position, 0);
        List<Proof> proofs = Stream.generate(Proof::new).limit(count).toList();
        List<RatedMove<M>> rated = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            effort.progress().part(i, count);
            solveChild(position, moves.get(i), proofs, i);
            Outcome outcome = proofs.get(i).bounds().atLeast().backedUp();
            rated.add(new RatedMove<>(rules.unpackMove(position, moves.get(i)), outcome));
        }
        rated.sort(Comparator.comparing((RatedMove<M> move) -> move.outcome()).reversed());
        return rated;
    }

    private void solveChild(long position, int move, List<Proof> proofs, int index) {
        try {
            search.solve(rules.play(position, move), proofs.get(index));
        } catch (SearchStop stop) {
            throw stopped(stop, best(proofs));
        }
    }

    /** The bounds of a position whose moves lead to positions with these proofs. */
    private static Bounds best(List<Proof> children) {
        Outcome atLeast = Outcome.loss(1);
        Outcome atMost = Outcome.loss(1);
        for (Proof child : children) {
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
