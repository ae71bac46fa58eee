package dev.foregone.testkit.evaluation;

import dev.foregone.api.GameValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One player's positions near the ends of walks, and how they are evaluated: those whose values are proved and, if these are
 * too few, those from which the walk was won or lost.
 */
record NearEnds<S>(List<Rated<S>> proved, List<Rated<S>> walked) {

    /** What is further than this from what chance gives is hardly chance, in standard deviations. */
    static final double HARDLY_CHANCE = 4;

    NearEnds() {
        this(new ArrayList<>(), new ArrayList<>());
    }

    record Rated<S>(S state, double number, GameValue value) {}

    private List<Rated<S>> all(GameValue value) {
        boolean enough = deviations(
                        1, of(value, proved).size(), of(value.negated(), proved).size())
                > HARDLY_CHANCE;
        return enough
                ? of(value, proved)
                : of(value, Stream.concat(proved.stream(), walked.stream()).toList());
    }

    private static <S> List<Rated<S>> of(GameValue value, List<Rated<S>> rated) {
        return rated.stream().filter(each -> each.value == value).toList();
    }

    /** How far from a half this part of all pairs is (the test of Mann and Whitney). */
    private static double deviations(double part, int won, int lost) {
        double pairs = (double) won * lost;
        return pairs == 0 ? 0 : (part - 0.5) / Math.sqrt((won + lost + 1) / 12.0 / pairs);
    }

    /** How much more often than by chance a position won has the greater number or, if negative, one that is lost. */
    double deviations() {
        return deviations(
                right(), all(GameValue.WIN).size(), all(GameValue.LOSS).size());
    }

    /** The part of all pairs in which the position won has the greater number. */
    double right() {
        List<Rated<S>> lost = all(GameValue.LOSS);
        return all(GameValue.WIN).stream()
                .flatMapToDouble(win ->
                        lost.stream().mapToDouble(loss -> (1 + Math.signum(win.number - loss.number)) / 2))
                .average()
                .orElse(0.5);
    }

    String often() {
        return "in " + Math.round(100 * right()) + " of 100 pairs ("
                + all(GameValue.WIN).size() + " won, " + all(GameValue.LOSS).size() + " lost)";
    }

    /** The positions that are evaluated worst: of those that are won and of those that are lost, one each. */
    List<Rated<S>> worst() {
        Comparator<Rated<S>> byNumber = Comparator.comparingDouble(Rated::number);
        return Stream.of(
                        all(GameValue.WIN).stream().min(byNumber),
                        all(GameValue.LOSS).stream().max(byNumber))
                .flatMap(Optional::stream)
                .toList();
    }
}
