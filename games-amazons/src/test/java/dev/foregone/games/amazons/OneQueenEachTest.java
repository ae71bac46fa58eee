package dev.foregone.games.amazons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.testkit.PackedPositions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions with one queen a side, from wherever they begin, up to symmetry and exchange of colours. */
class OneQueenEachTest {

    /**
     * How many positions there are, and how many of them are lost for the player to move. The numbers are this project's own;
     * {@link #aSearchVisitsAsManyPositionsAsPublished} compares with published ones.
     */
    @ParameterizedTest
    @CsvSource({"2, 2, 7, 4", "2, 3, 115, 41", "3, 3, 1148, 316", "3, 4, 33163, 8574", "4, 3, 33163, 8574"})
    void positionsAreAsManyAsEver(int width, int height, int positions, int losses) {
        AmazonsRules rules = new AmazonsRules(Board.of(width, height));
        PackedPositions reachable = new PackedPositions(
                        rules, beginnings(width, height).mapToLong(rules::pack), rules::canonical)
                .toTheEnd();
        assertThat(reachable.size()).isEqualTo(positions);
        assertThat(losses(reachable)).isEqualTo(losses);
    }

    /** How many are lost for the player to move; all others are won. Those with fewer burnt squares come first. */
    private static long losses(PackedPositions reachable) {
        long[] positions = reachable.positions().toArray();
        boolean[] lost = new boolean[positions.length];
        for (int i = positions.length - 1; i >= 0; i--) {
            lost[i] = reachable.children(positions[i]).noneMatch(child -> lost[reachable.number(child)]);
        }
        return IntStream.range(0, lost.length).filter(i -> lost[i]).count();
    }

    /** The same numbers from the states alone. */
    @ParameterizedTest
    @CsvSource({"2, 2, 7, 4", "2, 3, 115, 41", "3, 3, 1148, 316"})
    void statesAreAsManyAsPackedPositions(int width, int height, int positions, int losses) {
        AmazonsGame game = new AmazonsGame();
        Map<Amazons, Boolean> won = new HashMap<>();
        beginnings(width, height).forEach(state -> wins(game, game.canonical(state), won));
        assertThat(won).hasSize(positions);
        assertThat(won.values().stream().filter(wins -> !wins)).hasSize(losses);
    }

    private static boolean wins(AmazonsGame game, Amazons state, Map<Amazons, Boolean> won) {
        Boolean known = won.get(state);
        if (known == null) {
            known = state.legalMoves().stream()
                            .filter(move -> !wins(game, game.canonical(state.play(move)), won))
                            .count()
                    > 0;
            won.put(state, known);
        }
        return known;
    }

    /**
     * Against the table of {@code smallgames} ({@code github.com/jh85/smallgames}, 2026), whose positions are those that
     * its search visits: depth first, the directions in the order of {@link #DIRECTIONS}, near squares first, and no further
     * move after the first that wins. So it counts fewer positions than there are.
     */
    @ParameterizedTest
    @CsvSource({
        "2, 2, 7, 3, 4",
        "2, 3, 75, 50, 25",
        "2, 4, 510, 339, 171",
        "2, 5, 2858, 1903, 955",
        "3, 3, 860, 605, 255",
        "3, 4, 26055, 19390, 6665"
    })
    void aSearchVisitsAsManyPositionsAsPublished(int width, int height, int positions, int wins, int losses) {
        Search search = new Search(new AmazonsRules(Board.of(width, height)));
        beginnings(width, height).forEach(search::wins);
        assertThat(search.known).hasSize(positions);
        assertThat(search.known.values().stream().filter(won -> won))
                .hasSize(wins)
                .hasSize(positions - losses);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"2, 6, 16916, 11380, 5536", "3, 5, 324096, 241483, 82613", "4, 4, 428708, 327747, 100961"})
    void aSearchOnLargerBoardsVisitsAsManyPositionsAsPublished(
            int width, int height, int positions, int wins, int losses) {
        aSearchVisitsAsManyPositionsAsPublished(width, height, positions, wins, losses);
    }

    /** White's queen on each square in turn, black's on each other. */
    private static Stream<Amazons> beginnings(int width, int height) {
        int squares = width * height;
        return IntStream.range(0, squares)
                .boxed()
                .flatMap(white -> IntStream.range(0, squares)
                        .filter(black -> black != white)
                        .mapToObj(black -> placed(width, squares, white, black)));
    }

    private static Amazons placed(int width, int squares, int white, int black) {
        StringBuilder letters = new StringBuilder(".".repeat(squares));
        letters.setCharAt(white, Amazons.WHITE);
        letters.setCharAt(black, Amazons.BLACK);
        return new Amazons(width, letters.toString(), true);
    }

    private static final List<Square> DIRECTIONS = List.of(
            new Square(1, 0),
            new Square(-1, 0),
            new Square(0, 1),
            new Square(0, -1),
            new Square(1, 1),
            new Square(1, -1),
            new Square(-1, 1),
            new Square(-1, -1));

    private static final class Search {

        private final AmazonsRules rules;
        private final Map<Long, Boolean> known = new HashMap<>();

        Search(AmazonsRules rules) {
            this.rules = rules;
        }

        void wins(Amazons state) {
            wins(rules.pack(state));
        }

        private boolean wins(long position) {
            Boolean wins = known.get(rules.canonical(position));
            if (wins == null) {
                int[] moves = new int[rules.maxMoves(position)];
                wins = IntStream.range(0, rules.legalMoves(position, moves, 0))
                        .mapToObj(i -> moves[i])
                        .sorted((a, b) -> Integer.compare(order(position, a), order(position, b)))
                        .anyMatch(move -> !wins(rules.play(position, move)));
                known.put(rules.canonical(position), wins);
            }
            return wins;
        }

        private int order(long position, int packed) {
            AmazonsMove move = rules.unpackMove(position, packed);
            return order(move.from(), move.to()) << 10 | order(move.to(), move.arrow());
        }

        private static int order(Square from, Square to) {
            int across = to.column() - from.column();
            int up = to.row() - from.row();
            Square direction = new Square(Integer.signum(across), Integer.signum(up));
            return DIRECTIONS.indexOf(direction) << 5 | Math.max(Math.abs(across), Math.abs(up));
        }
    }
}
