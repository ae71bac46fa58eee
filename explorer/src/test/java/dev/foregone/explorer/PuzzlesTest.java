package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Puzzles that are worth a thought. */
class PuzzlesTest {

    private static Explorer explorer;

    @BeforeAll
    static void start() throws IOException {
        explorer = Explorer.start(ExplorerOptions.of(Games.load(), Engines.load()));
    }

    @AfterAll
    static void stop() {
        explorer.close();
    }

    private static HttpResponse<String> ask(String below) throws Exception {
        return ApiClient.send(explorer, below);
    }

    private static JsonNode puzzle(String below) throws Exception {
        return ApiClient.get(explorer, below);
    }

    /** Of the first three, one was a choice of two; the wins of Connect Four were wins at once. */
    @ParameterizedTest
    @CsvSource({
        "dodgem, 1, ''",
        "dodgem, 2, ''",
        "dodgem, 3, ''",
        "connectfour, 1, &within=5",
        "connectfour, 2, &within=5"
    })
    void areNoChoiceOfTwoAndNoWinAtOnce(String game, int seed, String kind) throws Exception {
        JsonNode drawn = puzzle("/" + game + "/puzzle?seed=" + seed + kind);
        assertThat(drawn.get("plies").asInt()).isGreaterThan(1);
        assertThat(moves(Games.load().get(game), drawn.get("position").asString()))
                .isGreaterThanOrEqualTo(4);
    }

    private static <S extends GameState<S, M>, M extends Move> int moves(Game<S, M> game, String position) {
        return game.parse(position).legalMoves().size();
    }

    /** With a rook there is always more than one move that keeps the win, but often one that mates soonest. */
    @Test
    void thereAreSomeInAnEndingOfChess() throws Exception {
        JsonNode drawn = puzzle("/endings/puzzle?seed=1");
        assertThat(drawn.get("plies").asInt()).isGreaterThan(1);
        assertThat(drawn.get("puzzle").get("within")).isEqualTo(drawn.get("plies"));
    }

    @Test
    void anEasyOneIsBetterThanNone() throws Exception {
        assertThat(puzzle("/tictactoe/puzzle?p=xx./oo./xox").get("plies").asInt())
                .isEqualTo(1);
    }

    @Test
    void noneIsRefusedWithAReason() throws Exception {
        assertThat(ask("/tictactoe/puzzle?p=xxo/oox/x..&within=1").body())
                .contains(
                        "no puzzle of 1 move that wins within 1 ply was found",
                        "more moves than one were right, or none");
    }
}
