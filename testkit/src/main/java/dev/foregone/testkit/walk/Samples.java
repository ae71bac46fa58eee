package dev.foregone.testkit.walk;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.api.GameState;
import dev.foregone.api.LineTooLongException;
import dev.foregone.api.Move;
import dev.foregone.api.Outcome;
import dev.foregone.spi.Game;
import dev.foregone.spi.PackedRules;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.NotChecked;
import dev.foregone.testkit.check.Snapshot;
import dev.foregone.testkit.check.SoftLimit;
import dev.foregone.testkit.graph.Induction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The positions of a game that its contract looks at, and the outcomes that are cheap to find, made once for all of its tests. */
public final class Samples<S extends GameState<S, M>, M extends Move> {

    private static final int MAX_STATES = 500;

    /** Where a walk of a game with cycles stops. */
    private static final int CYCLIC_PLIES = 100;

    private static final int ORDERS = 100;
    private static final int MEETING_WALKS = 30;
    private static final int MEETING_PLIES = 20;

    /** For looking at all that can be reached, and at short walks. */
    private static final Duration TIME = Duration.ofMillis(500);

    /** How many positions may be looked at to find the outcome of one. */
    private static final int BUDGET = 4_000;

    private final Game<S, M> game;
    private final long seed;
    private final int walkCount;
    private final int maxPlies;
    private final List<S> extra;
    private final Induction<S, M, Outcome> outcomes;

    /** By the start that they begin from. */
    private final Map<S, List<Walk<S, M>>> walks = new ConcurrentHashMap<>();

    /** By the start that their walks begin from. */
    private final Map<S, Set<S>> solvable = new ConcurrentHashMap<>();

    /** Nothing is made yet. The last are positions that the author of the contract named. */
    public Samples(Game<S, M> game, long seed, int walkCount, int maxPlies, List<S> extra) {
        this.game = game;
        this.seed = seed;
        this.walkCount = walkCount;
        this.maxPlies = maxPlies;
        this.extra = extra;
        outcomes = Induction.outcomes(game);
    }

    public Game<S, M> game() {
        return game;
    }

    public long seed() {
        return seed;
    }

    /** The same positions made again, for any use. */
    public Samples<S, M> anew() {
        return new Samples<>(game, seed, walkCount, maxPlies, extra);
    }

    /** Where a walk stops that has not ended. */
    public int plies() {
        return game.cyclic() ? CYCLIC_PLIES : maxPlies;
    }

    /** Where walks begin. */
    public List<S> starts() {
        return Stream.concat(Stream.of(game.initialState()), extra.stream()).toList();
    }

    public List<Walk<S, M>> walks() {
        return starts().stream().flatMap(this::walksFrom).toList();
    }

    /** Random walks, some towards few moves, and from the game's beginning the last moves of lines that seldom occur. */
    public Stream<Walk<S, M>> walksFrom(S start) {
        return walks.computeIfAbsent(start, this::walk).stream();
    }

    /** The number of the player to move at each ply. */
    public List<Integer> movers(Walk<S, M> walk) {
        List<Integer> movers = new ArrayList<>();
        int mover = 0;
        for (int ply = 0; ply < walk.states().size(); ply++) {
            Optional<String> named = game.playerToMove(walk.states().get(ply));
            if (named.isPresent()) {
                mover = named.get().equals(game.players().get(0)) ? 0 : 1;
            } else if (ply > 0
                    && !walk.states().get(ply - 1).movesAgain(walk.moves().get(ply - 1))) {
                mover = 1 - mover;
            }
            movers.add(mover);
        }
        return movers;
    }

    /** Distinct positions of these walks. */
    public Stream<S> statesFrom(S start) {
        return walksFrom(start).flatMap(walk -> walk.states().stream()).distinct();
    }

    /** The same, and what their moves lead to. */
    public Stream<S> statesAndChildrenFrom(S start) {
        return statesFrom(start)
                .flatMap(state -> Stream.concat(
                        Stream.of(state), state.legalMoves().stream().map(state::play)))
                .distinct();
    }

    private List<Walk<S, M>> walk(S start) {
        Stream<Walk<S, M>> random =
                new Random(seed).longs(walkCount).mapToObj(each -> watched(start, each, Choice.any()));
        Stream<Walk<S, M>> towardsFew = new Random(seed)
                .longs((walkCount + 3) / 4)
                .mapToObj(each -> watched(start, each, Choice.fewestReplies()));
        Stream<Walk<S, M>> rare = Stream.of(start)
                .filter(game.initialState()::equals)
                .flatMap(beginning -> new RareEnds<>(beginning, plies()).lastMoves(walkCount));
        return Stream.of(random, towardsFew, rare).flatMap(each -> each).toList();
    }

    /** Each state is watched: that the moves of a walk change none is the first thing to know of a game. */
    private Walk<S, M> watched(S start, long each, Choice<S, M> choice) {
        WatchedStates<S, M> watched = new WatchedStates<>(game);
        Walk<S, M> walk = Walk.chosen(start, each, plies(), choice, watched::play);
        watched.checkAll(walk.moves());
        return walk;
    }

