package dev.foregone.engine.anytime;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;

/**
 * A game for tests that is too long for proofs: in 60 plies each player adds 0 or 1 to the own number, and the greater number wins.
 * It knows the threads in which a class has made moves; proofs have threads of their own.
 */
record Race(Class<?> maker, boolean evaluates, Set<String> threads) implements Game<Race.Lead, Race.Step> {

    /** One in this many moves is looked at, by whom it is made. */
    private static final long SELDOM = 1 << 12;

    Race(Class<?> maker, boolean evaluates) {
        this(maker, evaluates, ConcurrentHashMap.newKeySet());
    }

    record Step(int gain) implements Move {}

    /** No position comes up twice, so that no memory helps. */
    record Lead(Race race, int ply, int lead, long path) implements GameState<Lead, Step> {

        private static final int PLIES = 60;
        private static final List<Step> STEPS = List.of(new Step(0), new Step(1));

        @Override
        public Optional<GameValue> terminalValue() {
            return ply < PLIES ? Optional.empty() : Optional.of(GameValue.values()[1 + Integer.signum(lead)]);
        }

        @Override
        public List<Step> legalMoves() {
            return ply < PLIES ? STEPS : List.of();
        }

        @Override
        public Lead play(Step step) {
            if (path % SELDOM == 1 && race.isMade()) {
                race.threads.add(Thread.currentThread().getName());
            }
            return new Lead(race, ply + 1, -lead - step.gain, 2 * path + step.gain);
        }

        private double estimate() {
            return lead / (double) PLIES;
        }
    }

    private boolean isMade() {
        return StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(frame -> frame.getClassName().equals(maker.getName())));
    }

    /** The threads beside the one that asks. */
    long others() {
        return threads.stream()
                .filter(name -> !name.equals(Thread.currentThread().getName()))
                .count();
    }

    @Override
    public String id() {
        return "race";
    }

    @Override
    public Lead initialState() {
        return new Lead(this, 0, 0, 0);
    }

    @Override
    public Optional<ToDoubleFunction<Lead>> evaluation() {
        return evaluates ? Optional.of(Lead::estimate) : Optional.empty();
    }
}
