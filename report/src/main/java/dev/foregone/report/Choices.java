package dev.foregone.report;

import dev.foregone.report.PlaytestGame.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What there is to choose from.
 *
 * @param legal how many moves there were in a position
 * @param forced the share of positions with one move alone
 * @param proved in how many positions it is proved which moves keep the value
 * @param keeping the share of moves there that keep it, its mean
 * @param onlyMoves the share of these positions in which one move alone keeps it, and others do not
 * @param byPly the mean number of moves after this many plies, in the games that lasted so long
 */
public record Choices(Spread legal, double forced, int proved, double keeping, double onlyMoves, List<Double> byPly) {

    /**
     * Copies the list.
     *
     * @param legal how many moves there were in a position
     * @param forced the share of positions with one move alone
     * @param proved in how many positions it is proved which moves keep the value
     * @param keeping the share of moves there that keep it
     * @param onlyMoves the share of these positions in which one move alone keeps it
     * @param byPly the mean number of moves after this many plies
     */
    public Choices {
        byPly = List.copyOf(byPly);
    }

    static Choices of(List<? extends PlaytestGame<?>> games) {
        List<Choice> all =
                games.stream().flatMap(game -> game.choices().stream()).toList();
        List<Choice> proved =
                all.stream().filter(choice -> choice.keeping() >= 0).toList();
        return new Choices(
                Spread.of(all.stream().map(Choice::legal).toList()),
                share(all, choice -> choice.legal() == 1),
                proved.size(),
                proved.stream()
                        .mapToDouble(choice -> choice.keeping() / (double) choice.legal())
                        .average()
                        .orElse(0),
                share(proved, choice -> choice.keeping() == 1 && choice.legal() > 1),
                byPly(games));
    }

    private static double share(List<Choice> of, Predicate<Choice> which) {
        return of.isEmpty() ? 0 : of.stream().filter(which).count() / (double) of.size();
    }

    private static List<Double> byPly(List<? extends PlaytestGame<?>> games) {
        List<Double> means = new ArrayList<>();
        int longest = games.stream().mapToInt(PlaytestGame::plies).max().orElse(0);
        for (int ply = 0; ply < longest; ply++) {
            int its = ply;
            means.add(games.stream()
                    .filter(game -> game.plies() > its)
                    .mapToInt(game -> game.choices().get(its).legal())
                    .average()
                    .orElse(0));
        }
        return means;
    }
}