    /** The positions of short walks that are apt to meet, each line once, as long as there is patience. */
    public void eachWhereWalksMeet(Consumer<S> visitor) {
        for (S start : starts()) {
            SoftLimit patience = new SoftLimit(3 * MEETING_WALKS, ofEachStart(TIME));
            Random random = new Random(seed);
            for (long order = 1; order <= ORDERS; order++) {
                Choice<S, M> choice = Choice.firstInOrder(order);
                Set<List<M>> lines = new HashSet<>();
                for (int each = 0; each < MEETING_WALKS && patience.more(); each++) {
                    Walk<S, M> walk = Walk.chosen(start, random.nextLong(), MEETING_PLIES, choice, GameState::play);
                    IntStream.rangeClosed(0, walk.moves().size())
                            .filter(ply -> lines.add(walk.moves().subList(0, ply)))
                            .forEach(ply -> visitor.accept(walk.states().get(ply)));
                }
            }
        }
    }

    /** Distinct positions of the walks, from beginning to end. */
    public Set<S> states() {
        Set<S> states = new LinkedHashSet<>();
        for (Walk<S, M> walk : walks()) {
            int step = Math.max(1, walk.states().size() / MAX_STATES);
            for (int i = 0; i < walk.states().size() && states.size() < MAX_STATES; i += step) {
                states.add(walk.states().get(i));
            }
            states.add(walk.last());
        }
        return states;
    }

    /** Checks each of these positions. */
    public void each(BiConsumer<S, Check> check) {
        states().forEach(state -> check.accept(state, at(state)));
    }

    /** The first positions of the game, breadth first, equal ones included: different orders of moves meet here. */
    public List<S> openings() {
        List<S> states = new ArrayList<>(starts());
        for (int i = 0; i < states.size() && states.size() < MAX_STATES; i++) {
            S here = states.get(i);
            WatchedStates<S, M> watched = new WatchedStates<>(game);
            List.copyOf(here.legalMoves()).forEach(move -> states.add(watched.play(here, move)));
        }
        return states;
    }

    /** The positions that can be reached from the starts, all of them if they are few. */
    public Space<S, M> space() {
        return new Space<>(starts(), TIME);
    }

    /** Those that can be reached from one of the starts, in its part of the time. */
    public Set<S> reachedFrom(S start) {
        return new Space<S, M>(List.of(start), ofEachStart(TIME)).states();
    }

    /** A start's even part of a time that all starts share. */
    public Duration ofEachStart(Duration time) {
        return time.dividedBy(starts().size());
    }

    /** Positions whose outcomes are cheap to find: all of a small game, the late ones of a great one. */
    public List<S> solvable() {
        return starts().stream()
                .flatMap(start -> solvable.computeIfAbsent(start, this::solve).stream())
                .distinct()
                .toList();
    }

    private Set<S> solve(S start) {
        Set<S> solved = new LinkedHashSet<>();
        walksFrom(start).forEach(walk -> {
            List<S> states = walk.states();
            for (int i = states.size() - 1;
                    i >= 0 && cheapOutcome(states.get(i)).isPresent();
                    i--) {
                solved.add(states.get(i));
            }
        });
        return solved;
    }

    /** The same, each checked; the test is skipped if there is none. */
    public void eachSolvable(Consumer<S> check) {
        List<S> states = solvable();
        if (states.isEmpty()) {
            throw new NotChecked(
                    "what needs outcomes: no position of the walks is near enough to the end of the game",
                    "let sampleStates() name positions near the end");
        }
        states.forEach(check);
    }

    /** The outcome of a solvable position, or of one that it leads to. */
    public Outcome outcome(S state) {
        return outcomes.of(state);
    }

    /** The outcome of any position, if it is cheap to find. */
    public Optional<Outcome> cheapOutcome(S state) {
        try {
            return outcomes.within(state, BUDGET);
        } catch (LineTooLongException declared) {
            return Optional.empty();
        }
    }

    /** Each start that has packed rules, with the rules. */
    public void eachPacked(BiConsumer<S, PackedRules<S, M>> check) {
        for (S start : starts()) {
            game.packedRules(start).ifPresent(rules -> check.accept(start, rules));
        }
    }

    /** Each position of the walks from a start that has packed rules, with the rules. */
    public void eachPackedState(BiConsumer<PackedRules<S, M>, S> check) {
        eachPacked((start, rules) -> statesFrom(start).forEach(state -> check.accept(rules, state)));
    }

    /** Skips the test unless something holds; otherwise it says of the game why. */
    public void assume(boolean holds, String otherwise) {
        assumeTrue(holds, () -> "the game '" + game.id() + "' " + otherwise);
    }

    /** What the game may have; the test is skipped if it has not. */
    public <T> T given(Optional<T> ability, String otherwise) {
        assume(ability.isPresent(), otherwise);
        return ability.orElseThrow();
    }

    /** Each start whose packed rules have something, with the rules; the test is skipped if there is none. */
    public void eachPackedWith(
            Function<PackedRules<S, M>, Optional<?>> ability,
            String otherwise,
            BiConsumer<S, PackedRules<S, M>> check) {
        List<S> able = starts().stream()
                .filter(start -> game.packedRules(start).flatMap(ability::apply).isPresent())
                .toList();
        assume(!able.isEmpty(), otherwise);
        able.forEach(start -> check.accept(start, game.packedRules(start).orElseThrow()));
    }

    public Check at(S state) {
        return Check.state(game, state);
    }

    /** What a question answers that leaves the state as it was. */
    public <T> T unchanged(S state, String what, Supplier<T> question) {
        Snapshot before = Snapshot.of(game, state);
        T answer = question.get();
        new WatchedStates<>(game).check(state, before, () -> what);
        return answer;
    }
}
