package dev.foregone.architecture;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * One game from beginning to end, each move drawn at random with a fixed seed, as text: all that the rules say of each
 * position, and near the end who wins.
 */
record Playthrough<S extends GameState<S, M>, M extends Move>(Game<S, M> game, List<S> states, List<M> moves) {

    private static final long SEED = 20_261_101;

    /** Games with cycles may go on forever. */
    private static final int MOST_PLIES = 200;

    /** How many positions before the end are solved. */
    private static final int SOLVED = 6;

    static <S extends GameState<S, M>, M extends Move> String of(Game<S, M> game) {
        Random random = new Random(SEED);
        List<S> states = new ArrayList<>(List.of(game.initialState()));
        List<M> moves = new ArrayList<>();
        S here = game.initialState();
        while (here.terminalValue().isEmpty() && moves.size() < MOST_PLIES) {
            List<M> legal = here.legalMoves();
            M move = legal.get(random.nextInt(legal.size()));
            moves.add(move);
            here = here.play(move);
            states.add(here);
        }
        return new Playthrough<>(game, states, moves).text();
    }

    private String text() {
        StringBuilder text = new StringBuilder("game: " + game.id() + "\n");
        text.append("about: ").append(game.description()).append('\n');
        text.append("players: ").append(String.join(", ", game.players())).append('\n');
        for (int ply = 0; ply < states.size(); ply++) {
            describe(ply, text);
        }
        return text.toString();
    }

    private void describe(int ply, StringBuilder text) {
        S state = states.get(ply);
        text.append("\nply ")
                .append(ply)
                .append(": ")
                .append(game.format(state))
                .append('\n');
        game.draw(state)
                .lines()
                .forEach(line -> text.append(("  " + line).stripTrailing()).append('\n'));
        game.playerToMove(state)
                .ifPresent(name -> text.append("to move: ").append(name).append('\n'));
        state.terminalValue()
                .ifPresent(value -> text.append("over: ").append(value).append('\n'));
        if (state.terminalValue().isEmpty()) {
            String legal = state.legalMoves().stream().map(Move::toString).collect(Collectors.joining(" "));
            text.append("legal: ").append(legal).append('\n');
        }
        if (isSolved(ply)) {
            text.append("outcome: ").append(outcome(state)).append('\n');
        }
        if (ply < moves.size()) {
            M move = moves.get(ply);
            text.append(state.movesAgain(move) ? "plays and moves again: " : "plays: ")
                    .append(move)
                    .append('\n');
        }
    }

    private boolean isSolved(int ply) {
        boolean ends = states.get(states.size() - 1).terminalValue().isPresent();
        return ends && !game.cyclic() && ply < moves.size() && ply >= moves.size() - SOLVED;
    }

    private String outcome(S state) {
        try (Solver<S, M> solver = Engines.load().forSolving(game).open(game)) {
            return solver.solve(state).toString();
        }
    }
}
