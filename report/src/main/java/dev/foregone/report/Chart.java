package dev.foregone.report;

import dev.foregone.message.PlainText;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Plots as SVG, for people who see them and people who hear them. */
final class Chart {

    private static final int WIDTH = 640;
    private static final int HEIGHT = 180;
    private static final int LEFT = 110;
    private static final int ROW = 26;
    private static final int BAR = 18;
    private static final int BELOW = 22;
    private static final String[] SIDES = {"#1565c0", "#bdbdbd", "#e65100"};

    private Chart() {}

    /** For each group a bar of three parts, and above it the interval of the first player's points. */
    static String results(String title, List<Group> groups) {
        StringBuilder svg = begin(title, ROW * groups.size() + BELOW);
        for (int row = 0; row < groups.size(); row++) {
            Group group = groups.get(row);
            Tally tally = group.results();
            add(
                    svg,
                    "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>",
                    LEFT - 8,
                    row * ROW + BAR,
                    group.strength());
            double from = LEFT;
            int[] parts = {tally.first(), tally.draws(), tally.second()};
            for (int part = 0; part < parts.length && tally.games() > 0; part++) {
                double width = across(parts[part] / (double) tally.games()) - LEFT;
                add(
                        svg,
                        "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"><title>%d</title></rect>",
                        from,
                        row * ROW + 4,
                        width,
                        BAR,
                        SIDES[part],
                        parts[part]);
                from += width;
            }
            Interval points = tally.points();
            add(
                    svg,
                    "<path d=\"M%.1f %dH%.1fM%.1f %dv8\" stroke=\"#000000\" stroke-width=\"2\"/>",
                    across(points.low()),
                    row * ROW + 13,
                    across(points.high()),
                    across(points.share()),
                    row * ROW + 9);
        }
        add(
                svg,
                "<path d=\"M%1$.1f 0V%2$d\" stroke=\"#000000\" stroke-dasharray=\"3 3\"/>",
                across(1 / 2.0),
                ROW * groups.size());
        for (int percent = 0; percent <= 100; percent += 25) {
            label(svg, across(percent / 100.0), ROW * groups.size() + BELOW, percent + " %");
        }
        return svg.append("</svg>\n").toString();
    }

    private static double across(double share) {
        return LEFT + share * (WIDTH - LEFT - 20);
    }

    /** How many there are of each number. */
    static String histogram(String title, Spread spread) {
        return bars(
                title,
                spread.least(),
                spread.counts().stream().map(Integer::doubleValue).toList());
    }

    /** A bar for each number from the least on. */
    static String bars(String title, int least, List<Double> heights) {
        StringBuilder svg = begin(title, HEIGHT);
        double most = heights.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        double wide = (WIDTH - 60.0) / Math.max(1, heights.size());
        int room = HEIGHT - BELOW - 20;
        for (int bar = 0; bar < heights.size(); bar++) {
            double high = most == 0 ? 0 : heights.get(bar) / most * room;
            add(
                    svg,
                    "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"#1565c0\"><title>%d: %s</title></rect>",
                    50 + bar * wide,
                    HEIGHT - BELOW - high,
                    Math.max(1, wide * 0.85),
                    high,
                    least + bar,
                    brief(heights.get(bar)));
        }
        add(svg, "<path d=\"M50 %1$dH%2$d\" stroke=\"#595959\"/>", HEIGHT - BELOW, WIDTH - 10);
        add(svg, "<text x=\"44\" y=\"24\" text-anchor=\"end\">%s</text>", brief(most));
        int step = Math.max(1, (heights.size() + 9) / 10);
        IntStream.range(0, heights.size())
                .filter(bar -> bar % step == 0)
                .forEach(bar -> label(svg, 50 + (bar + 0.42) * wide, HEIGHT - 6, String.valueOf(least + bar)));
        return svg.append("</svg>\n").toString();
    }

    private static String brief(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.format(Locale.ROOT, "%.1f", number);
    }

    private static StringBuilder begin(String title, int height) {
        StringBuilder svg = new StringBuilder(1 << 10);
        add(svg, "<svg viewBox=\"0 0 %d %d\" role=\"img\"><title>%s</title>", WIDTH, height, PlainText.inXml(title));
        return svg;
    }

    private static void label(StringBuilder svg, double x, double y, String text) {
        add(svg, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>", x, y, text);
    }

    private static void add(StringBuilder svg, String form, Object... values) {
        svg.append(String.format(Locale.ROOT, form, values)).append('\n');
    }
}
