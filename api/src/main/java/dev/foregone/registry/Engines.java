package dev.foregone.registry;

import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.blame.Blame;
import dev.foregone.blame.GuardedEngine;
import dev.foregone.message.Quote;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import dev.foregone.spi.Support;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The available engines. Immutable, and safe for use by many threads. What an engine throws reaches the caller as a
 * {@link dev.foregone.api.PluginException} with the engine's id.
 */
public final class Engines {

    private final Plugins<Engine> plugins;

    private Engines(DiscoveryResult<Engine> found) {
        plugins = Plugins.of(PluginKind.ENGINE, found, Engine::id);
    }

    /**
     * Finds the engines that the current thread's context class loader sees, on the class path and in modules; where that does
     * not see this API, as on a pool's thread of an executable jar, those that the API's own loader sees. Costs a search
     * of the whole path: load once and keep the result.
     *
     * @return the engines found
     */
    public static Engines load() {
        return load(PluginDiscovery.contextLoader());
    }

    /**
     * Finds the engines that a class loader sees, on the class path and in modules.
     *
     * @param loader the class loader, not null; {@link ClassLoader#getPlatformClassLoader()} sees the JDK alone
     * @return the engines found
     */
    public static Engines load(ClassLoader loader) {
        return new Engines(
                PluginDiscovery.in(Objects.requireNonNull(loader, "loader"), Engine.class, PluginKind.ENGINE));
    }

    /**
     * Finds the engines that the modules of a layer and its parents provide.
     *
     * @param layer the module layer
     * @return the engines found
     */
    public static Engines load(ModuleLayer layer) {
        Objects.requireNonNull(layer, "layer");
        return new Engines(PluginDiscovery.in(layer, Engine.class, PluginKind.ENGINE));
    }

    /**
     * Registers engines by value, without discovery.
     *
     * @param engines the engines
     * @return these engines, except those whose ids are malformed or used twice
     */
    public static Engines of(Engine... engines) {
        return new Engines(DiscoveryResult.of(List.of(engines)));
    }

    /**
     * Every usable engine.
     *
     * @return the engines in the order of their ids
     */
    public List<Engine> all() {
        return plugins.ids().stream().map(this::get).toList();
    }

    /**
     * The ids of the usable engines.
     *
     * @return the ids in alphabetical order
     */
    public List<String> ids() {
        return plugins.ids();
    }

    /**
     * Looks up an engine.
     *
     * @param id the engine's id
     * @return the engine
     * @throws PluginNotFoundException if there is no usable engine with that id, naming what exists and what was
     *     rejected
     */
    public Engine get(String id) {
        return new GuardedEngine(id, plugins.get(id));
    }

    /**
     * Looks up an engine that may be missing.
     *
     * @param id the engine's id
     * @return the engine, or empty if there is no usable engine with that id
     */
    public Optional<Engine> find(String id) {
        return plugins.find(id).map(engine -> new GuardedEngine(id, engine));
    }

    /**
     * The engines that can solve a game. One that throws when asked cannot.
     *
     * @param game any game
     * @return the engines that support it, by descending preference, then by id
     */
    public List<Engine> supporting(Game<?, ?> game) {
        return supporting(game, Engine::preference);
    }

    /**
     * Picks an engine for a caller who wants outcomes, and waits for them. It may only prove: for opponents, hints and whatever else
     * has to answer in time, {@link #forPlaying} picks one that chooses well without a proof.
     *
     * @param game any game
     * @return the supporting engine with the greatest preference; among equals, the first by id
     * @throws PluginNotFoundException if none does, naming each and why it cannot, and what was rejected
     */
    public Engine forSolving(Game<?, ?> game) {
        return first(game, Engine::preference);
    }

    /**
     * Picks an engine for a caller whose questions have a time: for opponents, hints, reviews and puzzles, and for {@linkplain
     * dev.foregone.api.Solver#advise advice}. It proves what it can, as one {@linkplain #forSolving for solving} does.
     *
     * @param game any game
     * @return the supporting engine with the greatest {@linkplain Engine#advicePreference preference} for that; among equals,
     *     the first by id
     * @throws PluginNotFoundException if none does, naming each and why it cannot, and what was rejected
     */
    public Engine forPlaying(Game<?, ?> game) {
        return first(game, Engine::advicePreference);
    }

    private Engine first(Game<?, ?> game, Preference preference) {
        return supporting(game, preference).stream().findFirst().orElseThrow(() -> none(game, bids(game, preference)));
    }

    private PluginNotFoundException none(Game<?, ?> game, List<Bid> bids) {
        String refusals = bids.stream()
                .map(bid -> "\n  " + bid.engine().id() + ": " + bid.support().reason())
                .collect(Collectors.joining());
        return new PluginNotFoundException(
                "no engine can solve the game '" + Blame.game(game).id() + "'" + plugins.availableAndRejected(refusals),
                bids.stream()
                        .flatMap(bid -> bid.faultOfGame().stream())
                        .findFirst()
                        .orElse(null));
    }

    private List<Engine> supporting(Game<?, ?> game, Preference preference) {
        return bids(game, preference).stream()
                .filter(Bid::supported)
                .sorted(Comparator.comparingInt(Bid::preference).reversed())
                .map(Bid::engine)
                .toList();
    }

    /** {@return the report on every declared engine} */
    public DiscoveryReport report() {
        return plugins.report();
    }

    private List<Bid> bids(Game<?, ?> game, Preference preference) {
        Objects.requireNonNull(game, "game");
        return all().stream().map(engine -> Bid.of(engine, game, preference)).toList();
    }

    /** What the engines are compared by. */
    private interface Preference {

        int of(Engine engine, Game<?, ?> game);
    }

    /** One engine's answer about one game. */
    private record Bid(Engine engine, Support support, int preference, Optional<PluginException> faultOfGame) {

        private static final Logger LOG = LoggerFactory.getLogger(Engines.class);

        static Bid of(Engine engine, Game<?, ?> game, Preference preference) {
            try {
                Support support = engine.supports(game);
                return new Bid(
                        engine, support, support.supported() ? preference.of(engine, game) : 0, Optional.empty());
            } catch (PluginException fault) {
                LOG.warn("left out for the game '{}': {}", Blame.game(game).id(), fault.getMessage());
                return new Bid(
                        engine,
                        Support.no(reason(fault)),
                        0,
                        Optional.of(fault).filter(its -> its.kind() == PluginKind.GAME));
            }
        }

        private static String reason(PluginException fault) {
            String words = Quote.of(Objects.requireNonNull(fault.getCause()));
            return fault.kind() == PluginKind.ENGINE
                    ? "it failed when asked: " + words
                    : "the " + fault.kind() + " '" + fault.id() + "' failed when it was asked about it: " + words;
        }

        boolean supported() {
            return support.supported();
        }
    }
}
