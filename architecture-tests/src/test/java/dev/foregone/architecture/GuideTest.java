package dev.foregone.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.registry.Games;
import dev.foregone.spi.Game;
import dev.foregone.spi.GameEnding;
import dev.foregone.spi.GameGuide;
import dev.foregone.testkit.walk.Walk;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The games of this project explain themselves, and say why each game is over. */
final class GuideTest {

    private static final int GAMES = 20;
    private static final int PLIES = 300;

    static Stream<Game<?, ?>> games() {
        return Games.load().ids().stream().map(Games.load()::get);
    }

    @ParameterizedTest
    @MethodSource("games")
    <S extends GameState<S, M>, M extends Move> void everyFinishedGameHasAReason(Game<S, M> game) {
        GameGuide<S, M> guide = (GameGuide<S, M>) game;
        List<S> starts = Stream.concat(
                        Stream.of(game.initialState()),
                        guide.variants().stream().map(variant -> game.parse(variant.position())))
                .toList();
        assertThat(starts.stream()
                        .flatMap(start -> LongStream.range(0, GAMES)
                                .mapToObj(
                                        seed -> Walk.random(start, seed, PLIES).last()))
                        .filter(end -> end.terminalValue().isPresent()))
                .isNotEmpty()
                .allSatisfy(end -> assertThat(guide.ending(end)).isPresent());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            amazons     | xbxx/xxxx/xxxx/wxxx white               | white has no move left              | a1
            connectfour | 4455667                                 | four in a row                       | 5,3 5,4 5,5 5,6
            connectfour | 1x4:1111                                | the board is full                   |
            connectfour | 1122334                                 | four in a row                       | 5,0 5,1 5,2 5,3
            dobutsu     | g.e/..l/.c./E.G cl sente                | the lion is caught                  | gote:l
            dobutsu     | .L./.../l../... CCEEGG gote             | the lion has reached the far rank   | b1
            dodgem      | .../b../... blue                        | all cars have left the board        |
            dodgem      | b../rr./... blue                        |                                     |
            dodgem      | br./r../... blue                        | every car is shut in                | 0,0
            endings     | 7k/6Q1/6K1/8/8/8/8/8 b                  | checkmate                           | h8 g7
            endings     | 7k/5Q2/6K1/8/8/8/8/8 b                  | stalemate                           | h8
            endings     | 7k/8/6K1/8/8/8/8/7B b                   | too few pieces are left to mate     |
            footstep    | 10/01 0,0 1,1 A                         | A has no platform to step to        | 0,0
            kalah       | 0,0:3 0,0:1 south                       | 3 seeds to 1                        | south store north store
            morris      | 3:www/bb./... 0,1 black                 | a mill is closed                    | a3 b3 c3
            tictactoe   | xxx/oo./...                             | three in a row                      | 0,0 0,1 0,2
            tictactoe   | xox/xxo/oxo                             | the board is full                   |
            """)
    void theReasonIsShownOnTheBoard(String game, String position, String reason, String sites) {
        assertThat(ending(Games.load().get(game), position))
                .isEqualTo(Optional.ofNullable(reason)
                        .map(why -> new GameEnding(why, sites == null ? List.of() : names(game, sites))));
    }

    private static List<String> names(String game, String sites) {
        return List.of(sites.split(game.equals("kalah") ? " (?=north)" : " ", -1));
    }

    private static <S extends GameState<S, M>, M extends Move> Optional<GameEnding> ending(
            Game<S, M> game, String position) {
        return ((GameGuide<S, M>) game).ending(game.parse(position));
    }
}
