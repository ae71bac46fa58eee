package dev.foregone.strategy;

import dev.foregone.api.Bounds;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.api.PluginException;
import dev.foregone.api.Solver;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Bundled;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import dev.foregone.strategy.answer.NothingFurther;
import dev.foregone.strategy.answer.StrategyPositions;
import dev.foregone.strategy.answer.StrategySolver;
import dev.foregone.strategy.file.StrategyFile;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.StrategyException;
import dev.foregone.strategy.report.StrategyStatistics;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A weak solution: for one side of a position, a move for every position that can arise while that side follows it, down to
 * positions that a small search proves. It is kept in memory, some 150 bytes for each position. Safe for use by any number of
 * threads.
 *
 * <p>Opening follows all of it by the rules, and refuses a file that leads elsewhere; whether its claim is true is proved by {@link
 * StrategyVerifier}.
 *
 * @param <S> the type of the game's states
 * @param <M> the type of its moves
 */
public final class Strategy<S extends GameState<S, M>, M extends Move> {

    private final Game<S, M> game;
    private final S root;
    private final StrategyFile file;
    private final StrategyPositions<S, M> contents;

    private Strategy(Game<S, M> game, S root, StrategyFile file, StrategyPositions<S, M> contents) {
        this.game = game;
        this.root = root;
        this.file = file;
        this.contents = contents;
    }

    /**
     * Begins to build a strategy.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game the game
     * @param root the position where it begins
     * @param engine the engine that solves the game, and proves the leaves
     * @return a builder, for the player to move in the root
     */
    public static <S extends GameState<S, M>, M extends Move> StrategyBuilder<S, M> builder(
            Game<S, M> game, S root, Engine engine) {
        return StrategyBuilder.of(game, root, engine);
    }

    /**
     * Opens a strategy of a game.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param path the file
     * @param game the game that it must be of
     * @return the strategy
     * @throws IOException if the file cannot be read
     * @throws StrategyException if it is no strategy, is damaged, or is of another game or other rules
     * @throws dev.foregone.api.PluginException if the game throws
     */
    public static <S extends GameState<S, M>, M extends Move> Strategy<S, M> open(Path path, Game<S, M> game)
            throws IOException {
        return of(StrategyFile.read(path), path.toString(), game);
    }

    /**
     * Opens a strategy of a game that is not known yet.
     *
     * @param path the file
     * @param games finds a game by the id in the file; its exceptions reach the caller
     * @return the strategy
     * @throws IOException if the file cannot be read
     * @throws StrategyException if it is no strategy, is damaged, or does not fit the rules of the game
     */
    public static Strategy<?, ?> open(Path path, Function<String, ? extends Game<?, ?>> games) throws IOException {
        StrategyFile file = StrategyFile.read(path);
        return of(file, path.toString(), games.apply(file.header().game()));
    }

    /**
     * The strategies that a game brings with it.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     * @return those of a game that implements {@link Bundled}, opened; none of others
     * @throws StrategyException if one cannot be used
     * @throws dev.foregone.api.PluginException if one cannot be read, or is not where the game says
     */
    public static <S extends GameState<S, M>, M extends Move> List<Strategy<S, M>> bundled(Game<S, M> game) {
        return bundled(game, fault -> {
            throw fault;
        });
    }

    /**
     * The same, without those that cannot be used.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param game any game
     * @param unusable is told why one of them is left out
     * @return the others
     */
    public static <S extends GameState<S, M>, M extends Move> List<Strategy<S, M>> bundled(
            Game<S, M> game, Consumer<? super ForegoneException> unusable) {
        List<Strategy<S, M>> usable = new ArrayList<>();
        for (URL url : listed(game, unusable)) {
            try {
                usable.add(open(game, url));
            } catch (StrategyException | PluginException fault) {
                unusable.accept(fault);
            }
        }
        return List.copyOf(usable);
    }

    /** What the game lists, as far as its list can be read; a null in it is refused where it is opened. */
    private static List<URL> listed(Game<?, ?> game, Consumer<? super ForegoneException> unusable) {
        List<URL> listed = new ArrayList<>();
        if (game instanceof Bundled brings) {
            Blame blame = Blame.game(game);
            try {
                blame.ask("strategies", () -> {
                    blame.answered("strategies", brings.strategies()).forEach(listed::add);
                    return listed;
                });
            } catch (PluginException fault) {
                unusable.accept(fault);
            }
        }
        return listed;
    }

    private static <S extends GameState<S, M>, M extends Move> Strategy<S, M> open(Game<S, M> game, URL url) {
        Blame blame = Blame.game(game);
        URL there = blame.listed("strategies", url);
        return of(blame.ask("strategies", () -> read(there)), there.toString(), game);
    }

    private static StrategyFile read(URL url) throws IOException {
        URLConnection connection = url.openConnection();
        connection.setUseCaches(false); // a cached jar stays open
        try (InputStream in = connection.getInputStream()) {
            return StrategyFile.read(in, 0, url.toString());
        }
    }

