package dev.foregone.play;

import dev.foregone.api.Advice;
import dev.foregone.api.AdvisedMove;
import dev.foregone.api.Analysis;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Makes a best move: of several, the one after which the other player errs most easily. */
final class PerfectOpponent<S extends GameState<S, M>, M extends Move> implements Opponent<S, M> {

    /** In a lost position of which no more is known, this many positions are for a move that holds out: some tenths of a second. */
    private static final long TO_HOLD_OUT = 1 << 16;

    /** This part of the time is for glances at moves that take the place of one to a position that came before, */
    private static final int TO_GLANCE = 8;

    /** and these are the most. */
    private static final int MOST_GLANCES = 3;

    private final Solver<S, M> solver;
    private final Limits limits;
    private final GameSoFar<S, M> game;

    PerfectOpponent(Solver<S, M> solver, Limits limits, GameSoFar<S, M> game) {
        this.solver = Objects.requireNonNull(solver, "solver");
        this.limits = Objects.requireNonNull(limits, "limits");
        this.game = game;
    }

    @Override
    public Opponent<S, M> within(Limits other) {
        return new PerfectOpponent<>(solver, other, game);
    }

    @Override
    public Opponent<S, M> after(List<S> before) {
        return new PerfectOpponent<>(solver, limits, new GameSoFar<>(before));
    }

    @Override
    public M choose(S state, int ply) {
        Questions<S, M> questions = new Questions<>(solver, limits); // the time is for the whole reply
        List<M> legal = Unfinished.legalMoves(state);
        if (legal.size() == 1) {
            return legal.get(0);
        }
        return keepingValue(state, questions)
                .orElseGet(() ->
                        chosen((game.isKnown() ? questions.except(TO_GLANCE) : questions).advice(state), questions));
    }

    /** Without limits, a move that keeps a value of which no more is known; of a lost position, the move of a limited search. */
    private Optional<M> keepingValue(S state, Questions<S, M> questions) {
        Optional<GameValue> value = questions.valueAlone(state);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        boolean isLost = value.get() == GameValue.LOSS;
        Questions<S, M> few = questions.within(isLost ? TO_HOLD_OUT : Questions.TO_KEEP);
        Advice<S, M> advice = few.advice(state);
        return isLost || advice.certainty() != Certainty.ESTIMATED
                ? Optional.of(chosen(advice, few))
                : Optional.empty();
    }

    @Override
    public M choose(Advice<S, M> advice, int ply) {
        Unfinished.check(advice);
        return chosen(advice, new Questions<>(solver, limits));
    }

    private M chosen(Advice<S, M> found, Questions<S, M> questions) {
        Advice<S, M> advice = game.in(found);
        M first = game.first(advice);
        if (advice.certainty() == Certainty.ESTIMATED) {
            return confirmed(found.moves().get(0).move(), advice, questions);
        }
        if (advice.certainty() != Certainty.BEST) {
            return first;
        }
        try {
            List<M> best = best(advice, questions);
            return best.size() == 1 ? best.get(0) : hardest(advice.state(), best, questions);
        } catch (SearchStoppedException stopped) {
            Questions.refuseInterrupt(stopped.bounds());
            return first; // proved to be best, whatever else is
        } catch (LineTooLongException stopped) {
            questions.throwIfNotByLimits(stopped);
            return first;
        }
    }

    /** The first move that takes the place of one to a position that came before, and does not seem worse at a glance of its own. */
    private M confirmed(M usual, Advice<S, M> advice, Questions<S, M> questions) {
        List<M> others = new ArrayList<>();
        for (AdvisedMove<M> each : advice.moves()) {
            if (each.move().equals(usual) || others.size() == MOST_GLANCES) {
                break;
            }
            others.add(each.move());
        }
        for (int i = 0; i < others.size(); i++) {
            double expected = expectedAfter(advice.state(), others.get(i), questions, others.size() - i);
            if (expected > advice.of(usual).expected()) {
                return others.get(i);
            }
        }
        return usual;
    }

    private double expectedAfter(S before, M move, Questions<S, M> questions, int parts) {
        S state = before.play(move);
        double expected = state.terminalValue()
                .map(value -> (double) value.compareTo(GameValue.DRAW))
                .orElseGet(() -> questions.glance(state, parts).moves().get(0).expected());
        return game.counted(state, before.movesAgain(move) ? expected : -expected);
    }

    /** The best moves; where it is open whether there are others, half of the time that is left may go to finding out. */
    private List<M> best(Advice<S, M> advice, Questions<S, M> questions) {
        Outcome least = advice.moves().get(0).bounds().atLeast();
        List<AdvisedMove<M>> rivals = advice.moves().stream()
                .filter(move -> move.bounds().atMost().compareTo(least) >= 0)
                .toList();
        if (rivals.size() == 1 || rivals.stream().allMatch(move -> move.bounds().isExact())) {
            return rivals.stream().map(AdvisedMove::move).toList();
        }
        return questions.analysis(advice.state(), 2).bestMoves();
    }

    /** The moves share what is left. */
    private M hardest(S state, List<M> moves, Questions<S, M> questions) {
        M hardest = moves.get(0);
        double chance = -1;
        for (int i = 0; i < moves.size(); i++) {
            double after = errorChanceAfter(state, moves.get(i), questions.part(moves.size() - i));
            if (after > chance) {
                hardest = moves.get(i);
                chance = after;
            }
        }
        return hardest;
    }

    /** A player who moves again forever comes back to a position: nobody errs on that line. */
    private double errorChanceAfter(S before, M first, Questions<S, M> questions) {
        Set<S> seen = new HashSet<>();
        S state = before;
        M move = first;
        while (seen.add(state)) {
            boolean again = state.movesAgain(move);
            state = state.play(move);
            Analysis<S, M> analysis = questions.analysis(state, 1);
            if (!again || analysis.moves().isEmpty()) {
                return Difficulty.of(analysis).errorChance();
            }
            move = analysis.moves().get(0).move();
        }
        return 0;
    }
}
