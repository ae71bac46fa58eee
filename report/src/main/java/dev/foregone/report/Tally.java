package dev.foregone.report;

import java.util.List;

/**
 * How games ended.
 *
 * @param first how many the player won who moved first
 * @param draws how many were drawn; those that did not end count here
 * @param second how many the other player won
 * @param different how many of the games were different ones; where it is not proved who wins, in their first half, or their first six
 *     plies: strong opponents may play one game, or one opening, again and again, which tells little of others. Intervals are as wide as if there were no more games than these
 */
public record Tally(int first, int draws, int second, int different) {

    static Tally of(List<? extends PlaytestGame<?>> games, boolean proved) {
        int first = (int) games.stream().filter(game -> game.result() > 0).count();
        int second = (int) games.stream().filter(game -> game.result() < 0).count();
        int different = (int) games.stream()
                .map(proved ? PlaytestGame::moves : PlaytestGame::opening)
                .distinct()
                .count();
        return new Tally(first, games.size() - first - second, second, different);
    }

    /** {@return how many games there were} */
    public int games() {
        return first + draws + second;
    }

    /** {@return the share of the points for the player who moved first; a draw is half a point} */
    public Interval points() {
        return Interval.of((first + draws / 2.0) / games(), different);
    }

    /** {@return the share of games that were drawn} */
    public Interval drawn() {
        return Interval.of(draws / (double) games(), different);
    }

    Tally and(Tally other) {
        return new Tally(first + other.first, draws + other.draws, second + other.second, different + other.different);
    }
}
