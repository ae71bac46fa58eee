package dev.foregone.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Puzzles that are worth a thought. */
class PuzzlesTest extends WithExplorer {

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
        JsonNode drawn = get("/" + game + "/puzzle?seed=" + seed + kind);
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
        JsonNode drawn = get("/endings/puzzle?seed=1");
        assertThat(drawn.get("plies").asInt()).isGreaterThan(1);
        assertThat(drawn.get("puzzle").get("within")).isEqualTo(drawn.get("plies"));
    }

    @Test
    void anEasyOneIsBetterThanNone() throws Exception {
        assertThat(get("/tictactoe/puzzle?p=xx./oo./xox").get("plies").asInt()).isEqualTo(1);
    }

    @Test
    void noneIsRefusedWithAReason() throws Exception {
        assertThat(send("/tictactoe/puzzle?p=xxo/oox/x..&within=1").body())
                .contains(
                        "no puzzle of 1 move that wins within 1 ply was found",
                        "more moves than one were right, or none");
    }
}
