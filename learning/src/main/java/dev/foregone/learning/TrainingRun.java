package dev.foregone.learning;

import dev.foregone.api.GameState;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.blame.Blame;
import dev.foregone.cells.Boards;
import dev.foregone.learning.TrainingJournal.Lesson;
import dev.foregone.numbering.RulesFingerprint;
import dev.foregone.weights.Weights;
import dev.foregone.weights.WeightsHeader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** One run of a {@link Training}. */
final class TrainingRun<S extends GameState<S, M>, M extends Move> {

    /** How many games the first generations play, and all that follow. */
    private static final int[] GAMES = {200, 800, 2_000, 4_000, 8_000};

    /** Games are numbered on from generation to generation. */
    private static final int NUMBERS = 1_000_000;

    /** Samples are of this generation and so many before it; the first games, played by nothing learned, are soon left out. */
    private static final int GENERATIONS_BACK = 3;

    /** From this generation on, half of what is learned is what the search expected. */
    private static final int SEARCHED = 2;

    /** The part of the time that is left for the last fit and the last match. */
    private static final double LAST_PART = 0.25;

    private static final double LEAST_OF_MATCH = 0.1;

    private static final int PAIRS = 50;

    /** The time for each move of the last match. */
    private static final Duration MOVE = Duration.ofMillis(50);

    private static final int SHORTEST_OPENING = 6;
    private static final int LONGEST_OPENING = 40;
    private static final int FIRST_OPENING = 8;

    private final Training<S, M> training;
    private final SelfPlayer<S, M> player;
    private final Boards<S, M> boards;
    private final Blame blame;
    private final long begun = System.nanoTime();
    private final List<List<TrainingPosition>> generations = new ArrayList<>();
    private int longestOpening = FIRST_OPENING;
    private Optional<Weights> best = Optional.empty();
    private int generation;
    private int games;
    private String learned = "";

    TrainingRun(Training<S, M> training) {
        this.training = training;
        this.player = new SelfPlayer<>(training.game, training.engine, training.start);
        this.boards = player.boards();
        this.blame = Blame.game(training.game);
    }

    TrainingResult run() throws IOException {
        byte[] start = boards.cells(training.start);
        int cells = start.length;
        WeightsHeader header = blame.ask("a state", () -> header(cells));
        try (TrainingJournal journal = new TrainingJournal(training.journal, what(header), cells);
                ThreadTeam crew = new ThreadTeam(training.threads)) {
            Learner learner = learner(header, start);
            SelfPlay<S, M> play = new SelfPlay<>(player, training.limits(), cells);
            if (journal.kept() > 0) {
                tell(0, 0, "going on from " + counted(journal.kept(), "game", "games") + " that the journal keeps");
            }
            while (!isOver() && (training.generations == 0 || generation < training.generations)) {
                generation(journal, crew, learner, play);
                generation++;
            }
            return result(crew, header);
        }
    }

    private WeightsHeader header(int cells) {
        Requirements.check(training.game, training.start, cells);
        return new WeightsHeader(
                training.game.id(), training.game.format(training.start), boards.fingerprint(training.start), "");
    }

    private Learner learner(WeightsHeader header, byte[] start) {
        return new Learner(
                blame.ask("diagram", () -> training.game.diagram(training.start)),
                header,
                start,
                blame.ask("evaluation", () -> boards.own(training.start)).isPresent(),
                training.cancellation);
    }

    /** What decides games and lessons; another number where lessons are made in another way. */
    private String what(WeightsHeader header) {
        return "training 2 of " + header.game() + ", seed " + training.seed + ", positions " + training.positions
                + ", from " + header.position() + " rules " + Long.toHexString(header.fingerprint());
    }

    private void generation(TrainingJournal journal, ThreadTeam crew, Learner learner, SelfPlay<S, M> play) {
        int all = GAMES[Math.min(generation, GAMES.length - 1)];
        int count = (int) Math.min(all, training.games - games);
        Optional<Weights> by = generation == 0 ? Optional.empty() : best;
        AtomicInteger done = new AtomicInteger();
        List<List<TrainingPosition>> played = crew.results(count, this::isOver, number -> {
            List<TrainingPosition> samples = journal.game(
                    generation * NUMBERS + number,
                    () -> blame.ask(
                            "a state",
                            () -> play.play(
                                    by, generation * NUMBERS + number, seed(generation, number), longestOpening)));
            tell(done.incrementAndGet(), count, "");
            return samples;
        });
        games += played.size();
        generations.add(played.stream().flatMap(List::stream).toList());
        if (generation == 0) {
            double length = played.stream().mapToInt(List::size).average().orElse(0);
            longestOpening =
                    (int) Math.max(SHORTEST_OPENING, Math.min(LONGEST_OPENING, (length + longestOpening) * 0.7));
        }
        TrainingSet samples = TrainingSet.of(used());
        if (!samples.known().isEmpty() && !samples.apart().isEmpty()) {
            tell(0, 0, "learning from " + samples.known().size() + " positions");
            try {
                // one that was cut short is learned again, from all its games, when the training goes on
                use(
                        played.size() < all
                                ? lesson(crew, learner, samples, by)
                                : journal.lesson(generation, () -> lesson(crew, learner, samples, by)));
            } catch (CancellationException stopped) {
                // the best so far remains
            }
        }
    }

