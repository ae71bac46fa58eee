package dev.foregone.cli.command;

import dev.foregone.answers.GameReview;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Phrases;
import dev.foregone.answers.PlayedLine;
import dev.foregone.answers.ReviewJson;
import dev.foregone.answers.ScoreReview;
import dev.foregone.answers.Session;
import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.cli.options.EngineOptions;
import dev.foregone.cli.options.EngineOptions.Purpose;
import dev.foregone.cli.options.LimitOptions;
import dev.foregone.cli.options.MoveSequence;
import dev.foregone.cli.options.Scoring;
import dev.foregone.cli.terminal.ExitStatus;
import dev.foregone.cli.terminal.ProgressDisplay;
import dev.foregone.cli.text.ReviewText;
import dev.foregone.cli.text.ScoreText;
import dev.foregone.play.ReviewedMove;
import dev.foregone.spi.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code foregone review}. */
@Command(
        name = "review",
        description = "Reviews a played game: what each move gave away, and how each player did.",
        footer = {
            "",
            "Limits are for the whole game: one second for each of its moves, if none is given.",
            "What they leave unproved is estimated, and marked."
        })
public final class ReviewCommand extends Subcommand implements Callable<Integer> {

    private static final Duration FOR_A_MOVE = Duration.ofSeconds(1);

    @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game; 'foregone games' lists them.")
    private String game = "";

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "MOVES",
            description = "The moves in the game's notation, separated by spaces or commas.")
    private List<String> moves = new ArrayList<>();

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description = "Where the game began, in its notation. Default: the beginning.")
    private @Nullable String position;

    @Mixin
    private final EngineOptions engine = new EngineOptions();

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    @Option(names = "--json", description = "Print one JSON object on one line instead of text.")
    private boolean json;

    @Option(names = "--score", description = "Say how many points each move gave away, in games that count them.")
    private boolean score;

    @Override
    public Integer call() {
        return review(context().game(game));
    }

    private <S extends GameState<S, M>, M extends Move> int review(Game<S, M> rules) {
        GuardedGame<S, M> guarded = engine.guarded(rules);
        S start = guarded.position(Optional.ofNullable(position));
        PlayedLine<S, M> line = new MoveSequence<>(guarded, start, "").play(String.join(" ", moves));
        if (score) {
            return reviewScores(guarded, line);
        }
        EngineOptions.Opening<S, M> chosen =
                engine.opening(context(), guarded, Purpose.ADVICE).withPlies();
        GameReview<S, M> review = review(guarded, chosen, line);
        if (json) {
            print(new ReviewJson<>(guarded).text(review));
        } else {
            new ReviewText<>(guarded, console()).print(review);
        }
        List<ReviewedMove<S, M>> judged = review.review().moves();
        boolean isWhole = judged.size() == line.moves().size();
        return isWhole && judged.stream().allMatch(ReviewedMove::isProved) ? ExitStatus.OK : ExitStatus.STOPPED;
    }

    private <S extends GameState<S, M>, M extends Move> int reviewScores(
            GuardedGame<S, M> guarded, PlayedLine<S, M> line) {
        try (Scoring<S, M> scoring = engine.scoring(context(), guarded)) {
            ScoreReview<S, M> review = scoring.review(line, within(line.moves().size()));
            if (json) {
                print(review.json(guarded));
            } else {
                new ScoreText<>(guarded, console()).print(review);
            }
            return review.isProved() ? ExitStatus.OK : ExitStatus.STOPPED;
        }
    }

    private Limits within(int all) {
        Limits usual = Limits.none().withTime(FOR_A_MOVE.multipliedBy(all));
        return (limits.limits().areSet() ? limits.limits() : usual).withCancellation(cancellation());
    }

    private <S extends GameState<S, M>, M extends Move> GameReview<S, M> review(
            GuardedGame<S, M> guarded, EngineOptions.Opening<S, M> chosen, PlayedLine<S, M> line) {
        int all = line.moves().size();
        Limits within = within(all);
        ProgressDisplay progress = new ProgressDisplay(console(), "reviewing");
        try (Session<S, M> session = chosen.open(console().unwatched())) {
            return progress.during(() -> session.asking(solver -> GameReview.of(
                    guarded, line, session.engine(), solver, within, move -> judged(progress, move.number(), all))));
        }
    }

    /** Moves are judged from the last to the first. */
    private static void judged(ProgressDisplay progress, int move, int all) {
        int judged = all + 1 - move;
        progress.progressed((double) judged / all, judged + " of " + Phrases.moves(all));
    }
}
