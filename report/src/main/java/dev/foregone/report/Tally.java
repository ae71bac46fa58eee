package dev.foregone.report;

import java.util.List;

/**
 * How games ended.
 *
 * @param first how many the player won who moved first
 * @param draws how many were drawn; those that did not end count here
 * @param second how many the other player won
 */
public record Tally(int first, int draws, int second) {

    /** Of results for the player who moved first: 1, 0 or -1. */
    static Tally of(List<Integer> results) {
        int first = (int) results.stream().filter(result -> result > 0).count();
        int second = (int) results.stream().filter(result -> result < 0).count();
        return new Tally(first, results.size() - first - second, second);
    }

    /** {@return how many games there were} */
    public int games() {
        return first + draws + second;
    }

    /** {@return the share of the points for the player who moved first; a draw is half a point} */
    public Interval points() {
        return Interval.of(first + draws / 2.0, games());
    }

    /** {@return the share of games that were drawn} */
    public Interval drawn() {
        return Interval.of(draws, games());
    }

    Tally and(Tally other) {
        return new Tally(first + other.first, draws + other.draws, second + other.second);
    }
}