    private void use(Lesson lesson) {
        boolean isBetter = lesson.points() >= PAIRS;
        if (isBetter) {
            best = Optional.of(lesson.weights());
            learned = lesson.description();
        }
        String story = "generation " + generation + ", " + games + " games: " + lesson.description();
        tell(0, 0, story + (isBetter ? "" : ": not used"));
    }

    private List<TrainingPosition> used() {
        int first = Math.max(generation >= SEARCHED ? 1 : 0, generation - GENERATIONS_BACK);
        return generations.subList(first, generation + 1).stream()
                .flatMap(List::stream)
                .toList();
    }

    private Lesson lesson(ThreadTeam crew, Learner learner, TrainingSet samples, Optional<Weights> before) {
        Weights weights = learner.learn(samples, generation < SEARCHED ? 0 : 0.5);
        MatchPoints score =
                match(crew, training.limits(), Optional.of(weights), before, -1, training.cancellation::isCancelled);
        if (training.cancellation.isCancelled()) {
            throw new CancellationException();
        }
        return new Lesson(weights, score.points(), learner.description() + "; " + score + " against the best before");
    }

    private MatchPoints match(
            ThreadTeam crew,
            Limits limits,
            Optional<Weights> weights,
            Optional<Weights> before,
            int series,
            BooleanSupplier isOver) {
        Gate<S, M> gate = new Gate<>(player, limits, longestOpening / 2);
        return MatchPoints.of(crew.results(
                PAIRS,
                isOver,
                number -> blame.ask("a state", () -> gate.points(weights, before, seed(series, number)))));
    }

    private long seed(int its, int number) {
        return RulesFingerprint.mixed((training.seed * NUMBERS + its) * NUMBERS + number);
    }

    // ---- The end

    /** The best weights, if the game is played better with them than without in the same time. */
    private TrainingResult result(ThreadTeam crew, WeightsHeader header) {
        if (best.isEmpty()) {
            return new TrainingResult(
                    Optional.empty(),
                    "nothing learned from " + counted(games, "game", "games")
                            + " has won half of its match yet, so nothing is written");
        }
        String story = counted(games, "game", "games") + " of " + counted(generation, "generation", "generations")
                + ", " + training.positions + " positions for each move, seed " + training.seed + "; " + learned;
        tell(0, 0, "playing in equal time against the library as it was");
        long end = System.nanoTime() + Math.max(left(), leastOfMatch());
        MatchPoints score = match(
                crew,
                Limits.none().withTime(MOVE),
                best,
                Optional.empty(),
                -2,
                () -> training.cancellation.isCancelled() || System.nanoTime() - end > 0);
        if (training.cancellation.isCancelled()) {
            String stopped = story + "; stopped before the end of the match in equal time";
            return new TrainingResult(told(header, stopped), stopped);
        }
        String match = score + " against the library as it was, " + MOVE.toMillis() + " ms for each move";
        return new TrainingResult(
                score.isBetter() ? told(header, story + "\n" + match) : Optional.empty(),
                match
                        + (score.isBetter()
                                ? ""
                                : ": not clearly better in equal time, so nothing is written; a longer training may find more")
                        + "\n" + story);
    }

    static String counted(int count, String one, String many) {
        return count + " " + (count == 1 ? one : many);
    }

    /** A lesson may have taken long: the match has this time all the same. */
    private long leastOfMatch() {
        return training.time == null ? 0 : (long) (LEAST_OF_MATCH * training.time.toNanos());
    }

    private Optional<Weights> told(WeightsHeader header, String story) {
        return best.map(weights ->
                weights.with(new WeightsHeader(header.game(), header.position(), header.fingerprint(), story)));
    }

    /** Whether it is time for the end. */
    private boolean isOver() {
        return training.cancellation.isCancelled()
                || games >= training.games
                || (training.time != null && left() < LAST_PART * training.time.toNanos());
    }

    /** In nanoseconds; plenty if there is no limit. */
    private long left() {
        return training.cancellation.isCancelled()
                ? 0
                : training.time == null ? Long.MAX_VALUE / 2 : begun + training.time.toNanos() - System.nanoTime();
    }

    private synchronized void tell(int done, int of, String event) {
        double part = training.time == null
                ? Math.min(1, (double) generation / Math.max(1, training.generations))
                : Math.min(1, 1 - Math.max(0, left()) / (double) training.time.toNanos());
        training.listener.accept(new TrainingProgress(generation, done, of, part, event));
    }
}
