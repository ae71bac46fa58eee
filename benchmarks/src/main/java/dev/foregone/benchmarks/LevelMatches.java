package dev.foregone.benchmarks;

import dev.foregone.api.Advice;
import dev.foregone.api.Analysis;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Solver;
import dev.foregone.play.Difficulty;
import dev.foregone.play.MoveChances;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Matches between an opponent of a level and a random mover, who begin alternately. */
final class LevelMatches<S extends GameState<S, M>, M extends Move> {

    /** A longer game, with cycles, counts as a draw. */
    private static final int LONGEST = 1_000;

    /**
     * The result of some games.
     *
     * @param choices the opponent's moves at which value could be lost
     * @param kept those of them that kept it
     * @param promised the sum of the level's probabilities of keeping the value
     * @param won games that the opponent won
     * @param drawn games that nobody won
     */
    record Count(int choices, int kept, double promised, int won, int drawn) {

        Count plus(Count other) {
            return new Count(
                    choices + other.choices,
                    kept + other.kept,
                    promised + other.promised,
                    won + other.won,
                    drawn + other.drawn);
        }
    }

    private final Solver<S, M> solver;
    private final S start;
    private final Function<Analysis<S, M>, Advice<S, M>> adviser;
    private final Map<S, Analysis<S, M>> known = new HashMap<>();
    private final Map<S, Advice<S, M>> advised = new HashMap<>();

    /**
     * Matches.
     *
     * @param solver proves everything
     * @param adviser what the opponent knows of a position that has been analyzed
     */
    LevelMatches(Solver<S, M> solver, S start, Function<Analysis<S, M>, Advice<S, M>> adviser) {
        this.solver = solver;
        this.start = start;
        this.adviser = adviser;
    }

    Count play(double level, int games, long seed) {
        Count count = new Count(0, 0, 0, 0, 0);
        for (int game = 0; game < games; game++) {
            count = count.plus(play(level, seed + game, game % 2 == 0));
        }
        return count;
    }

    private Count play(double level, long seed, boolean begins) {
        Count count = new Count(0, 0, 0, 0, 0);
        S state = start;
        boolean ours = begins;
        for (int ply = 0; ply < LONGEST; ply++) {
            if (state.terminalValue().isPresent()) {
                return count.plus(result(state.terminalValue().get(), ours));
            }
            Analysis<S, M> analysis = known.computeIfAbsent(state, solver::analyze);
            M move = ours
                    ? MoveChances.of(advised.computeIfAbsent(state, asked -> adviser.apply(analysis)), level)
                            .choose(seed, ply)
                    : MoveChances.of(analysis, 0).choose(seed, ply);
            count = ours ? count.plus(choice(analysis, move, level)) : count;
            ours = state.movesAgain(move) == ours;
            state = state.play(move);
        }
        return count.plus(result(GameValue.DRAW, ours));
    }

    private Count choice(Analysis<S, M> analysis, M move, double level) {
        Difficulty<M> difficulty = Difficulty.of(analysis);
        if (!difficulty.isChoice()) {
            return new Count(0, 0, 0, 0, 0);
        }
        int kept = difficulty.keeping().contains(move) ? 1 : 0;
        return new Count(1, kept, 1 - difficulty.errorChance(level), 0, 0);
    }

    private static Count result(GameValue value, boolean ours) {
        GameValue forUs = ours ? value : value.negated();
        return new Count(0, 0, 0, forUs == GameValue.WIN ? 1 : 0, forUs == GameValue.DRAW ? 1 : 0);
    }
}
