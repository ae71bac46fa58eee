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
            result(svg, row * ROW, groups.get(row));
        }
        svg.append("<path d=\"M" + decimal(across(1 / 2.0)) + " 0V" + ROW * groups.size()
                + "\" stroke=\"#000000\" stroke-dasharray=\"3 3\"/>\n");
        for (int percent = 0; percent <= 100; percent += 25) {
            label(svg, across(percent / 100.0), ROW * groups.size() + BELOW, percent + " %");
        }
        return svg.append("</svg>\n").toString();
    }

    private static void result(StringBuilder svg, int top, Group group) {
        svg.append("<text x=\"" + (LEFT - 8) + "\" y=\"" + (top + BAR) + "\" text-anchor=\"end\">" + group.strength()
                + "</text>\n");
        Tally tally = group.results();
        double from = LEFT;
        int[] parts = {tally.first(), tally.draws(), tally.second()};
        for (int part = 0; part < parts.length && tally.games() > 0; part++) {
            double width = across(parts[part] / (double) tally.games()) - LEFT;
            svg.append("<rect x=\"" + decimal(from) + "\" y=\"" + (top + 4) + "\" width=\"" + decimal(width)
                    + "\" height=\"" + BAR + "\" fill=\"" + SIDES[part] + "\"><title>" + parts[part]
                    + "</title></rect>\n");
            from += width;
        }
        Interval points = tally.points();
        svg.append("<path d=\"M" + decimal(across(points.low())) + " " + (top + 13) + "H"
                + decimal(across(points.high())) + "M" + decimal(across(points.share())) + " " + (top + 9)
                + "v8\" stroke=\"#000000\" stroke-width=\"2\"/>\n");
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
            svg.append("<rect x=\"" + decimal(50 + bar * wide) + "\" y=\"" + decimal(HEIGHT - BELOW - high)
                    + "\" width=\"" + decimal(Math.max(1, wide * 0.85)) + "\" height=\"" + decimal(high)
                    + "\" fill=\"#1565c0\"><title>" + (least + bar) + ": " + brief(heights.get(bar))
                    + "</title></rect>\n");
        }
        svg.append("<path d=\"M50 " + (HEIGHT - BELOW) + "H" + (WIDTH - 10) + "\" stroke=\"#595959\"/>\n");
        svg.append("<text x=\"44\" y=\"24\" text-anchor=\"end\">" + brief(most) + "</text>\n");
        int step = Math.max(1, (heights.size() + 9) / 10);
        IntStream.range(0, heights.size())
                .filter(bar -> bar % step == 0)
                .forEach(bar -> label(svg, 50 + (bar + 0.42) * wide, HEIGHT - 6, String.valueOf(least + bar)));
        return svg.append("</svg>\n").toString();
    }

    private static String brief(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : decimal(number);
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }

    private static StringBuilder begin(String title, int height) {
        return new StringBuilder("<svg viewBox=\"0 0 " + WIDTH + " " + height + "\" role=\"img\"><title>"
                + PlainText.inXml(title) + "</title>\n");
    }

    private static void label(StringBuilder svg, double x, double y, String text) {
        svg.append(
                "<text x=\"" + decimal(x) + "\" y=\"" + decimal(y) + "\" text-anchor=\"middle\">" + text + "</text>\n");
    }
}
