package dev.foregone.scores;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.spi.Scored;
import dev.foregone.spi.ScoredRules;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Random games that count points, with double moves, and lines that meet again; who wins has nothing to do with the score. */
final class RandomScores implements Game<RandomScores.Node, RandomScores.To>, Scored<RandomScores.Node> {

    /** How much of itself a game shows to an engine. */
    enum Lane {
        STATES,
        PACKED,
        PACKED_WITH_SCORES
    }

    static final int MOST = 7;

    private final Lane lane;
    private final int[][] moves;
    private final boolean[] second;
    private final int[] points;
    private final int[] least;
    private final int[] most;
    private final boolean cyclic;
    private int claimed = MOST;

    RandomScores(long seed, int nodes, Lane lane) {
        this(seed, nodes, lane, false);
    }

    /** @param cyclic whether moves lead anywhere, and the game shows its states alone */
    RandomScores(long seed, int nodes, Lane lane, boolean cyclic) {
        Random random = new Random(seed);
        this.lane = lane;
        this.cyclic = cyclic;
        moves = new int[nodes][];
        second = new boolean[nodes];
        points = new int[nodes];
        least = new int[nodes];
        most = new int[nodes];
        for (int node = nodes - 1; node >= 0; node--) {
            int from = node;
            second[node] = random.nextBoolean();
            points[node] = random.nextInt(2 * MOST + 1) - MOST;
            int degree = node == 0 ? 3 : Math.min(nodes - 1 - node, random.nextInt(4));
            moves[node] = IntStream.range(0, degree)
                    .map(i -> cyclic ? random.nextInt(nodes) : from + 1 + random.nextInt(Math.min(8, nodes - 1 - from)))
                    .distinct()
                    .toArray();
            least[node] = cyclic
                    ? -MOST
                    : IntStream.of(moves[node]).map(to -> least[to]).min().orElse(points[node]);
            most[node] = cyclic
                    ? MOST
                    : IntStream.of(moves[node]).map(to -> most[to]).max().orElse(points[node]);
        }
    }

    /** The same game, which says that nobody wins by more than this. */
    RandomScores claiming(int points) {
        claimed = points;
        return this;
    }

    /** The score for the first player, by plain backward induction. */
    int score(int node) {
        IntStream scores = IntStream.of(moves[node]).map(this::score);
        return second[node] ? scores.min().orElse(points[node]) : scores.max().orElse(points[node]);
    }

    int scoreOfMover(Node node) {
        int score = cyclic ? scoreWithCycles(node.id) : score(node.id);
        return second[node.id] ? -score : score;
    }

    /** The most that the first player can force, or else, with no points for a line that never ends, the least that the second can. */
    private int scoreWithCycles(int node) {
        for (int points = MOST; points > 0; points--) {
            if (forced(false, points)[node]) {
                return points;
            }
            if (forced(true, points)[node]) {
                return -points;
            }
        }
        return 0;
    }

    /** From where a player can force an end with so many points or more: what grows from the ends until nothing is added. */
    private boolean[] forced(boolean bySecond, int least) {
        boolean[] forced = new boolean[moves.length];
        boolean grows = true;
        while (grows) {
            grows = false;
            for (int node = 0; node < moves.length; node++) {
                IntStream next = IntStream.of(moves[node]);
                boolean now = moves[node].length == 0
                        ? (bySecond ? -points[node] : points[node]) >= least
                        : second[node] == bySecond ? next.anyMatch(to -> forced[to]) : next.allMatch(to -> forced[to]);
                grows |= now && !forced[node];
                forced[node] |= now;
            }
        }
        return forced;
    }

    @Override
    public boolean cyclic() {
        return cyclic;
    }

    record To(int id) implements Move {}

    record Node(RandomScores game, int id) implements GameState<Node, To> {

        @Override
        public Optional<GameValue> terminalValue() {
            return game.moves[id].length > 0 ? Optional.empty() : Optional.of(GameValue.values()[id % 3]);
        }

        @Override
        public List<To> legalMoves() {
            return IntStream.of(game.moves[id]).mapToObj(To::new).toList();
        }

        @Override
        public boolean movesAgain(To to) {
            return game.second[id] == game.second[to.id];
        }

        @Override
        public Node play(To to) {
            return new Node(game, to.id);
        }
    }

    @Override
    public String id() {
        return "random-scores";
    }

    @Override
    public Node initialState() {
        return new Node(this, 0);
    }

    @Override
    public int mostPoints(Node state) {
        return claimed;
    }

    @Override
    public int score(Node finished) {
        return second[finished.id] ? -points[finished.id] : points[finished.id];
    }

    @Override
    public Optional<PackedRules<Node, To>> packedRules(Node state) {
        return switch (lane) {
            case STATES -> Optional.empty();
            case PACKED -> Optional.of(new Packed(this));
            case PACKED_WITH_SCORES -> Optional.of(new PackedWithScores(this));
        };
    }

    private static class Packed implements PackedRules<Node, To> {

        final RandomScores game;

        Packed(RandomScores game) {
            this.game = game;
        }

        @Override
        public long pack(Node state) {
            return state.id;
        }

        @Override
        public Node unpack(long position) {
            return new Node(game, (int) position);
        }

        @Override
        public To unpackMove(long position, int move) {
            return new To(move);
        }

        @Override
        public int terminal(long position) {
            return unpack(position).terminalValue().map(Score::finished).orElse(Score.ONGOING);
        }

        @Override
        public int maxMoves(long position) {
            return game.moves[(int) position].length;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            int[] its = game.moves[(int) position];
            System.arraycopy(its, 0, into, from, its.length);
            return its.length;
        }

        @Override
        public long play(long position, int move) {
            return move;
        }

        @Override
        public boolean alternates() {
            return false;
        }

        @Override
        public boolean movesAgain(long position, int move) {
            return game.second[(int) position] == game.second[move];
        }

        @Override
        public int positionBits() {
            return 20;
        }

        /** Right for outcomes, and wrong for scores: all that are finished with the same result. */
        @Override
        public long canonical(long position) {
            return terminal(position) == Score.ONGOING ? position : game.moves.length + position % 3;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Packed that && that.game == game && that.getClass() == getClass();
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(game);
        }
    }

    private static final class PackedWithScores extends Packed implements ScoredRules {

        PackedWithScores(RandomScores game) {
            super(game);
        }

        @Override
        public long scoreBounds(long position) {
            int node = (int) position;
            return game.second[node]
                    ? Score.bounds(-game.most[node], -game.least[node])
                    : Score.bounds(game.least[node], game.most[node]);
        }
    }
}
