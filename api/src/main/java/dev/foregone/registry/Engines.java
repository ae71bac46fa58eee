package dev.foregone.registry;

import dev.foregone.registry.DiscoveryReport.Kind;
import dev.foregone.spi.Engine;
import dev.foregone.spi.Game;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The engines that are there. Immutable, and safe for use by many threads. What an engine throws at work reaches the
 * caller as a {@link dev.foregone.api.PluginException} with the engine's id.
 */
public final class Engines {

    private final Plugins<Engine> plugins;

    private Engines(Discovered<Engine> found) {
        plugins = Plugins.of(Kind.ENGINE, found, Engine::id);
    }

    /**
     * Finds the engines that the current thread's context class loader sees, on the class path and in modules. Costs a
     * search of the whole path: load once and keep the result.
     *
     * @return the engines found
     */
    public static Engines load() {
        return load(contextLoader());
    }

    /**
     * Finds the engines that a class loader sees, on the class path and in modules.
     *
     * @param loader the class loader
     * @return the engines found
     */
    public static Engines load(ClassLoader loader) {
        return new Engines(Discovery.in(loader, Engine.class, Kind.ENGINE));
    }

    /**
     * Finds the engines that the modules of a layer, and of its parents, provide.
     *
     * @param layer the module layer
     * @return the engines found
     */
    public static Engines load(ModuleLayer layer) {
        return new Engines(Discovery.in(layer, Engine.class, Kind.ENGINE));
    }

    /**
     * Registers engines by value, without discovery.
     *
     * @param engines the engines
     * @return these engines, but for those whose ids are ill-formed or used twice
     */
    public static Engines of(Engine... engines) {
        return new Engines(new Discovered<>(List.of(engines), List.of()));
    }

    /**
     * Every engine that can be used.
     *
     * @return the engines in the order of their ids
     */
    public List<Engine> all() {
        return plugins.all().stream().<Engine>map(GuardedEngine::new).toList();
    }

    /**
     * The ids that can be asked for.
     *
     * @return the ids in alphabetical order
     */
    public List<String> ids() {
        return plugins.ids();
    }

    /**
     * Looks an engine up.
     *
     * @param id the engine's id
     * @return the engine
     * @throws PluginNotFoundException if no engine can be used by that id: what exists, and what was rejected
     */
    public Engine get(String id) {
        return new GuardedEngine(plugins.get(id));
    }

    /**
     * Looks an engine up that may be missing.
     *
     * @param id the engine's id
     * @return the engine, or empty if no engine can be used by that id
     */
    public Optional<Engine> find(String id) {
        return plugins.find(id).map(GuardedEngine::new);
    }

    /**
     * The engines that can solve a game.
     *
     * @param game any game
     * @return the engines that support it, the one with the greatest preference for it first
     */
    public List<Engine> supporting(Game<?, ?> game) {
        return all().stream()
                .filter(engine -> engine.supports(game).supported())
                .sorted(Comparator.comparingInt((Engine engine) -> engine.preference(game))
                        .reversed())
                .toList();
    }

    /**
     * Picks an engine for a caller who does not care which.
     *
     * @param game any game
     * @return the engine with the greatest preference among those that support the game
     * @throws PluginNotFoundException if none does: which there are, and why each cannot
     */
    public Engine preferredFor(Game<?, ?> game) {
        return supporting(game).stream()
                .findFirst()
                .orElseThrow(() -> new PluginNotFoundException(
                        "no engine can solve the game '" + game.id() + "'" + plugins.available() + refusals(game)));
    }

    /**
     * What became of every engine that was declared.
     *
     * @return the report
     */
    public DiscoveryReport report() {
        return plugins.report();
    }

    private String refusals(Game<?, ?> game) {
        return all().stream()
                .map(engine ->
                        "\n  " + engine.id() + ": " + engine.supports(game).reason())
                .collect(Collectors.joining());
    }

    static ClassLoader contextLoader() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return context == null ? Engines.class.getClassLoader() : context;
    }

    /** The class of a generic service with its type arguments left open, which a class literal cannot say. */
    @SuppressWarnings("unchecked")
    static <T> Class<T> service(Class<?> raw) {
        return (Class<T>) raw;
    }
}
