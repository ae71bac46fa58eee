package dev.foregone.report;

/**
 * A share, and where it may be: an interval of 95 % (E. B. Wilson, <em>Probable inference, the law of succession, and statistical
 * inference</em>, Journal of the American Statistical Association 22, 1927). It is never empty and never leaves 0 to 1, as few as there are.
 *
 * @param share what was found, from 0 to 1; a half if nothing was counted
 * @param low the least it may be
 * @param high the most it may be
 */
public record Interval(double share, double low, double high) {

    /** The quantile of the normal distribution that leaves 2.5 % on either side. */
    private static final double DEVIATIONS = 1.959964;

    /**
     * The interval of a share.
     *
     * @param share what was found; a draw may count a half, for which the interval is wider than it need be
     * @param of of how many, 0 or more; if 0, the share does not count
     * @return the share and its interval; 0 to 1 if there are none
     */
    public static Interval of(double share, int of) {
        if (of == 0) {
            return new Interval(1 / 2.0, 0, 1);
        }
        double square = DEVIATIONS * DEVIATIONS / of;
        double middle = (share + square / 2) / (1 + square);
        double reach = DEVIATIONS * Math.sqrt(share * (1 - share) / of + square / (4 * of)) / (1 + square);
        return new Interval(share, Math.max(0, middle - reach), Math.min(1, middle + reach));
    }

    /** {@return for people: {@code 54 % (39 to 68 %)}} */
    @Override
    public String toString() {
        return percent(share) + " (" + range() + ")";
    }

    /** For people: {@code 39 to 68 %}. */
    String range() {
        return Math.round(100 * low) + " to " + percent(high);
    }

    static String percent(double share) {
        return Math.round(100 * share) + " %";
    }

    /** The interval of what is left to 1. */
    Interval ofTheRest() {
        return new Interval(1 - share, 1 - high, 1 - low);
    }

    /** Whether it is more than this, clearly. */
    boolean isAbove(double other) {
        return low > other;
    }

    /** Whether it is less than this, clearly. */
    boolean isBelow(double other) {
        return high < other;
    }
}
