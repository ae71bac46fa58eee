package dev.foregone.strategy.answer;

import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Game;
import dev.foregone.strategy.file.Decisions;
import dev.foregone.strategy.file.Decisions.ShortFileException;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.file.StrategyHeader;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.Side;
import dev.foregone.strategy.report.StrategyStatistics;
import dev.foregone.strategy.walk.Place;
import dev.foregone.strategy.walk.Positions;
import dev.foregone.strategy.walk.Positions.Child;
import dev.foregone.strategy.walk.StrategyWalk;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The positions of a strategy, in memory. Safe for use by any number of threads. */
public final class StrategyPositions<S extends GameState<S, M>, M extends Move> {

    /** Stands for the next place where there is none. */
    private static final Place NONE = new Place(0, false);

    /**
     * What is known of a place.
     *
     * @param kind what the strategy does there
     * @param depth the fewest plies in which it is reached
     * @param next where a decision leads
     */
    private record Entry(Kind kind, int depth, Place next) {}

    /** What a strategy does in a position. */
    public enum Kind {

        /** Its side is to move, and it has a move. */
        DECISION,

        /** The other player is to move, and every answer is in the strategy. */
        ANSWERS,

        /** A small search proves the rest. */
        LEAF
    }

    private final Blame blame;
    private final Claim claim;
    private final long searchedPositions;
    private final Positions<S, M> positions;
    private final Map<Place, Entry> entries = new HashMap<>();
    private final StrategyStatistics statistics;

    /**
     * Follows the strategy of a file.
     *
     * @throws dev.foregone.strategy.report.StrategyException if it cannot be followed by these rules
     */
    public StrategyPositions(StrategyFile file, String name, Game<S, M> game, S root) {
        StrategyHeader header = file.header();
        blame = Blame.game(game);
        claim = header.claim();
        searchedPositions = game.cyclic() ? 0 : header.leaf();
        positions = new Positions<>(game, root, header.symmetry());
        Reader reader = new Reader(file.decisions().again(), header.leaf() > 0);
        StrategyWalk<S, M> walk = new StrategyWalk<>(positions, reader, header.nodes() + header.leaves());
        if (!isFollowed(walk, root, reader) || !isAsSaid(walk, header)) {
            throw StrategyFile.unusable(
                    name,
                    "by the rules of the game '" + game.id()
                            + "' that are here, its decisions lead elsewhere: it was made by others, or is damaged");
        }
        statistics = new StrategyStatistics(walk.nodesByPly(), walk.leavesByPly(), reader.decisions, file.size());
    }

    private boolean isFollowed(StrategyWalk<S, M> walk, S root, Reader reader) {
        try {
            return walk.from(root, claim.side() == Side.FIRST) && reader.bits.atEnd();
        } catch (ShortFileException | NoSuchMoveException wrong) {
            return false;
        }
    }

    private static boolean isAsSaid(StrategyWalk<?, ?> walk, StrategyHeader header) {
        return walk.nodes() == header.nodes()
                && walk.leaves() == header.leaves()
                && walk.fingerprint() == header.fingerprint();
    }

    /** Reads the decisions, and keeps them by place. */
    private final class Reader implements StrategyWalk.Guide {

        private final Decisions bits;
        private final boolean hasLeaves;
        private long decisions;

        Reader(Decisions bits, boolean hasLeaves) {
            this.bits = bits;
            this.hasLeaves = hasLeaves;
        }

        @Override
        public boolean isLeaf(Place place, int depth) {
            boolean leaf = hasLeaves && bits.readLeaf();
            if (leaf) {
                entries.put(place, new Entry(Kind.LEAF, depth, NONE));
            }
            return leaf;
        }

        @Override
        public int choice(Place place, int depth, List<Child> children) {
            int move = bits.readMove(children.size());
            if (move >= children.size()) {
                throw new NoSuchMoveException();
            }
            decisions++;
            entries.put(
                    place, new Entry(Kind.DECISION, depth, children.get(move).place()));
            return move;
        }

        @Override
        public void answers(Place place, int depth) {
            entries.put(place, new Entry(Kind.ANSWERS, depth, NONE));
        }
    }

    /** A decision that names no move. */
    private static final class NoSuchMoveException extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }

    /**
     * How many positions a search may visit to find a move at a leaf and beyond; 0 where moves that win one after the other may go
     * round.
     */
    long searchedPositions() {
        return searchedPositions;
    }

    /** The counts. */
    public StrategyStatistics statistics() {
        return statistics;
    }

    /** What the strategy does in a position where its side is to move, or the other; empty if it is not in it. */
    public Optional<Kind> kind(S state, boolean ours) {
        return blame.ask("packedRules", () -> entry(state, ours).map(Entry::kind));
    }

    private Optional<Entry> entry(S state, boolean ours) {
        OptionalLong key = positions.find(state);
        return key.isPresent() ? Optional.ofNullable(entries.get(new Place(key.getAsLong(), ours))) : Optional.empty();
    }

    /** The strategy's move: the first legal one that leads where its decision does. */
    public Optional<M> move(S state) {
        return blame.ask("legalMoves", () -> moveIn(state));
    }

    private Optional<M> moveIn(S state) {
        Optional<Place> next =
                entry(state, true).filter(entry -> entry.kind == Kind.DECISION).map(Entry::next);
        return next.flatMap(place -> state.legalMoves().stream()
                .filter(move -> state.movesAgain(move) == place.ours())
                .filter(move -> leadsTo(state.play(move), place))
                .findFirst());
    }

    private boolean leadsTo(S child, Place place) {
        OptionalLong key = positions.find(child);
        return key.isPresent() && key.getAsLong() == place.key();
    }

    /** What the strategy proves of a position; {@link Bounds#unknown()} if it is not in it. */
    public Bounds bounds(S state) {
        return blame.ask("packedRules", () -> boundsOf(state));
    }

    private Bounds boundsOf(S state) {
        Optional<GameValue> finished = state.terminalValue();
        if (finished.isPresent()) {
            return Bounds.exactly(Outcome.finished(finished.get()));
        }
        Bounds ours =
                entry(state, true).map(entry -> claim.bounds(true, entry.depth)).orElse(Bounds.unknown());
        Bounds theirs = entry(state, false)
                .map(entry -> claim.bounds(false, entry.depth))
                .orElse(Bounds.unknown());
        return Joined.of(ours, theirs);
    }
}
