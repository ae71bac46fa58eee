package dev.foregone.testkit.walk;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.testkit.check.SoftLimit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Looks for ends that random play hardly ever meets, such as that all men of a player are taken. Both players play as if
 * to leave one of them as few moves as can be, and of all lines that begin so, a few go on: a beam search.
 */
record RareEnds<S extends GameState<S, M>, M extends Move>(S start, int maxPlies) {

    private static final int WIDTH = 8;
    private static final int ALWAYS = 5_000;
    private static final Duration TIME = Duration.ofMillis(500);

    /** A position, whether the hunted player is to move, and how many moves that player had the last time. */
    private record Node<S>(S state, boolean hunted, int moves) {}

    /** An end that has been met, and how few moves the hunted player had before. */
    private record End<S extends GameState<S, M>, M extends Move>(Walk<S, M> lastMove, int moves) {}

    /** Moves that end the game, those first before which a player had the fewest moves. */
    Stream<Walk<S, M>> lastMoves(int ofEitherPlayer) {
        return Stream.of(true, false)
                .flatMap(first -> hunt(first).stream()
                        .sorted(Comparator.comparingInt(End::moves))
                        .limit(ofEitherPlayer)
                        .map(End::lastMove));
    }

    private List<End<S, M>> hunt(boolean first) {
        List<End<S, M>> ends = new ArrayList<>();
        Set<S> met = new HashSet<>();
        SoftLimit patience = new SoftLimit(ALWAYS, TIME);
        List<Node<S>> beam = List.of(new Node<>(start, first, Integer.MAX_VALUE));
        for (int ply = 0; ply < maxPlies && !beam.isEmpty(); ply++) {
            List<Node<S>> next = new ArrayList<>();
            for (Node<S> node : beam) {
                for (M move : List.copyOf(node.state.legalMoves())) {
                    S child = node.state.play(move);
                    if (!patience.more()) {
                        return ends;
                    }
                    if (met.add(child)) {
                        meet(node, move, child, next, ends);
                    }
                }
            }
            next.sort(Comparator.comparingInt(Node::moves));
            beam = next.subList(0, Math.min(WIDTH, next.size()));
        }
        return ends;
    }

    private void meet(Node<S> node, M move, S child, List<Node<S>> next, List<End<S, M>> ends) {
        int moves = child.legalMoves().size();
        if (moves == 0) {
            ends.add(new End<>(new Walk<>(List.of(node.state, child), List.of(move)), node.moves));
        } else {
            boolean hunted = node.hunted == node.state.movesAgain(move);
            next.add(new Node<>(child, hunted, hunted ? moves : node.moves));
        }
    }
}
