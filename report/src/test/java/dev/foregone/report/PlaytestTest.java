package dev.foregone.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.foregone.api.Cancellation;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.PluginException;
import dev.foregone.games.tictactoe.TicTacToe;
import dev.foregone.games.tictactoe.TicTacToeGame;
import dev.foregone.play.Strength;
import dev.foregone.registry.Engines;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlaytestTest {

    private static final Engine ANYTIME = Engines.load().get("anytime");

    private static final List<Strength> ENDS = List.of(Strength.BEGINNER, Strength.PERFECT);

    private static Playtest<Quarry.Pile, Quarry.Take> quarry() {
        return Playtest.of(new Quarry(), ANYTIME)
                .withStrengths(List.of(Strength.EXPERT, Strength.PERFECT))
                .withGames(24);
    }

    private static Report ticTacToe(int threads, long seed) {
        return Playtest.of(new TicTacToeGame(), ANYTIME)
                .withGames(20)
                .withStrengths(ENDS)
                .withThreads(threads)
                .withSeed(seed)
                .run();
    }

    @Test
    void theSeedAloneDecides() {
        Report one = ticTacToe(1, 7);
        assertThat(ticTacToe(3, 7)).isEqualTo(one);
        assertThat(ticTacToe(3, 7).html()).isEqualTo(one.html());
        assertThat(ticTacToe(1, 8)).isNotEqualTo(one);
    }

    @Test
    void ticTacToeIsDrawnBetweenThoseWhoKnowIt() {
        Report report = ticTacToe(2, 1);
        assertThat(report.verdict())
                .startsWith("The strongest players mostly draw, 100 % of their games")
                .endsWith("It is proved that neither side wins with best play.");
        assertThat(report.beginning().value()).contains(GameValue.DRAW);
        assertThat(report.firstMoves())
                .hasSize(9)
                .allSatisfy(move -> assertThat(move.worth()).isEqualTo("DRAW"));
        assertThat(report.all().results().games()).isEqualTo(20);
        assertThat(report.strengths()).extracting(Group::strength).containsExactly("beginner", "perfect");
        assertThat(report.strengths().get(1).comebacks()).isEmpty();
        assertThat(report.strengths().get(1).plies().least()).isEqualTo(9);
        assertThat(report.strengths().get(1).decided().most()).isZero();
        assertThat(report.choices().byPly().get(0)).isEqualTo(9);
        assertThat(report.choices().legal().most()).isEqualTo(9);
        assertThat(report.usage().sites()).hasSize(9);
        assertThat(report.isStopped()).isFalse();
    }

    private record Step(int number) implements Move {}

    private record Walk(int left, long path) implements GameState<Walk, Step> {
        @Override
        public Optional<GameValue> terminalValue() {
            return left == 0 ? Optional.of(GameValue.values()[Long.bitCount(path) % 3]) : Optional.empty();
        }

        @Override
        public List<Step> legalMoves() {
            return left == 0 ? List.of() : List.of(new Step(0), new Step(1), new Step(1));
        }

        @Override
        public Walk play(Step step) {
            return new Walk(left - 1, 2 * path + step.number);
        }
    }

    /** Lists a move twice. */
    private record Twice() implements Game<Walk, Step> {
        @Override
        public String id() {
            return "twice";
        }

        @Override
        public Walk initialState() {
            return new Walk(40, 0);
        }
    }

    @Test
    void aGameThatListsAMoveTwiceIsNamed() {
        assertThatThrownBy(() -> Playtest.of(new Twice(), ANYTIME).withGames(4).run())
                .isInstanceOf(PluginException.class)
                .hasMessageContaining("the game 'twice' failed");
    }

    @Test
    void aRuleThatNeverComesToPassIsNamed() {
        Report report = quarry().run();
        assertThat(report.verdict())
                .startsWith("Neither side is clearly favoured")
                .endsWith("It is proved that the first player, A, wins with best play.");
        assertThat(report.never())
                .containsExactly(
                        "no game was drawn, not even at random",
                        "no game ended because of this: resigned; at random some did");
        assertThat(report.usage().unusedMoves()).containsExactly("resign");
        assertThat(report.usage().unusedSites()).containsExactly("hat");
        assertThat(report.usage().unusedPieces()).containsExactly("h");
        assertThat(report.endings())
                .filteredOn(ending -> ending.games() > 0)
                .allSatisfy(ending -> assertThat(ending.reason()).isEqualTo("no stone is left"));
    }

    @Test
    void whatWasPlayedBeforeItWasStoppedIsReported() {
        Cancellation cancellation = new Cancellation();
        List<PlaytestProgress> told = new ArrayList<>();
        Report report = quarry().withThreads(1)
                .withCancellation(cancellation)
                .withListener(progress -> {
                    told.add(progress);
                    if (progress.games() == 5) {
                        cancellation.cancel();
                    }
                })
                .run();
        assertThat(told).startsWith(new PlaytestProgress(0, 24)).hasSize(6);
        assertThat(report.isStopped()).isTrue();
        assertThat(report.all().results().games()).isEqualTo(5);
        assertThat(report.verdict()).isNotBlank();
        assertThat(report.html()).contains("5 of 24 games");
    }

    @Test
    void oneThatIsStoppedAtOnceSaysThatNothingWasPlayed() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        Report report = quarry().withCancellation(cancellation).run();
        assertThat(report.verdict()).startsWith("No game was played to its end.");
        assertThat(report.never()).isEmpty();
        assertThat(report.html()).contains("0 of 24 games");
    }

    @Test
    void thePageRefersToNothingOutside() {
        String page = ticTacToe(2, 1).html();
        assertThat(page).startsWith(Report.PAGE_BEGINNING).contains("<svg", "</html>");
        assertThat(page.replace("xmlns=\"http://www.w3.org/2000/svg\"", ""))
                .doesNotContain("http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link", "//");
    }

    @Test
    void whatCannotBeIsRefused() {
        Playtest<TicTacToe, ?> playtest = Playtest.of(new TicTacToeGame(), ANYTIME);
        assertThatThrownBy(() -> playtest.withGames(0)).hasMessage("games must be from 1 to 1000000, not 0");
        assertThatThrownBy(() -> playtest.withThreads(0)).hasMessageContaining("threads must be from 1");
        assertThatThrownBy(() -> playtest.withPositions(0)).hasMessageContaining("positions must be from 1");
        assertThatThrownBy(() -> playtest.withPositions(Long.MAX_VALUE))
                .hasMessageContaining("positions must be from 1");
        assertThatThrownBy(() -> playtest.withStrengths(List.of())).hasMessageContaining("no strength");
        TicTacToe over = new TicTacToeGame().parse("xxx/oo./...");
        assertThatThrownBy(() -> playtest.withStart(over).run()).hasMessageContaining("the game is over");
    }
}
