package dev.foregone.tablebase.builder;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A random game with everything that is hard: cycles, draws that end and draws that do not, several moves to one position,
 * players who move twice running, a symmetry, and positions whose numbers use all 64 bits. The second half of the nodes is the
 * mirror image of the first.
 */
public final class RandomRules implements Game<RandomRules.Node, RandomRules.Edge> {

    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;
    private static final long ASCENDING = 0x02FF_FFFF_FFFF_FFFFL;

    /** How the game may be given to a solver. */
    public enum Form {
        PLAIN,
        PACKED,
        TAKING_BACK,
        /** Packed, and ranks have the order of positions. */
        IN_ORDER,
        IN_ORDER_TAKING_BACK;

        private boolean takesBack() {
            return this == TAKING_BACK || this == IN_ORDER_TAKING_BACK;
        }

        /** The distance between the numbers of nodes. */
        private long step() {
            return this == IN_ORDER || this == IN_ORDER_TAKING_BACK ? ASCENDING : ODD;
        }
    }

    private final int half;
    private final int[][] targets;
    private final boolean[][] again;
    private final GameValue[] ends;
    private final Form form;
    private final int tiers;
    private final Packed packed;
    private final Map<Long, Integer> numbers = new HashMap<>();

    public RandomRules(long seed, boolean alternates, Form form) {
        this(seed, alternates, form, 1);
    }

    /** One whose first half is cut into tiers, with ranks. */
    public RandomRules(long seed, boolean alternates, Form form, int tiers) {
        Random random = new Random(seed);
        this.form = form;
        this.tiers = tiers;
        half = 2 + random.nextInt(40);
        targets = new int[2 * half][];
        again = new boolean[2 * half][];
        ends = new GameValue[2 * half];
        int spread = 1 + random.nextInt(6);
        for (int node = 0; node < half; node++) {
            int moves = random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(spread);
            int end = firstOf(tierOf(node) + 1);
            targets[node] = random.ints(moves, 0, 2 * end)
                    .map(target -> target < end ? target : target - end + half)
                    .toArray();
            again[node] = new boolean[moves];
            for (int move = 0; move < moves; move++) {
                again[node][move] = !alternates && random.nextInt(3) == 0;
            }
            ends[node] = GameValue.values()[random.nextInt(3)];
            targets[node + half] =
                    IntStream.of(targets[node]).map(this::mirrored).toArray();
            again[node + half] = again[node];
            ends[node + half] = ends[node];
        }
        for (int node = 0; node < 2 * half; node++) {
            numbers.put((node + 1) * form.step(), node);
        }
        packed = form.takesBack() ? new TakingBack(alternates) : new Packed(alternates);
    }

    private int tierOf(int node) {
        return (int) ((long) node * tiers / half);
    }

    /** The first node of a tier. */
    private int firstOf(int tier) {
        return (tier * half + tiers - 1) / tiers;
    }

    private int mirrored(int node) {
        return node < half ? node + half : node - half;
    }

    List<Node> nodes() {
        return IntStream.range(0, 2 * half).mapToObj(Node::new).toList();
    }

    /** What each node is worth by the law. */
    public List<Outcome> outcomes() {
        return new RandomLaw(targets, again, ends).outcomes();
    }

    /** A move, by its place. */
    public record Edge(int number) implements Move {}

    /** A position. */
    public final class Node implements GameState<Node, Edge> {

        private final int number;

        Node(int number) {
            this.number = number;
        }

        int number() {
            return number;
        }

        @Override
        public Optional<GameValue> terminalValue() {
            return targets[number].length == 0 ? Optional.of(ends[number]) : Optional.empty();
        }

        @Override
        public List<Edge> legalMoves() {
            return IntStream.range(0, targets[number].length)
                    .mapToObj(Edge::new)
                    .toList();
        }

        @Override
        public Node play(Edge move) {
            return new Node(targets[number][move.number]);
        }

        @Override
        public boolean movesAgain(Edge move) {
            return again[number][move.number];
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Node that && that.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }

        @Override
        public String toString() {
            return "#" + number;
        }
    }

