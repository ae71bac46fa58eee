package dev.foregone.tablebase.builder;

import dev.foregone.games.connectfour.ConnectFour;
import dev.foregone.games.connectfour.ConnectFourGame;
import dev.foregone.games.connectfour.Drop;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Ranking;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Connect Four as a game whose positions have ranks, with many holes between them: ranks are positions. With tiers, the number of
 * free cells stands before them.
 */
final class RankedConnectFour extends PlainGame<ConnectFour, Drop> {

    private final Ranked rules;

    RankedConnectFour(int width, int height, boolean tiered) {
        super(new ConnectFourGame());
        ConnectFour start = parse(width + "x" + height + ":-");
        rules = new Ranked(new ConnectFourGame().packedRules(start).orElseThrow(), width, height + 1, tiered);
    }

    @Override
    public Optional<PackedRules<ConnectFour, Drop>> packedRules(ConnectFour state) {
        return Optional.of(rules);
    }

    /** As {@code ConnectFourRules} has it: as many zeros in a column as it has free cells, one bit, and the mover's stones. */
    private record Ranked(PackedRules<ConnectFour, Drop> plain, int width, int stride, boolean tiered)
            implements PackedRules<ConnectFour, Drop>, Ranking {

        private int bits() {
            return width * stride;
        }

        private int cells() {
            return width * (stride - 1);
        }

        private long column(long position, int column) {
            return position >>> (column * stride) & ((1L << stride) - 1);
        }

        private long board(long position) {
            return position & ((1L << bits()) - 1);
        }

        private long free(long position) {
            return IntStream.range(0, width)
                    .mapToLong(column -> column(position, column))
                    .map(Long::numberOfTrailingZeros)
                    .sum();
        }

        private long withTier(long board) {
            return tiered ? free(board) << bits() | board : board;
        }

        @Override
        public long pack(ConnectFour state) {
            return withTier(plain.pack(state));
        }

        @Override
        public ConnectFour unpack(long position) {
            return plain.unpack(board(position));
        }

        @Override
        public Drop unpackMove(long position, int move) {
            return plain.unpackMove(board(position), move);
        }

        @Override
        public int terminal(long position) {
            return plain.terminal(board(position));
        }

        @Override
        public int maxMoves(long position) {
            return plain.maxMoves(board(position));
        }

        @Override
        public int legalMoves(long position, int[] into, int from) {
            return plain.legalMoves(board(position), into, from);
        }

        @Override
        public long play(long position, int move) {
            return withTier(plain.play(board(position), move));
        }

        @Override
        public Optional<Ranking> ranking() {
            return Optional.of(this);
        }

        @Override
        public int tiers() {
            return tiered ? cells() + 1 : 1;
        }

        @Override
        public long firstRank(int tier) {
            return (long) tier << bits();
        }

        @Override
        public int[] lowerTiers(int tier) {
            return tier == 0 || !tiered ? new int[0] : new int[] {tier - 1};
        }

        @Override
        public boolean ascending() {
            return true;
        }

        @Override
        public long rank(long position) {
            return position;
        }

        @Override
        public long unrank(long rank) {
            return isPosition(rank) ? rank : NONE;
        }

        private boolean isPosition(long rank) {
            long board = board(rank);
            long free = tiered ? rank >>> bits() : free(board);
            return Long.bitCount(board) - width == (cells() - free) / 2 && free(board) == free;
        }
    }
}
