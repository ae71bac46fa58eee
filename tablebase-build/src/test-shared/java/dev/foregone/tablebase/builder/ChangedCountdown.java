package dev.foregone.tablebase.builder;

import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import java.util.Optional;

/**
 * {@link Countdown} with packed rules that a test has changed.
 *
 * @param id its id
 * @param game the game whose states it has
 * @param rules its packed rules
 */
public record ChangedCountdown(String id, Countdown game, PackedRules<Countdown.Count, Countdown.Step> rules)
        implements Game<Countdown.Count, Countdown.Step> {

    @Override
    public Countdown.Count initialState() {
        return game.initialState();
    }

    @Override
    public Optional<PackedRules<Countdown.Count, Countdown.Step>> packedRules(Countdown.Count state) {
        return Optional.of(rules);
    }

    /** The right rules, of which a test overrides what is to be wrong. They have layers where a move is always by 1. */
    public static class Rules implements PackedRules<Countdown.Count, Countdown.Step> {

        private final Countdown.Rules right;

        public Rules(int most) {
            right = new Countdown.Rules(most);
        }

        @Override
        public long pack(Countdown.Count state) {
            return right.pack(state);
        }

        @Override
        public Countdown.Count unpack(long position) {
            return right.unpack(position);
        }

        @Override
        public Countdown.Step unpackMove(long position, int move) {
            return right.unpackMove(position, move);
        }

        @Override
        public int terminal(long position) {
            return right.terminal(position);
        }

        @Override
        public int maxMoves(long position) {
            return right.maxMoves(position);
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            return right.legalMoves(position, into, from);
        }

        @Override
        public long play(long position, int move) {
            return right.play(position, move);
        }

        @Override
        public int maxPlies(long position) {
            return right.most() == 1 ? right.maxPlies(position) : Integer.MAX_VALUE;
        }
    }
}