    private static <S extends GameState<S, M>, M extends Move> Strategy<S, M> of(
            StrategyFile file, String name, Game<S, M> game) {
        S root = root(file, name, game);
        StrategyPositions<S, M> contents =
                Blame.game(game).ask("legalMoves", () -> new StrategyPositions<>(file, name, game, root));
        return new Strategy<>(game, root, file, contents);
    }

    /** The root that a file names. */
    static <S extends GameState<S, M>, M extends Move> S root(StrategyFile file, String name, Game<S, M> game) {
        String id = file.header().game();
        String wanted = Blame.game(game).id();
        if (!id.equals(wanted)) {
            throw refused(name, "it is of the game '" + id + "', not '" + wanted + "'");
        }
        try {
            return Blame.position(game, file.header().root());
        } catch (NotationException unknown) {
            throw refused(name, "its root is no position of the game: " + unknown.getMessage());
        }
    }

    private static StrategyException refused(String name, String why) {
        return new StrategyException(
                name + " cannot be used: " + why + "\n  name a strategy of this game, or build one");
    }

    StrategyFile file() {
        return file;
    }

    /** {@return the game} */
    public Game<S, M> game() {
        return game;
    }

    /** {@return the position where it begins} */
    public S root() {
        return root;
    }

    /** {@return what it proves} */
    public Claim claim() {
        return file.header().claim();
    }

    /** {@return how many positions a search may visit to prove a leaf; 0 if there are no leaves} */
    public long leafPositions() {
        return file.header().leaf();
    }

    /** {@return whether one position stands for all that are equivalent} */
    public boolean symmetry() {
        return file.header().symmetry();
    }

    /** {@return what is in it} */
    public StrategyStatistics statistics() {
        return contents.statistics();
    }

    /**
     * The strategy's move. It takes a few microseconds.
     *
     * @param state any position
     * @return the move, or empty if the position is a leaf, is the other player's, or cannot arise
     */
    public Optional<M> move(S state) {
        return contents.move(Objects.requireNonNull(state, "state"));
    }

    /**
     * Whether the strategy leaves a position to a small search.
     *
     * @param state any position
     * @return true if it is a leaf
     */
    public boolean isLeaf(S state) {
        return isLeaf(state, true) || isLeaf(state, false);
    }

    /**
     * Whether the strategy leaves a position to a small search, where the state alone need not say whose turn it is.
     *
     * @param state any position
     * @param ours whether the strategy's side is to move
     * @return true if it is a leaf
     */
    @Stability(Level.INTERNAL)
    public boolean isLeaf(S state, boolean ours) {
        return contents.kind(Objects.requireNonNull(state, "state"), ours)
                .equals(Optional.of(StrategyPositions.Kind.LEAF));
    }

    /**
     * Whether a position that goes on can arise while the strategy is followed.
     *
     * @param state any position
     * @param ours whether the strategy's side is to move
     * @return true if the strategy has it
     */
    @Stability(Level.INTERNAL)
    public boolean has(S state, boolean ours) {
        return contents.kind(Objects.requireNonNull(state, "state"), ours).isPresent();
    }

    /**
     * What the strategy proves of a position.
     *
     * @param state any position
     * @return bounds of its outcome for the player to move; {@link Bounds#unknown()} if it cannot arise
     * @throws StrategyException if it is wrong, and contradicts itself here
     */
    public Bounds bounds(S state) {
        return contents.bounds(Objects.requireNonNull(state, "state"));
    }

    /**
     * A solver that knows what this strategy proves, and asks another one for the rest.
     *
     * @param other knows more, or takes longer; it is closed with the solver
     * @return a solver whose advice is the strategy's move, at once, where that wins
     */
    public Solver<S, M> solver(Solver<S, M> other) {
        return solver(List.of(this), other);
    }

    /**
     * A solver that knows what the strategy proves, and nothing else.
     *
     * @return a solver that answers at once, and of positions that cannot arise says nothing
     */
    public Solver<S, M> solver() {
        return solver(List.of(this));
    }

    /**
     * A solver that knows what several strategies prove, and nothing else.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param strategies of one game
     * @return a solver that answers at once, and of positions that cannot arise says nothing
     */
    public static <S extends GameState<S, M>, M extends Move> Solver<S, M> solver(List<Strategy<S, M>> strategies) {
        return solver(strategies, new NothingFurther<>());
    }

    /**
     * A solver that knows what several strategies prove: one for each side, for two, prove a draw.
     *
     * @param <S> the type of the game's states
     * @param <M> the type of its moves
     * @param strategies of one game; where several have a move, the best counts
     * @param other knows more, or takes longer; it is closed with the solver
     * @return the solver; {@code other} itself if there are no strategies
     */
    public static <S extends GameState<S, M>, M extends Move> Solver<S, M> solver(
            List<Strategy<S, M>> strategies, Solver<S, M> other) {
        Objects.requireNonNull(other, "other");
        return strategies.isEmpty()
                ? other
                : new StrategySolver<>(
                        strategies.stream().map(each -> each.contents).toList(), other);
    }

    /** For people: the game and the claim. */
    @Override
    public String toString() {
        return "Strategy[" + file.header().game() + " " + file.header().root() + ": " + claim() + "]";
    }
}
