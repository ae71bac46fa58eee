package dev.foregone.games.morris;

import dev.foregone.spi.Predecessors;
import dev.foregone.spi.Ranking;
import dev.foregone.spi.Score;
import java.util.List;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/**
 * Three Men's Morris: eight points around a centre, the last. No man is removed, since a mill wins. It is so small that an evaluation,
 * predecessors and a ranking would save nothing.
 */
final class ThreeMenRules extends MorrisRules {

    private static final int AROUND = 0xFF;

    private final int[] mills;

    /** By point: those next to it. */
    private final int[] near;

    ThreeMenRules(Variant variant) {
        super(variant);
        List<List<Integer>> lines = variant.board().lines();
        mills = lines.stream()
                .mapToInt(line -> 1 << line.get(0) | 1 << line.get(1) | 1 << line.get(2))
                .toArray();
        near = new int[layout.points()];
        for (List<Integer> line : lines) {
            near[line.get(0)] |= 1 << line.get(1);
            near[line.get(1)] |= 1 << line.get(0) | 1 << line.get(2);
            near[line.get(2)] |= 1 << line.get(1);
        }
    }

    @Override
    public int terminal(long position) {
        int theirs = layout.theirs(position);
        for (int mill : mills) {
            if ((theirs & mill) == mill) {
                return Score.WORST;
            }
        }
        return layout.inHand(position) > 0 || canMove(position) ? Score.ONGOING : Score.WORST;
    }

    private boolean canMove(long position) {
        if (flies(Integer.bitCount(layout.mine(position)))) {
            return true;
        }
        int reached = 0;
        for (int rest = layout.mine(position); rest != 0; rest &= rest - 1) {
            reached |= near[Integer.numberOfTrailingZeros(rest)];
        }
        return (reached & layout.free(position)) != 0;
    }

    @Override
    boolean leavesTwo(long position) {
        return false;
    }

    @Override
    public int legalMoves(long position, int[] into, int from) {
        int free = layout.free(position);
        if (layout.inHand(position) > 0) {
            return moves(NONE, free, 0, 0, into, from) - from;
        }
        boolean flies = flies(Integer.bitCount(layout.mine(position)));
        int next = from;
        for (int rest = layout.mine(position); rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            next = moves(point, flies ? free : near[point] & free, 0, 0, into, next);
        }
        return next - from;
    }

    @Override
    public Optional<LongToDoubleFunction> evaluation() {
        return Optional.empty();
    }

    @Override
    public Optional<Predecessors> predecessors() {
        return Optional.empty();
    }

    @Override
    public Optional<Ranking> ranking() {
        return Optional.empty();
    }

    /** The position with white to move, in the image under a symmetry of the board that is the lowest number. */
    @Override
    public long canonical(long position) {
        int mine = layout.mine(position);
        int theirs = layout.theirs(position);
        long around = Symmetry.leastUpright((mine & AROUND) | ((long) (theirs & AROUND) << Byte.SIZE));
        int myImage = ((int) around & AROUND) | (mine & ~AROUND);
        int theirImage = (int) (around >>> Byte.SIZE) | (theirs & ~AROUND);
        return layout.of(myImage, theirImage, layout.inHand(position));
    }
}
