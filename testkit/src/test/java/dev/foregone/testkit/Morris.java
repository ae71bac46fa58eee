package dev.foregone.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Nine men's morris as somebody wrote it who knows nothing of Foregone. Three squares, one within another, of eight points
 * each, corners even; three men in a row take one of the other's.
 */
final class Morris {

    private static final int POINTS = 24;
    private static final int MEN = 9;
    private static final int[][] MILLS = Stream.concat(
                    IntStream.range(0, 12).mapToObj(Morris::side),
                    IntStream.range(0, 4).mapToObj(spoke -> new int[] {2 * spoke + 1, 2 * spoke + 9, 2 * spoke + 17}))
            .toArray(int[][]::new);

    private static final int[][][] THROUGH = IntStream.range(0, POINTS)
            .mapToObj(point -> Arrays.stream(MILLS)
                    .filter(mill -> mill[0] == point || mill[1] == point || mill[2] == point)
                    .toArray(int[][]::new))
            .toArray(int[][][]::new);

    final int[] points;
    final int[] hand;
    int turn;

    Morris() {
        points = new int[POINTS];
        hand = new int[] {0, MEN, MEN};
        turn = 1;
    }

    Morris(Morris other) {
        points = other.points.clone();
        hand = other.hand.clone();
        turn = other.turn;
    }

    /** From a point or, if that is -1, from the hand, and a man of the other's that is taken unless that is -1. */
    record Step(int from, int to, int taken) {

        @Override
        public String toString() {
            return (from < 0 ? "" : from + "-") + to + (taken < 0 ? "" : "x" + taken);
        }
    }

    private static int[] side(int side) {
        int square = side / 4 * 8;
        int corner = side % 4 * 2;
        return new int[] {square + corner, square + corner + 1, square + (corner + 2) % 8};
    }

    private int other() {
        return 3 - turn;
    }

    private IntStream all(int owner) {
        return IntStream.range(0, POINTS).filter(point -> points[point] == owner);
    }

    int men(int player) {
        return hand[player] + (int) all(player).count();
    }

    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        if (hand[turn] > 0) {
            all(0).forEach(to -> add(-1, to, steps));
        } else {
            boolean flies = men(turn) == 3;
            all(turn)
                    .forEach(from -> all(0).filter(to -> flies || areNeighbours(from, to))
                            .forEach(to -> add(from, to, steps)));
        }
        return steps;
    }

    private void add(int from, int to, List<Step> steps) {
        if (!closes(from, to)) {
            steps.add(new Step(from, to, -1));
            return;
        }
        List<Integer> free = all(other()).filter(man -> !isInMill(man)).boxed().toList();
        (free.isEmpty() ? all(other()).boxed().toList() : free).forEach(man -> steps.add(new Step(from, to, man)));
    }

    private static boolean areNeighbours(int from, int to) {
        for (int[] mill : THROUGH[from]) {
            if (joins(mill, from, to) || joins(mill, to, from)) {
                return true;
            }
        }
        return false;
    }

    private static boolean joins(int[] mill, int from, int to) {
        return mill[0] == from && mill[1] == to || mill[1] == from && mill[2] == to;
    }

    private boolean closes(int from, int to) {
        for (int[] mill : THROUGH[to]) {
            int own = 0;
            for (int point : mill) {
                own += point == to || point != from && points[point] == turn ? 1 : 0;
            }
            if (own == mill.length) {
                return true;
            }
        }
        return false;
    }

    private boolean isInMill(int man) {
        for (int[] mill : THROUGH[man]) {
            if (points[mill[0]] == points[mill[1]] && points[mill[1]] == points[mill[2]]) {
                return true;
            }
        }
        return false;
    }

    void make(Step step) {
        if (step.from < 0) {
            hand[turn]--;
        } else {
            points[step.from] = 0;
        }
        points[step.to] = turn;
        if (step.taken >= 0) {
            points[step.taken] = 0;
        }
        turn = other();
    }
}