    @Override
    public String id() {
        return "random-rules";
    }

    @Override
    public boolean cyclic() {
        return true;
    }

    @Override
    public Node initialState() {
        return new Node(0);
    }

    @Override
    public Node parse(String notation) {
        return new Node(Integer.parseInt(notation.substring(1)));
    }

    @Override
    public Node canonical(Node state) {
        return state.number < half ? state : new Node(mirrored(state.number));
    }

    @Override
    public Optional<PackedRules<Node, Edge>> packedRules(Node state) {
        return form == Form.PLAIN ? Optional.empty() : Optional.of(packed);
    }

    /** Ranks of the nodes of the first half; every third is a hole. */
    private final class Ranks implements Ranking {

        private final Packed packed;

        Ranks(Packed packed) {
            this.packed = packed;
        }

        @Override
        public int tiers() {
            return tiers;
        }

        @Override
        public long firstRank(int tier) {
            return rankOf(firstOf(tier));
        }

        @Override
        public int[] lowerTiers(int tier) {
            return IntStream.range(0, tier).toArray();
        }

        private long rankOf(int node) {
            return node + node / 2;
        }

        @Override
        public boolean ascending() {
            return form.step() == ASCENDING;
        }

        @Override
        public long rank(long position) {
            return rankOf(packed.node(position));
        }

        @Override
        public long unrank(long rank) {
            return rank % 3 == 2 ? NONE : packed.number((int) (rank / 3 * 2 + rank % 3));
        }
    }

    /** The same, packed. */
    class Packed implements PackedRules<Node, Edge> {

        private final boolean alternates;

        Packed(boolean alternates) {
            this.alternates = alternates;
        }

        @Override
        public Optional<Ranking> ranking() {
            return Optional.of(new Ranks(this));
        }

        int node(long position) {
            return numbers.get(position);
        }

        long number(int node) {
            return (node + 1) * form.step();
        }

        @Override
        public long pack(Node state) {
            return number(state.number);
        }

        @Override
        public Node unpack(long position) {
            return new Node(node(position));
        }

        @Override
        public Edge unpackMove(long position, int move) {
            return new Edge(move);
        }

        @Override
        public int terminal(long position) {
            int node = node(position);
            return targets[node].length == 0 ? Score.finished(ends[node]) : Score.ONGOING;
        }

        @Override
        public int maxMoves(long position) {
            return targets[node(position)].length;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            int count = maxMoves(position);
            for (int move = 0; move < count; move++) {
                into[from + move] = move;
            }
            return count;
        }

        @Override
        public long play(long position, int move) {
            return number(targets[node(position)][move]);
        }

        @Override
        public boolean alternates() {
            return alternates;
        }

        @Override
        public boolean movesAgain(long position, int move) {
            return again[node(position)][move];
        }

        @Override
        public long canonical(long position) {
            int node = node(position);
            return node < half ? position : number(mirrored(node));
        }

        /** Shows what a look at the board can: finished, or won by a move that ends the game. */
        @Override
        public long bounds(long position) {
            int node = node(position);
            boolean won = IntStream.of(targets[node])
                    .anyMatch(child -> targets[child].length == 0 && ends[child] == GameValue.LOSS);
            return won && alternates && node % 3 != 0
                    ? Score.bounds(Score.win(1), Score.win(1))
                    : PackedRules.super.bounds(position);
        }
    }

    /** The same, with moves taken back: also from positions that cannot be reached. */
    final class TakingBack extends Packed implements Predecessors {

        TakingBack(boolean alternates) {
            super(alternates);
        }

        @Override
        public Optional<Predecessors> predecessors() {
            return Optional.of(this);
        }

        @Override
        public int maxPredecessors(long position) {
            return predecessors(position, new long[10_000], 0);
        }

        @Override
        public int predecessors(long position, long[] into, int from) {
            int next = from;
            for (int source = 0; source < 2 * half; source++) {
                for (int target : targets[source]) {
                    if (target == node(position)) {
                        into[next++] = number(source);
                    }
                }
            }
            return next - from;
        }
    }
}
