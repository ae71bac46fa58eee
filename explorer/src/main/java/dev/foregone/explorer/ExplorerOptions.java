package dev.foregone.explorer;

import dev.foregone.registry.Engines;
import dev.foregone.registry.Games;
import dev.foregone.strategy.Strategy;
import dev.foregone.tablebase.Tablebase;
import dev.foregone.weights.Weights;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The games, engines and settings of an explorer. */
public final class ExplorerOptions {

    private static final long MOST_MEMORY_BYTES = 256L << 20;
    private static final int HEAP_SHARE = 16;

    private final Games games;
    private final Engines engines;
    private final List<Tablebase<?, ?>> tablebases;
    private final List<Strategy<?, ?>> strategies;
    private final int port;
    private final int threads;
    private final long memoryBytes;
    private final Optional<Weights> weights;

    private ExplorerOptions(
            Games games,
            Engines engines,
            List<Tablebase<?, ?>> tablebases,
            List<Strategy<?, ?>> strategies,
            int port,
            int threads,
            long memoryBytes,
            Optional<Weights> weights) {
        if (port < 0 || port > 0xFFFF) {
            throw new IllegalArgumentException("port must be from 0 to 65535, not " + port);
        }
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be 1 or more, not " + threads);
        }
        if (memoryBytes < 0) {
            throw new IllegalArgumentException("memoryBytes must be 0 or more, not " + memoryBytes);
        }
        tablebases.stream().filter(Tablebase::valuesOnly).findFirst().ifPresent(values -> {
            throw new IllegalArgumentException("the tablebase " + values.path() + " has values only, and the page needs"
                    + " plies\n  name the tablebase that it was reduced from");
        });
        this.games = Objects.requireNonNull(games, "games");
        this.engines = Objects.requireNonNull(engines, "engines");
        this.tablebases = List.copyOf(tablebases);
        this.strategies = List.copyOf(strategies);
        this.port = port;
        this.threads = threads;
        this.memoryBytes = memoryBytes;
        this.weights = weights;
    }

    /**
     * Options for most uses: any free port, as many questions about a game at a time as there are processors, and at
     * most 256 MiB or a sixteenth of the heap for each session.
     *
     * @param games the games
     * @param engines the engines
     * @return the options
     */
    public static ExplorerOptions of(Games games, Engines engines) {
        Runtime machine = Runtime.getRuntime();
        return new ExplorerOptions(
                games,
                engines,
                List.of(),
                List.of(),
                0,
                machine.availableProcessors(),
                Math.min(MOST_MEMORY_BYTES, machine.maxMemory() / HEAP_SHARE),
                Optional.empty());
    }

    /**
     * Sets the port.
     *
     * @param number from 1 to 65535; 0 for any free port
     * @return these options with the port replaced
     */
    public ExplorerOptions withPort(int number) {
        return new ExplorerOptions(games, engines, tablebases, strategies, number, threads, memoryBytes, weights);
    }

    /**
     * Sets the number of threads.
     *
     * @param count how many questions about one game are worked on at the same time, 1 or more
     * @return these options with the number replaced
     */
    public ExplorerOptions withThreads(int count) {
        return new ExplorerOptions(games, engines, tablebases, strategies, port, count, memoryBytes, weights);
    }

    /**
     * Sets the memory.
     *
     * @param bytes the most memory for what one session has proved
     * @return these options with the memory replaced
     */
    public ExplorerOptions withMemoryBytes(long bytes) {
        return new ExplorerOptions(games, engines, tablebases, strategies, port, threads, bytes, weights);
    }

    /**
     * Sets the tablebases.
     *
     * @param files open tablebases
     * @return these options with the tablebases replaced
     * @throws IllegalArgumentException if one has {@linkplain Tablebase#valuesOnly values only}
     */
    public ExplorerOptions withTablebases(List<Tablebase<?, ?>> files) {
        return new ExplorerOptions(games, engines, files, strategies, port, threads, memoryBytes, weights);
    }

    /**
     * Sets the strategies, which are used beside those that the games bring.
     *
     * @param files open strategies
     * @return these options with the strategies replaced
     */
    public ExplorerOptions withStrategies(List<Strategy<?, ?>> files) {
        return new ExplorerOptions(games, engines, tablebases, files, port, threads, memoryBytes, weights);
    }

    /**
     * Sets the weights by which positions of their game are estimated.
     *
     * @param by learned weights
     * @return these options with the weights replaced
     */
    public ExplorerOptions withWeights(Weights by) {
        return new ExplorerOptions(games, engines, tablebases, strategies, port, threads, memoryBytes, Optional.of(by));
    }

    /** {@return learned weights of one game, or empty for those that games bring along} */
    public Optional<Weights> weights() {
        return weights;
    }

    /** {@return the games} */
    public Games games() {
        return games;
    }

    /** {@return the engines} */
    public Engines engines() {
        return engines;
    }

    /** {@return tablebases that answer at once} */
    public List<Tablebase<?, ?>> tablebases() {
        return tablebases;
    }

    /** {@return strategies beside those that the games bring: what they prove is there at once} */
    public List<Strategy<?, ?>> strategies() {
        return strategies;
    }

    /** {@return the port to listen on, from 1 to 65535; 0 for any free port} */
    public int port() {
        return port;
    }

    /** {@return how many questions about one game are worked on at the same time, 1 or more} */
    public int threads() {
        return threads;
    }

    /** {@return the most memory, in bytes, for what one session has proved; there are a few sessions} */
    public long memoryBytes() {
        return memoryBytes;
    }
}
