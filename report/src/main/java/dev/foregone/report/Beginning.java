package dev.foregone.report;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What can be found of the position where games begin.
 *
 * @param advice about it
 */
record Beginning<S extends GameState<S, M>, M extends Move>(Advice<S, M> advice) {

    /** The proofs of the beginning and of its moves may take as many times what a move may. */
    private static final int TIMES = 10;

    static <S extends GameState<S, M>, M extends Move> Beginning<S, M> of(Playtest<S, M> test) {
        S start = test.start;
        Limits limits = test.limits().withPositions(TIMES * test.positions);
        try (Solver<S, M> session = test.prover();
                Solver<S, M> players = test.players()) {
            Solver<S, M> prover = test.judge(session);
            Bounds proved = prover.prove(start, limits);
            List<M> legal = start.legalMoves();
            Map<M, Bounds> moves = new HashMap<>();
            for (M move : legal) {
                Bounds after = prover.proveValue(start.play(move), limits.dividedBy(legal.size()));
                moves.put(move, after.backedUp(start.movesAgain(move)));
            }
            Advice<S, M> advice = players.advise(start, limits);
            return new Beginning<>(advice.and(proved, move -> moves.getOrDefault(move, Bounds.unknown())));
        }
    }

    /** Whether it is known who wins: then what a perfect opponent makes of it is no chance. */
    boolean isProved() {
        return advice.bounds().value().isPresent();
    }

    List<FirstMove> moves(List<PlaytestGame<M>> games) {
        return advice.moves().stream()
                .map(move -> new FirstMove(
                        move.move().toString(),
                        move.bounds(),
                        move.estimate(),
                        Tally.of(
                                games.stream()
                                        .filter(game -> game.moves().get(0).equals(move.move()))
                                        .toList(),
                                isProved())))
                .toList();
    }
}
