package dev.foregone.benchmarks;

/**
 * A piece of work, done once.
 *
 * @param nanos how long it took
 * @param nodes positions visited
 */
record Run(long nanos, long nodes) {

    double millis() {
        return nanos / 1e6;
    }

    double millionNodesPerSecond() {
        return nodes * 1e3 / nanos;
    }
}
