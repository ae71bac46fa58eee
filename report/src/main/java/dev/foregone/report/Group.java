package dev.foregone.report;

import java.util.List;
import java.util.Optional;

/**
 * What is counted of games between opponents of one strength, or of all.
 *
 * @param strength the name of the strength; {@code all}
 * @param results how they ended
 * @param plies how long they lasted
 * @param decided after how many plies they were decided: from then on, who won was ahead in each position, by proof or by estimate, and in a draw
 *     nobody was
 * @param decidedAt the same as a share of each game's length, its mean
 * @param behindWon how many were won by a player who was once behind
 */
public record Group(String strength, Tally results, Spread plies, Spread decided, double decidedAt, int behindWon) {

    static Group of(String strength, List<? extends PlaytestGame<?>> games, boolean proved) {
        return new Group(
                strength,
                Tally.of(games, proved),
                Spread.of(games.stream().map(PlaytestGame::plies).toList()),
                Spread.of(games.stream().map(PlaytestGame::decided).toList()),
                games.stream()
                        .mapToDouble(game -> game.decided() / (double) Math.max(1, game.plies()))
                        .average()
                        .orElse(0),
                (int) games.stream().filter(PlaytestGame::wasTurned).count());
    }

    /** {@return of the games that somebody won, the share that a player won who was once behind; empty if nobody won} */
    public Optional<Interval> comebacks() {
        int won = results.first() + results.second();
        return won == 0 ? Optional.empty() : Optional.of(Interval.of(behindWon / (double) won, won));
    }
}
