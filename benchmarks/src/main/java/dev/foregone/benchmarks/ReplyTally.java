package dev.foregone.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What one side of a match did: the times that its replies took, and the positions that it looked at. */
final class ReplyTally {

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_MICRO = 1e3;

    private final List<Long> nanos = new ArrayList<>();
    private long nodes;
    private long plies;

    /** Adds a reply, and how many plies it looked ahead, or 0. */
    void addReply(long took, int depth) {
        nanos.add(took);
        plies += depth;
    }

    void addNodes(long count) {
        nodes += count;
    }

    int replies() {
        return nanos.size();
    }

    /** Millions of positions a second. */
    double rate() {
        return nodes
                * NANOS_PER_MICRO
                / nanos.stream().mapToLong(Long::longValue).sum();
    }

    /** How many plies its replies looked ahead on average; 0 if they are not counted. */
    double depth() {
        return (double) plies / replies();
    }

    /** The time within which a share of all replies came. */
    double replyMillis(double share) {
        List<Long> sorted = new ArrayList<>(nanos);
        Collections.sort(sorted);
        return sorted.get((int) Math.ceil(share * sorted.size()) - 1) / NANOS_PER_MILLI;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%,d replies, half within %.1f ms, 99 %% within %.1f, the longest %.1f; %.2f M positions a second%s",
                replies(),
                replyMillis(0.5),
                replyMillis(0.99),
                replyMillis(1),
                rate(),
                plies == 0 ? "" : String.format(Locale.ROOT, "; %.1f plies deep", depth()));
    }
}
