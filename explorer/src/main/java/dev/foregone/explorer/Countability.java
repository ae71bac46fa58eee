package dev.foregone.explorer;

import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Ranking;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Whether all positions that can be reached from one are few enough to be counted, as far as that is known without counting. */
final class Countability<S extends GameState<S, M>, M extends Move> {

    /** Ranks may leave holes, and number positions that cannot be reached: of dobutsu shogi's, five in six. */
    private static final long MOST_RANKS = 10 * TemporaryTablebases.MOST_POSITIONS;

    private static final int MOST_KNOWN = 1_000;

    private final GuardedGame<S, M> game;
    private final Map<String, String> refused = new ConcurrentHashMap<>();

    Countability(GuardedGame<S, M> game) {
        this.game = game;
    }

    /** Remembers that counting from a position failed. */
    void refused(String root, String reason) {
        if (refused.size() < MOST_KNOWN) {
            refused.put(root, reason);
        }
    }

    /** Why the positions cannot be counted; empty if nothing is known against it. */
    Optional<String> whyNot(S root) {
        return Optional.ofNullable(refused.get(game.notation(root))).or(() -> byRules(root));
    }

    private Optional<String> byRules(S root) {
        Optional<PackedRules<S, M>> rules =
                game.ask("packedRules", () -> game.game().packedRules(root));
        if (rules.isEmpty()) {
            return Optional.of("the game '" + game.id() + "' has no packed rules");
        }
        return rules.flatMap(packed -> game.ask(
                        "ranking",
                        () -> packed.ranking()
                                .map(ranking -> ranks(ranking, packed.canonical(packed.pack(root))))
                                .filter(ranks -> ranks > MOST_RANKS)))
                .map(ranks -> "the ranking of '" + game.id() + "' has " + Phrases.number(ranks)
                        + " places from there on, too many to look through");
    }

    /** The number of ranks in all tiers that moves can lead to. */
    private static long ranks(Ranking ranking, long root) {
        long rank = ranking.rank(root);
        Deque<Integer> open = new ArrayDeque<>();
        IntStream.range(0, ranking.tiers())
                .filter(tier -> rank < ranking.firstRank(tier + 1))
                .findFirst()
                .ifPresent(open::add);
        Set<Integer> seen = new HashSet<>();
        long ranks = 0;
        while (!open.isEmpty()) {
            int tier = open.remove();
            if (seen.add(tier)) {
                ranks += ranking.firstRank(tier + 1) - ranking.firstRank(tier);
                IntStream.of(ranking.lowerTiers(tier)).forEach(open::add);
            }
        }
        return ranks;
    }
}
