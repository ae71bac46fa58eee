package dev.foregone.answers;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Meter;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.play.Puzzle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Puzzles of wins within some plies, in any game: a game is played at random, and one of its last positions is tried, until one is a
 * puzzle. In a session of one thread that was asked nothing else, what a seed draws depends on nothing else.
 *
 * @param solver of an engine that answers questions within a number of plies
 * @param plies within how many a right move wins, 1 or more
 */
public record RandomPuzzles<S extends GameState<S, M>, M extends Move>(
        GuardedGame<S, M> game, Solver<S, M> solver, int plies) {

    /** A game at random that is longer is given up. */
    private static final int LONGEST = 1_000;

    /** A position that takes more is left out; not a time, so that a seed draws the same on every machine. */
    private static final long POSITIONS_EACH = 200_000;

    /** So many positions in a row without a new puzzle mean that there is none: a small game has few positions. */
    private static final int MOST_IN_VAIN = 10_000;

    /**
     * A puzzle, and the outcome of its position.
     *
     * @param puzzle the puzzle
     * @param outcome a win within the plies
     */
    public record Found<S extends GameState<S, M>, M extends Move>(Puzzle<S, M> puzzle, Outcome outcome) {}

    /**
     * Puzzles of that many moves or more, one after the other, each once, until a limit is hit or no more seem to be left.
     *
     * @param limits the time for all of them, and a switch
     */
    public Stream<Found<S, M>> sample(S start, long leastMoves, long seed, Limits limits) {
        if (game.result(start).isPresent()) {
            return Stream.empty();
        }
        Random random = new Random(seed);
        Meter time = new Meter(limits.withPositions(POSITIONS_EACH), () -> 0);
        Supplier<Limits> left = time::left;
        AtomicInteger inVain = new AtomicInteger();
        return Stream.generate(() -> isLate(left.get()) ? Optional.<Found<S, M>>empty() : tried(start, random, left))
                .takeWhile(any -> !isLate(left.get()) && inVain.incrementAndGet() <= MOST_IN_VAIN)
                .flatMap(Optional::stream)
                .filter(found -> found.puzzle().moves() >= leastMoves)
                .distinct()
                .peek(found -> inVain.set(0));
    }

    private static boolean isLate(Limits left) {
        return left.isCancelled() || left.time().filter(Duration::isZero).isPresent();
    }

    private Optional<Found<S, M>> tried(S start, Random random, Supplier<Limits> left) {
        List<S> played = played(start, random);
        S state = played.get(played.size() - 1 - random.nextInt(Math.min(played.size(), 2 * plies)));
        try {
            return Puzzle.within(solver, state, plies, left.get())
                    .flatMap(puzzle -> outcome(state, left.get()).map(outcome -> new Found<>(puzzle, outcome)));
        } catch (SearchStoppedException tooHard) {
            return Optional.empty();
        }
    }

    /** Most engines remember it; empty if a limit was hit. */
    private Optional<Outcome> outcome(S state, Limits limits) {
        return solver.prove(state, limits.withPlies(plies)).outcome();
    }

    /** The positions of a game in which there was a move. */
    private List<S> played(S start, Random random) {
        List<S> played = new ArrayList<>();
        S state = start;
        while (played.size() < LONGEST && game.result(state).isEmpty()) {
            played.add(state);
            List<M> moves = game.moves(state);
            state = game.after(state, moves.get(random.nextInt(moves.size())));
        }
        return played;
    }
}
