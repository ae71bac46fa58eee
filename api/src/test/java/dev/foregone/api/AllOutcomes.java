package dev.foregone.api;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Every outcome within a number of plies, in the order that backward induction is defined by: worst first. */
public final class AllOutcomes {

    private AllOutcomes() {}

    public static List<Outcome> worstFirst(int mostPlies) {
        List<Outcome> outcomes = new ArrayList<>();
        IntStream.rangeClosed(0, mostPlies).mapToObj(Outcome::loss).forEach(outcomes::add);
        outcomes.add(Outcome.endlessDraw());
        IntStream.rangeClosed(0, mostPlies)
                .mapToObj(n -> Outcome.draw(mostPlies - n))
                .forEach(outcomes::add);
        IntStream.rangeClosed(0, mostPlies)
                .mapToObj(n -> Outcome.win(mostPlies - n))
                .forEach(outcomes::add);
        return outcomes;
    }
}
