package dev.foregone.games.morris;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rules once more, on letters and lines: a second truth to test the packed ones by. */
final class PlainRules {

    private static final int IN_HAND = -1;

    private final Morris state;
    private final Variant variant;
    private final String points;
    private final int inHand;

    PlainRules(Morris state) {
        this.state = state;
        variant = state.variant();
        points = state.points();
        inHand = state.inHand();
    }

    List<MorrisMove> legalMoves() {
        if (hasLost()) {
            return List.of();
        }
        List<MorrisMove> moves = new ArrayList<>();
        List<Integer> removable = variant.millWins() ? List.of() : removable();
        List<Integer> free = all(Morris.FREE);
        if (inHand > 0) {
            free.forEach(to -> addMoves(moves, IN_HAND, to, removable));
        } else {
            List<Integer> mine = all(state.mine());
            boolean flies = variant.flying() && mine.size() == MorrisRules.LEAST;
            for (int from : mine) {
                List<Integer> near = flies ? free : near(from);
                near.stream().filter(to -> at(to) == Morris.FREE).forEach(to -> addMoves(moves, from, to, removable));
            }
        }
        return Collections.unmodifiableList(moves);
    }

    private boolean hasLost() {
        if (variant.millWins()) {
            return all(state.theirs()).stream().anyMatch(man -> isInMill(state.theirs(), man, man));
        }
        return inHand == 0 && all(state.mine()).size() < MorrisRules.LEAST;
    }

    /** The other player's men that a mill removes: outside of mills, or any if all stand in mills. */
    private List<Integer> removable() {
        List<Integer> men = all(state.theirs());
        List<Integer> outside =
                men.stream().filter(man -> !isInMill(state.theirs(), man, man)).toList();
        return outside.isEmpty() ? men : outside;
    }

    /** Adds the moves by which a man comes to a point: one or, if it closes a mill, one for each man to be removed. */
    private void addMoves(List<MorrisMove> moves, int from, int to, List<Integer> removable) {
        Optional<Point> origin =
                from == IN_HAND ? Optional.empty() : Optional.of(variant.board().point(from));
        Point target = variant.board().point(to);
        if (removable.isEmpty() || !isInMill(state.mine(), from, to)) {
            moves.add(new MorrisMove(origin, target, Optional.empty()));
        } else {
            removable.forEach(man -> moves.add(
                    new MorrisMove(origin, target, Optional.of(variant.board().point(man)))));
        }
    }

    /** Whether a player's man that has come from a point to another, or has stayed, stands in a mill there. */
    private boolean isInMill(char player, int from, int to) {
        for (List<Integer> mill : through(to)) {
            int others = 0;
            for (int point : mill) {
                others += point != to && point != from && at(point) == player ? 1 : 0;
            }
            if (others == mill.size() - 1) {
                return true;
            }
        }
        return false;
    }

    /** The points on which a letter stands. */
    private List<Integer> all(char letter) {
        List<Integer> all = new ArrayList<>();
        for (int point = 0; point < points.length(); point++) {
            if (at(point) == letter) {
                all.add(point);
            }
        }
        return all;
    }

    private char at(int point) {
        return points.charAt(point);
    }

    Morris play(MorrisMove move) {
        char[] after = points.toCharArray();
        move.from().ifPresent(from -> after[variant.board().index(from)] = Morris.FREE);
        after[variant.board().index(move.to())] = state.mine();
        move.removed().ifPresent(removed -> after[variant.board().index(removed)] = Morris.FREE);
        return new Morris(variant, new String(after), Math.max(0, inHand - 1), !state.whiteMoves());
    }

    private List<List<Integer>> through(int point) {
        return variant.board().lines().stream()
                .filter(line -> line.size() == 3 && line.contains(point))
                .toList();
    }

    private List<Integer> near(int point) {
        return variant.board().lines().stream()
                .filter(line -> line.contains(point))
                .flatMap(line ->
                        line.stream().filter(other -> Math.abs(line.indexOf(other) - line.indexOf(point)) == 1))
                .sorted()
                .toList();
    }

    /** For each symmetry, where it moves each point: those of a square, each also with the outer and the inner square exchanged. */
    static List<List<Integer>> symmetries(Board board) {
        int last = board.rows().size() - 1;
        List<UnaryOperator<Point>> flips = List.of(
                point -> point,
                point -> new Point(last - point.column(), point.row()),
                point -> new Point(point.column(), last - point.row()),
                point -> new Point(last - point.column(), last - point.row()));
        return flips.stream()
                .flatMap(flip -> Stream.of(flip, point -> flip.apply(new Point(point.row(), point.column()))))
                .map(flip -> IntStream.range(0, board.count())
                        .mapToObj(point -> board.index(flip.apply(board.point(point))))
                        .toList())
                .flatMap(image -> Stream.of(
                        image,
                        image.stream().map(point -> inverted(board, point)).toList()))
                .distinct()
                .toList();
    }

    private static int inverted(Board board, int point) {
        int first = point - point % 8;
        return board.count() % 8 != 0 ? point : board.count() - 8 - first + point % 8;
    }

    /** The images under all symmetries, with the colours exchanged too. */
    Stream<Morris> images() {
        String exchanged = points.replace('w', '-').replace('b', 'w').replace('-', 'b');
        return Stream.of(state, new Morris(variant, exchanged, inHand, !state.whiteMoves()))
                .flatMap(each -> symmetries(variant.board()).stream().map(symmetry -> image(each, symmetry)));
    }

    private static Morris image(Morris state, List<Integer> symmetry) {
        char[] image = new char[state.points().length()];
        for (int point = 0; point < image.length; point++) {
            image[symmetry.get(point)] = state.points().charAt(point);
        }
        return new Morris(state.variant(), new String(image), state.inHand(), state.whiteMoves());
    }
}
