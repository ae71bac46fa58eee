package dev.foregone.report;

import dev.foregone.api.Advice;
import dev.foregone.api.Bounds;
import dev.foregone.api.Certainty;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.api.Solver;
import dev.foregone.blame.Blame;
import dev.foregone.diagram.Diagram;
import dev.foregone.diagram.Site;
import dev.foregone.play.Difficulty;
import dev.foregone.play.MoveChances;
import dev.foregone.play.Opponent;
import dev.foregone.play.Review;
import dev.foregone.play.ReviewedMove;
import dev.foregone.play.Strength;
import dev.foregone.report.PlaytestGame.Choice;
import dev.foregone.spi.GameGuide;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Where games are played and judged. What a game is depends on its number alone. */
final class Table<S extends GameState<S, M>, M extends Move> {

    /** A longer game has no result. */
    static final int LONGEST = 400;

    /** Why games end that the rules let go on. */
    static final String REPETITION = "a position came up for the third time";

    static final String TOO_LONG = "no end within " + LONGEST + " plies";

    private static final int THIRD = 3;

    /** Who expects more than this of 1 is ahead. */
    private static final double AHEAD = 0.2;

    /** Seeds of games lie so far from those of other playtests. */
    private static final long BETWEEN = 2L * Playtest.MOST_GAMES;

    private final Playtest<S, M> test;
    private final Blame blame;
    private final List<String> sites;

    Table(Playtest<S, M> test) {
        this.test = test;
        this.blame = Blame.game(test.game);
        this.sites = blame.ask("diagram", () -> test.game.diagram(test.start))
                .map(diagram -> diagram.sites().stream().map(Site::name).toList())
                .orElse(List.of());
    }

    /** A game as it is being played. */
    private final class Line {
        final List<S> before = new ArrayList<>();
        final List<M> moves = new ArrayList<>();
        S state = test.start;
        boolean firstToMove = true;

        boolean isOver() {
            return blame.ask("terminalValue", state::terminalValue).isPresent() || ending().isPresent();
        }

        /** An end that is not in the rules. */
        Optional<String> ending() {
            if (test.game.cyclic() && Collections.frequency(before, state) + 1 >= THIRD) {
                return Optional.of(REPETITION);
            }
            return moves.size() >= LONGEST ? Optional.of(TOO_LONG) : Optional.empty();
        }

        void play(M move) {
            firstToMove = firstToMove == blame.ask("movesAgain", () -> state.movesAgain(move));
            before.add(state);
            moves.add(move);
            state = blame.ask("play", () -> state.play(move));
        }

        M anyOf(List<M> among, long seed) {
            return MoveChances.atRandom(among).choose(seed, moves.size());
        }

        Opponent<S, M> knowing(Opponent<S, M> opponent) {
            return test.game.cyclic() ? opponent.after(before) : opponent;
        }

        S after(int ply) {
            return ply + 1 < before.size() ? before.get(ply + 1) : state;
        }

        int result() {
            int value = state.terminalValue()
                    .map(end -> end.compareTo(GameValue.DRAW))
                    .orElse(0);
            return firstToMove ? value : -value;
        }
    }

    /** A game between players who move at random, and ask no solver; empty if there is no time for it. */
    Optional<PlaytestGame<M>> atRandom(int number) {
        return line(line -> line.anyOf(line.state.legalMoves(), ~seed(number)))
                .map(line -> new PlaytestGame<>(
                        "random", line.moves, Set.of(), line.result(), reason(line), List.of(), List.of(), Set.of()));
    }

    /** A game between opponents of one strength, judged; empty if there is no time for it. */
    Optional<PlaytestGame<M>> judged(int number) {
        if (test.cancellation.isCancelled()) {
            return Optional.empty();
        }
        Strength strength = test.strengths.get(number % test.strengths.size());
        try (Solver<S, M> session = test.players()) {
            Solver<S, M> judge = test.judge(session);
            return line(player(session, judge, strength, seed(number))).map(line -> {
                List<Choice> choices = choices(judge, line);
                return blame.ask("its display", () -> game(strength.toString(), line, choices));
            });
        } catch (SearchStoppedException stopped) {
            if (test.cancellation.isCancelled()) {
                return Optional.empty();
            }
            throw stopped;
        }
    }

