package dev.foregone.testkit.graph;

import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import dev.foregone.testkit.graph.GraphHints.Known;

/**
 * A graph as packed rules: a position is the number of its node, a move its place among the node's moves.
 *
 * @param graph the graph
 * @param hints what is known beyond the rules
 */
record GraphRules(Graph graph, GraphHints hints) implements PackedRules<GraphState, GraphMove> {

    @Override
    public long pack(GraphState state) {
        return state.node();
    }

    @Override
    public GraphState unpack(long position) {
        return new GraphState(graph, (int) position);
    }

    @Override
    public GraphMove unpackMove(long position, int move) {
        return new GraphMove((int) position, move);
    }

    @Override
    public int terminal(long position) {
        return graph.visit((int) position).map(Score::finished).orElse(Score.ONGOING);
    }

    @Override
    public int maxMoves(long position) {
        return graph.moves((int) position);
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int count = graph.moves((int) position);
        for (int choice = 0; choice < count; choice++) {
            into[from + choice] = choice;
        }
        return count;
    }

    @Override
    public long play(long position, int move) {
        return graph.target((int) position, move);
    }

    @Override
    public boolean alternates() {
        return graph.alternates();
    }

    @Override
    public boolean movesAgain(long position, int move) {
        if (graph.alternates()) {
            throw new IllegalStateException("movesAgain is not asked where alternates() is true");
        }
        return graph.movesAgain((int) position, move);
    }

    @Override
    public int candidates(long position, int[] into, int from) {
        Known known = hints.of(position);
        if (known.keepsEveryMove()) {
            return legalMoves(position, into, from);
        }
        int[] candidates = known.candidates();
        System.arraycopy(candidates, 0, into, from, candidates.length);
        return candidates.length;
    }

    @Override
    public long bounds(long position) {
        int terminal = terminal(position);
        if (terminal != Score.ONGOING) {
            return Score.bounds(terminal, terminal);
        }
        Known known = hints.of(position);
        return Score.bounds(known.atLeast(), known.atMost());
    }

    @Override
    public boolean ranksCandidates() {
        return hints.ranksCandidates();
    }

    @Override
    public int positionBits() {
        return hints.positionBits();
    }

    @Override
    public int soonestDraw(long position) {
        return hints.of(position).soonestDraw();
    }

    @Override
    public int maxPlies(long position) {
        return hints.of(position).maxPlies();
    }

    @Override
    public long key(long position) {
        return hints.of(position).key();
    }

    @Override
    public boolean hasLookAhead() {
        return hints.hasLookAhead();
    }

    @Override
    public long canonical(long position) {
        return hints.of(position).canonical();
    }
}
