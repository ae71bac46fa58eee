package dev.foregone.engine.memo;

import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Score;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A game drawn at random that is long and in which lines meet: each ply has a row of positions, each with three moves to the
 * next row. The game ends in the last row, and in some positions of the rows behind {@code from}. It knows the threads
 * that have packed a state of it: that which asks, and those that help it.
 */
record Ladder(long seed, int plies, int width, int from, Set<Thread> threads)
        implements Game<Ladder.Rung, Ladder.Step> {

    private static final int MOVES = 3;

    /** One position in this many is the end, where the game may end. */
    private static final int ENDS = 40;

    Ladder(long seed, int plies, int width, int from) {
        this(seed, plies, width, from, ConcurrentHashMap.newKeySet());
    }

    @Override
    public String id() {
        return "ladder";
    }

    @Override
    public Rung initialState() {
        return new Rung(this, 0, 0);
    }

    @Override
    public Optional<PackedRules<Rung, Step>> packedRules(Rung state) {
        return Optional.of(new Rules(this));
    }

    private int draw(int ply, int place, int salt, int bound) {
        long mixed = (seed * 31 + ply) * 0x9E3779B97F4A7C15L + place * 0xC2B2AE3D27D4EB4FL + salt * 0x165667B19E3779F9L;
        mixed = (mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 32)) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(mixed ^ (mixed >>> 31), bound);
    }

    private boolean isOver(int ply, int place) {
        return ply == plies || (ply > from && draw(ply, place, MOVES, ENDS) == 0);
    }

    private GameValue value(int ply, int place) {
        return GameValue.values()[draw(ply, place, MOVES + 1, GameValue.values().length)];
    }

    private int next(int ply, int place, int move) {
        return draw(ply, place, move, width);
    }

    /** Of the first position, by backward induction, row by row. */
    Outcome outcome() {
        Outcome[] below = new Outcome[width];
        for (int ply = plies; ply >= 0; ply--) {
            Outcome[] row = new Outcome[width];
            for (int place = 0; place < width; place++) {
                row[place] = isOver(ply, place) ? new Outcome(value(ply, place), 0) : best(ply, place, below);
            }
            below = row;
        }
        return below[0];
    }

    private Outcome best(int ply, int place, Outcome[] below) {
        return Collections.max(List.of(
                below[next(ply, place, 0)].backedUp(),
                below[next(ply, place, 1)].backedUp(),
                below[next(ply, place, 2)].backedUp()));
    }

    /** One of three. */
    record Step(int number) implements Move {}

    /** A position. */
    record Rung(Ladder ladder, int ply, int place) implements GameState<Rung, Step> {

        @Override
        public Optional<GameValue> terminalValue() {
            return ladder.isOver(ply, place) ? Optional.of(ladder.value(ply, place)) : Optional.empty();
        }

        @Override
        public List<Step> legalMoves() {
            return ladder.isOver(ply, place) ? List.of() : List.of(new Step(0), new Step(1), new Step(2));
        }

        @Override
        public Rung play(Step move) {
            return new Rung(ladder, ply + 1, ladder.next(ply, place, move.number()));
        }
    }

    private record Rules(Ladder ladder) implements PackedRules<Rung, Step> {

        @Override
        public long pack(Rung state) {
            ladder.threads.add(Thread.currentThread());
            return (long) state.ply() * ladder.width + state.place();
        }

        @Override
        public Rung unpack(long position) {
            return new Rung(ladder, ply(position), place(position));
        }

        private int ply(long position) {
            return (int) position / ladder.width;
        }

        private int place(long position) {
            return (int) position % ladder.width;
        }

        @Override
        public Step unpackMove(long position, int move) {
            return new Step(move);
        }

        @Override
        public int terminal(long position) {
            return ladder.isOver(ply(position), place(position))
                    ? Score.finished(ladder.value(ply(position), place(position)))
                    : Score.ONGOING;
        }

        @Override
        public int maxMoves(long position) {
            return MOVES;
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            for (int move = 0; move < MOVES; move++) {
                into[from + move] = move;
            }
            return MOVES;
        }

        @Override
        public long play(long position, int move) {
            int ply = ply(position);
            return (ply + 1L) * ladder.width + ladder.next(ply, place(position), move);
        }

        @Override
        public int positionBits() {
            return 24;
        }
    }
}