    private Function<Line, M> player(Solver<S, M> session, Solver<S, M> judge, Strength strength, long seed) {
        if (strength == Strength.PERFECT) {
            Opponent<S, M> perfect = Opponent.perfect(judge).within(test.limitsOfPerfect());
            return line -> anyBest(perfect, judge, line, seed);
        }
        Opponent<S, M> opponent = Opponent.ofStrength(session, strength, seed).within(test.limits());
        return line -> line.knowing(opponent).choose(line.state, line.moves.size());
    }

    /** A perfect one knows all that is known, and makes any of the moves that are proved to be best. */
    private M anyBest(Opponent<S, M> perfect, Solver<S, M> judge, Line line, long seed) {
        Advice<S, M> advice = judge.advise(line.state, test.limitsOfPerfect());
        if (advice.certainty() != Certainty.BEST) {
            return line.knowing(perfect).choose(advice, line.moves.size());
        }
        try {
            return line.anyOf(judge.analyze(line.state, test.limitsOfPerfect()).bestMoves(), seed);
        } catch (SearchStoppedException stopped) {
            return advice.moves().get(0).move();
        }
    }

    private long seed(int number) {
        return test.seed * BETWEEN + number;
    }

    private Optional<Line> line(Function<Line, M> player) {
        Line line = new Line();
        while (!line.isOver() && !test.cancellation.isCancelled()) {
            line.play(blame.ask("legalMoves", () -> player.apply(line)));
        }
        return test.cancellation.isCancelled() ? Optional.empty() : Optional.of(line);
    }

    private List<Choice> choices(Solver<S, M> judge, Line line) {
        Review<S, M> review = Review.of(judge, test.start, line.moves, test.limitsOfReview(line.moves.size()));
        return review.moves().stream().map(Table::choice).toList();
    }

    private static <M extends Move> Choice choice(ReviewedMove<?, M> move) {
        double expected = expected(move);
        int hand = expected > AHEAD ? 1 : expected < -AHEAD ? -1 : 0;
        Difficulty<M> difficulty = move.difficulty();
        return new Choice(
                move.player() == 0 ? hand : -hand,
                difficulty.legalMoves(),
                difficulty.isProved() ? difficulty.keeping().size() : -1);
    }

    /** For the player who moved, by proof if there is one. */
    private static double expected(ReviewedMove<?, ?> move) {
        Bounds proved = move.before();
        return proved.value()
                .map(value -> (double) value.compareTo(GameValue.DRAW))
                .orElseGet(() -> move.advice().estimate().orElse(0));
    }

    private PlaytestGame<M> game(String strength, Line line, List<Choice> choices) {
        Set<M> legal = new HashSet<>();
        line.before.forEach(state -> legal.addAll(state.legalMoves()));
        Set<String> pieces = new TreeSet<>();
        List<Integer> used = used(line, pieces);
        return new PlaytestGame<>(strength, line.moves, legal, line.result(), reason(line), choices, used, pieces);
    }

    private String reason(Line line) {
        return line.ending()
                .filter(reason -> line.state.terminalValue().isEmpty())
                .orElseGet(() -> said(line.state)
                        .map(text -> text.replaceAll("\\d+", "n"))
                        .orElse("by the rules"));
    }

    private Optional<String> said(S state) {
        return test.game instanceof GameGuide<S, M> guide
                ? blame.ask("ending", () -> guide.ending(state)).map(ending -> ending.reason())
                : Optional.empty();
    }

    /** How many moves changed each site, or were made by a click there. */
    private List<Integer> used(Line line, Set<String> pieces) {
        int[] counts = new int[sites.size()];
        if (!sites.isEmpty()) {
            List<Optional<Site>> before = sites(test.start);
            for (int ply = 0; ply < line.moves.size(); ply++) {
                List<String> clicks = test.game.clicks(line.before.get(ply), line.moves.get(ply));
                List<Optional<Site>> after = sites(line.after(ply));
                for (int site = 0; site < counts.length; site++) {
                    boolean isClicked = clicks.contains(sites.get(site));
                    if (isClicked || !before.get(site).equals(after.get(site))) {
                        counts[site]++;
                        Optional<Site> holds = isClicked ? before.get(site) : after.get(site);
                        holds.map(Site::piece).filter(piece -> !piece.isEmpty()).ifPresent(pieces::add);
                    }
                }
                before = after;
            }
        }
        return Arrays.stream(counts).boxed().toList();
    }

    private List<Optional<Site>> sites(S state) {
        Diagram diagram = test.game.diagram(state).orElse(Diagram.empty());
        return sites.stream().map(diagram::site).toList();
    }
}
