package dev.foregone.registry;

import dev.foregone.api.PluginKind;
import dev.foregone.spi.Game;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The available games. Immutable, and safe for use by many threads. */
public final class Games {

    private final Plugins<Game<?, ?>> plugins;

    private Games(DiscoveryResult<Game<?, ?>> found) {
        plugins = Plugins.of(PluginKind.GAME, found, Game::id);
    }

    /**
     * Finds the games that the current thread's context class loader sees, on the class path and in modules; where that does
     * not see this API, as on a pool's thread of an executable jar, those that the API's own loader sees. Costs a search
     * of the whole path: load once and keep the result.
     *
     * @return the games found
     */
    public static Games load() {
        return load(PluginDiscovery.contextLoader());
    }

    /**
     * Finds the games that a class loader sees, on the class path and in modules.
     *
     * @param loader the class loader, not null; {@link ClassLoader#getPlatformClassLoader()} sees the JDK alone
     * @return the games found
     */
    public static Games load(ClassLoader loader) {
        return new Games(PluginDiscovery.in(Objects.requireNonNull(loader, "loader"), Game.class, PluginKind.GAME));
    }

    /**
     * Finds the games that the modules of a layer and its parents provide.
     *
     * @param layer the module layer
     * @return the games found
     */
    public static Games load(ModuleLayer layer) {
        Objects.requireNonNull(layer, "layer");
        return new Games(PluginDiscovery.in(layer, Game.class, PluginKind.GAME));
    }

    /**
     * Registers games by value, without discovery.
     *
     * @param games the games
     * @return these games, except those whose ids are malformed or used twice
     */
    public static Games of(Game<?, ?>... games) {
        return new Games(DiscoveryResult.of(List.of(games)));
    }

    /**
     * Every usable game.
     *
     * @return the games in the order of their ids
     */
    public List<Game<?, ?>> all() {
        return plugins.all();
    }

    /**
     * The ids of the usable games.
     *
     * @return the ids in alphabetical order
     */
    public List<String> ids() {
        return plugins.ids();
    }

    /**
     * Looks up a game.
     *
     * @param id the game's id
     * @return the game
     * @throws PluginNotFoundException if there is no usable game with that id, naming what exists and what was rejected
     */
    public Game<?, ?> get(String id) {
        return plugins.get(id);
    }

    /**
     * Looks up a game that may be missing.
     *
     * @param id the game's id
     * @return the game, or empty if there is no usable game with that id
     */
    public Optional<Game<?, ?>> find(String id) {
        return plugins.find(id);
    }

    /**
     * Looks up a game by its class, so that its states and moves keep their types.
     *
     * @param <G> the game's class
     * @param type the game's class
     * @return the game
     * @throws PluginNotFoundException if no game of that class can be used
     */
    public <G extends Game<?, ?>> G get(Class<G> type) {
        return all().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst()
                .orElseThrow(() ->
                        new PluginNotFoundException("there is no game of " + type + plugins.availableAndRejected("")));
    }

    /** {@return the report on every declared game} */
    public DiscoveryReport report() {
        return plugins.report();
    }
}
