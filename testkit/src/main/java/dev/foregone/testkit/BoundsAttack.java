package dev.foregone.testkit;

import dev.foregone.api.Bounds;
import dev.foregone.api.Limits;
import dev.foregone.api.Outcome;
import dev.foregone.api.Solver;
import dev.foregone.api.SolverOptions;
import dev.foregone.spi.Engine;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.engine.EngineAdvice;
import dev.foregone.testkit.engine.EnginePositions;
import dev.foregone.testkit.engine.EngineWithinPlies.Question;
import dev.foregone.testkit.graph.GraphGame;
import dev.foregone.testkit.graph.GraphMove;
import dev.foregone.testkit.graph.GraphState;
import dev.foregone.testkit.graph.RandomGames;
import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * Random questions about random games: is all true that engines say is proved? A game may have cycles, double moves, packed
 * rules and hints; an engine and its options are drawn for it, and a session is asked a few questions about any of its
 * positions, each within limits drawn at random: advice, bounds, bounds of the value alone. The truth is found by retrograde
 * analysis. Some thousand games take a second.
 */
@Stability(Level.EXPERIMENTAL)
public final class BoundsAttack {

    private static final int QUESTIONS = 6;
    private static final int MOST_PLIES = 9;
    private static final int MOST_POSITIONS = 4_000;

    /** Spreads consecutive seeds, whose first random numbers are much alike. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private static final List<LongFunction<GraphGame>> KINDS = Stream.of(
                    RandomGames.inEveryForm(RandomGames::acyclic),
                    RandomGames.inEveryForm(RandomGames::doubleMoves),
                    RandomGames.declaredInBothForms(RandomGames::cyclic),
                    RandomGames.declaredInBothForms(RandomGames::cyclicDoubleMoves),
                    RandomGames.declaredInBothForms(RandomGames::tangled),
                    RandomGames.declaredInBothForms(RandomGames::tangled))
            .flatMap(kinds -> kinds)
            .toList();

    private final List<Engine> engines;

    /**
     * An attack on engines.
     *
     * @param engines one or more, of which each game draws one; the game is left out if it does not support it
     */
    public BoundsAttack(List<Engine> engines) {
        this.engines = List.copyOf(engines);
    }

    /**
     * One game, one session, a few questions.
     *
     * @param seed determines all of them; a failure names it
     * @return whether the engine that was drawn supports the game
     */
    public boolean game(long seed) {
        Random random = new Random(seed * SPREAD);
        GraphGame game = KINDS.get(random.nextInt(KINDS.size())).apply(random.nextLong());
        Engine engine = engines.get(random.nextInt(engines.size()));
        if (!engine.supports(game).supported()) {
            return false;
        }
        SolverOptions options = options(random);
        EnginePositions<GraphState, GraphMove> asked = EnginePositions.of(engine, game);
        EngineAdvice<GraphState, GraphMove> advice = new EngineAdvice<>(asked, options);
        try (Solver<GraphState, GraphMove> solver = asked.open(options)) {
            for (int question = 1; question <= QUESTIONS; question++) {
                GraphState state = game.state(random.nextInt(game.graph().size()));
                Limits limits = limits(random, game.cyclic());
                Check check = asked.at(state)
                        .and("seed " + seed + " of the attack, " + options + ", question " + question + ", " + limits);
                ask(advice, solver, state, limits, random.nextInt(4), check);
            }
        }
        return true;
    }

    private static SolverOptions options(Random random) {
        List<Long> memory = List.of(0L, 100L, 1_000L, 20_000L, 1_000_000L);
        return SolverOptions.defaults()
                .withMemoryBytes(memory.get(random.nextInt(memory.size())))
                .withSymmetry(random.nextBoolean())
                .withThreads(random.nextInt(16) == 0 ? 2 : 1);
    }

    /** In a game with cycles at least one of both, since no engine need prove an endless draw. */
    private static Limits limits(Random random, boolean cyclic) {
        boolean byPlies = random.nextBoolean();
        boolean byPositions = random.nextInt(3) > 0 || (cyclic && !byPlies);
        Limits limits = byPlies ? Limits.none().withPlies(random.nextInt(MOST_PLIES + 1)) : Limits.none();
        return byPositions
                ? limits.withPositions((long) Math.exp(random.nextDouble() * Math.log(MOST_POSITIONS)))
                : limits;
    }

    private static void ask(
            EngineAdvice<GraphState, GraphMove> advice,
            Solver<GraphState, GraphMove> solver,
            GraphState state,
            Limits limits,
            int kind,
            Check check) {
        Outcome outcome = advice.asked().outcome(state);
        try {
            switch (kind) {
                case 0 -> holds(check, state, limits, solver.prove(state, limits), outcome);
                case 1 -> check.contain(solver.proveValue(state, limits), outcome);
                default -> advice.truly(check, solver.advise(state, limits), state);
            }
        } catch (RuntimeException thrown) {
            check.fault("it threw " + thrown, "no limit is a reason to throw");
        }
    }

    private static void holds(Check check, GraphState state, Limits limits, Bounds bounds, Outcome outcome) {
        check.contain(bounds, outcome);
        if (limits.positions() == Limits.none().positions()) {
            if (limits.plies() == Limits.none().plies()) {
                check.equal(Bounds.exactly(outcome), bounds, "the bounds", "without limits, the outcome is proved");
            } else {
                new Question<>(state, limits.plies()).answered(check, bounds, outcome);
            }
        }
    }
}
