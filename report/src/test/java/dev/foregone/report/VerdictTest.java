package dev.foregone.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.foregone.api.Bounds;
import dev.foregone.api.Outcome;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static final Spread NONE = Spread.of(List.of());

    private static Tally tally(int first, int draws, int second) {
        return new Tally(first, draws, second, first + draws + second);
    }

    private static Group group(String name, Tally tally) {
        return new Group(name, tally, NONE, NONE, 0, 0);
    }

    private static String verdict(Bounds beginning, Tally... weakestFirst) {
        Tally all = Stream.of(weakestFirst).reduce(new Tally(0, 0, 0, 0), Tally::and);
        return new Report(
                        "g",
                        "Game",
                        "-",
                        List.of("x", "o"),
                        1,
                        1,
                        all.games(),
                        beginning,
                        OptionalDouble.empty(),
                        List.of(),
                        group("all", all),
                        Stream.of(weakestFirst).map(each -> group("some", each)).toList(),
                        tally(0, 0, 0),
                        List.of(),
                        Choices.of(List.of()),
                        new Usage(0, List.of(), List.of(), List.of(), List.of(), ""),
                        List.of())
                .verdict();
    }

    private static String verdict(Tally... weakestFirst) {
        return verdict(Bounds.unknown(), weakestFirst);
    }

    @Test
    void aGameThatFavoursOneSideAlways() {
        assertThat(verdict(tally(30, 0, 10), tally(32, 0, 8)))
                .isEqualTo("The first player, x, is favoured at every strength, with 78 % of the points (67 to 85 %).");
        assertThat(verdict(tally(10, 0, 30), tally(8, 0, 32)))
                .isEqualTo(
                        "The second player, o, is favoured at every strength, with 78 % of the points (67 to 85 %).");
    }

    @Test
    void moreSoTheStronger() {
        assertThat(verdict(tally(24, 0, 16), tally(30, 0, 10), tally(40, 0, 0)))
                .contains("is favoured at every strength")
                .endsWith(", and more so the stronger they are.");
        assertThat(verdict(tally(40, 0, 0), tally(30, 0, 10), tally(23, 0, 17)))
                .endsWith(", and less so the stronger they are.");
        assertThat(verdict(tally(20, 0, 20), tally(30, 0, 10), tally(40, 0, 0)))
                .startsWith("The first player, x, is favoured, with 75 % ")
                .endsWith("more so the stronger they are.");
    }

    @Test
    void weakAndStrongPlayersMayDiffer() {
        assertThat(verdict(tally(20, 0, 20), tally(10, 0, 30), tally(40, 0, 0)))
                .startsWith("Among the strongest players the first player, x, is favoured, with 100 % ")
                .contains("; among weaker ones neither side clearly is");
        assertThat(verdict(tally(5, 0, 35), tally(40, 0, 0)))
                .contains("; among weaker ones the second player, o, is, with 88 % of the points");
        assertThat(verdict(tally(40, 0, 0), tally(5, 30, 5)))
                .isEqualTo(
                        "The strongest players mostly draw, 75 % of their games; among weaker ones the first player, x,"
                                + " is favoured, with 100 % of the points (91 to 100 %).");
    }

    @Test
    void aFewGamesSayNothing() {
        assertThat(verdict(tally(2, 0, 1), tally(2, 0, 1)))
                .isEqualTo(
                        "Neither side is clearly favoured: the first player, x, scores 67 % of the points (30 to 90 %).");
        assertThat(verdict(new Tally(50, 0, 0, 1), new Tally(50, 0, 0, 1)))
                .startsWith("Neither side is clearly favoured");
    }

    @Test
    void whatIsProvedIsSaidToo() {
        assertThat(verdict(Bounds.exactly(Outcome.loss(8)), tally(5, 0, 5)))
                .endsWith(" It is proved that the second player, o, wins with best play.");
    }

    /** Figures of R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998. */
    @Test
    void intervalsAreWilsons() {
        Interval interval = Interval.of(81 / 263.0, 263);
        assertThat(interval.low()).isCloseTo(0.2553, within(0.00005));
        assertThat(interval.high()).isCloseTo(0.3662, within(0.00005));
        assertThat(Interval.of(0, 20).high()).isCloseTo(0.1611, within(0.00005));
        assertThat(Interval.of(Double.NaN, 0)).isEqualTo(new Interval(0.5, 0, 1));
    }
}
