package dev.foregone.report;

import java.util.ArrayList;
import java.util.List;

/** What never came to pass between opponents. Games at random tell what the rules allow. */
record Never(List<String> players, Tally results, Tally atRandom, List<Ending> endings, boolean cyclic) {

    List<String> sentences() {
        List<String> never = new ArrayList<>();
        add(never, results.first(), "no game was won by " + players.get(0), atRandom.first());
        add(never, results.draws(), "no game was drawn", atRandom.draws());
        add(never, results.second(), "no game was won by " + players.get(1), atRandom.second());
        if (cyclic && endings.stream().noneMatch(each -> each.reason().equals(Table.REPETITION))) {
            never.add("no position came up for the third time, though the game says that positions can repeat");
        }
        endings.stream()
                .map(Ending::reason)
                .distinct()
                .filter(reason -> count(reason) == 0)
                .forEach(reason -> never.add("no game ended because of this: " + reason + "; at random some did"));
        return never;
    }

    private int count(String reason) {
        return endings.stream()
                .filter(each -> each.reason().equals(reason))
                .mapToInt(Ending::games)
                .sum();
    }

    private void add(List<String> never, int count, String sentence, int random) {
        if (count == 0) {
            String others =
                    random > 0 ? "; at random " + random + " of " + atRandom.games() + " were" : ", not even at random";
            never.add(sentence + (atRandom.games() == 0 ? "" : others));
        }
    }
}
