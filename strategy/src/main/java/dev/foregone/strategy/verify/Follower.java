package dev.foregone.strategy.verify;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.strategy.file.Decisions;
import dev.foregone.strategy.file.Decisions.ShortFileException;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.file.StrategyHeader;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyVerification.Finding;
import dev.foregone.strategy.report.StrategyVerification.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Follows a strategy by the game's states, and notes where each position leads. */
final class Follower<S extends GameState<S, M>, M extends Move> {

    /** Whose turn it is, beside the state that stands for all that are equivalent. */
    private record Turn<S>(S state, boolean ours) {}

    /** A position that was met: the first of its equivalents. */
    static final class Met<S> {

        final S state;
        final boolean ours;

        /** The numbers of the positions that follow; none of a leaf. */
        final List<Integer> next = new ArrayList<>();

        /** Whether a move that is followed ends the game. */
        boolean ends;

        /** Of a leaf, within how many plies it is won, if that is claimed and was proved. */
        int plies;

        Met(S state, boolean ours) {
            this.state = state;
            this.ours = ours;
        }
    }

    private final Game<S, M> game;
    private final StrategyHeader header;
    private final Decisions bits;
    private final Map<Turn<S>, Integer> numbers = new HashMap<>();
    private final List<Met<S>> met = new ArrayList<>();
    private final List<Integer> leaves = new ArrayList<>();
    private Optional<Finding> finding = Optional.empty();

    Follower(Game<S, M> game, StrategyFile file) {
        this.game = game;
        this.header = file.header();
        this.bits = file.decisions().again();
    }

    /** Follows the strategy until its end or its first fault; {@code stop} throws when it is to stop. */
    void follow(S root, Runnable stop) {
        try {
            if (root.terminalValue().isPresent()) {
                wrong(root, "the game is over in the root");
                return;
            }
            number(root, header.claim().side() == Side.FIRST);
            for (int next = 0; next < met.size() && finding.isEmpty(); next++) {
                stop.run();
                follow(next);
            }
        } catch (ShortFileException end) {
            wrong("the file", String.valueOf(end.getMessage()));
        }
        if (finding.isEmpty()) {
            checkEnd();
        }
    }

    private void checkEnd() {
        long nodes = met.size() - (long) leaves.size();
        if (!bits.atEnd()) {
            wrong("the file", "it has decisions for which there are no positions");
        } else if (nodes != header.nodes() || leaves.size() != header.leaves()) {
            wrong("the file", "it has " + nodes + " nodes and " + leaves.size() + " leaves, not as many as it says");
        }
    }

    private int number(S state, boolean ours) {
        Turn<S> turn = new Turn<>(header.symmetry() ? game.canonical(state) : state, ours);
        Integer known = numbers.putIfAbsent(turn, met.size());
        if (known != null) {
            return known;
        }
        met.add(new Met<>(state, ours));
        return met.size() - 1;
    }

    private void follow(int number) {
        Met<S> here = met.get(number);
        if (header.leaf() > 0 && bits.readLeaf()) {
            leaves.add(number);
            return;
        }
        if (met.size() > header.nodes() + header.leaves()) {
            wrong("the file", "more positions are reached than it says: by these rules of the game it leads elsewhere");
            return;
        }
        List<M> moves = here.state.legalMoves();
        if (moves.isEmpty()) {
            wrong(here.state, "the game is not over, and there are no moves");
            return;
        }
        if (!here.ours) {
            moves.forEach(move -> play(here, move));
            return;
        }
        int chosen = bits.readMove(moves.size());
        if (chosen >= moves.size()) {
            wrong(here.state, "the decision is none of the " + moves.size() + " moves");
        } else {
            play(here, moves.get(chosen));
        }
    }

    private void play(Met<S> from, M move) {
        S child = from.state.play(move);
        boolean ours = from.state.movesAgain(move) == from.ours;
        Optional<GameValue> end = child.terminalValue();
        if (end.isEmpty()) {
            from.next.add(number(child, ours));
        } else if (!isEnough(ours ? end.get() : end.get().negated())) {
            wrong(from.state, "the move " + move + " ends the game otherwise than the strategy claims");
        } else {
            from.ends = true;
        }
    }

    private boolean isEnough(GameValue value) {
        Claim claim = header.claim();
        return value == GameValue.WIN || value == claim.value();
    }

    private void wrong(S where, String what) {
        wrong(game.format(where), what);
    }

    private void wrong(String where, String what) {
        if (finding.isEmpty()) {
            finding = Optional.of(new Finding(Verdict.WRONG, where, what));
        }
    }

    Optional<Finding> finding() {
        return finding;
    }

    /** All positions, in the order in which they were met. */
    List<Met<S>> met() {
        return met;
    }

    /** The numbers of the leaves. */
    List<Integer> leaves() {
        return leaves;
    }
}
