package dev.foregone.tablebase.builder.run;

/**
 * How many partitions positions are cut into.
 *
 * @param requested how many a caller wants where there is work for as many, or 0 to leave it to the build
 * @param least how many there are in a large layer, at least
 * @param ofGameWithoutLayers how many there are in a game whose number of positions is not known
 */
public record Partitioning(int requested, int least, int ofGameWithoutLayers) {

    /** A partition with fewer positions is not worth the work that it takes to send it off. */
    private static final int LEAST_POSITIONS = 1 << 13;

    /** A partition is to have no more: some hundreds of megabytes while it is worked on. */
    private static final int GOOD_POSITIONS = 1 << 23;

    /** More than one, so that a faster machine has more to do. */
    private static final int PER_WORKER = 2;

    /**
     * With this many parts for each thread, a build on disk needs about as much memory as it is allowed when it has eight times the
     * positions for which that was too little.
     */
    private static final int PER_THREAD = 32;

    /** On a cluster that works on this many at once. */
    public static Partitioning onCluster(int requested, int parallelism) {
        return new Partitioning(requested, PER_WORKER * parallelism, PER_WORKER * PER_WORKER * parallelism);
    }

    /** On the disk of this machine, of which each thread has one in memory. */
    public static Partitioning onDisk(int requested, int threads) {
        return new Partitioning(requested, PER_THREAD * threads, PER_THREAD * threads);
    }

    /** For the layer after one with this many positions; most layers have at most twice as many as the one before. */
    public int ofLayerAfter(long parents) {
        long worthIt = 1 + parents / LEAST_POSITIONS;
        long wanted = requested > 0 ? requested : Math.max(least, 2 * parents / GOOD_POSITIONS);
        return (int) Math.min(Integer.MAX_VALUE, Math.min(worthIt, wanted));
    }

    /** For a game whose number of positions is not known. */
    public int ofGame() {
        return requested > 0 ? requested : ofGameWithoutLayers;
    }
}
