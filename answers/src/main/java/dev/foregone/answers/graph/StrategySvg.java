package dev.foregone.answers.graph;

import dev.foregone.answers.Colours;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.graph.StrategyGraph.Edge;
import dev.foregone.answers.graph.StrategyGraph.Kind;
import dev.foregone.answers.graph.StrategyGraph.Node;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.message.PlainText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A strategy as a picture that needs nothing else: a row for each ply, boards as diagrams or, in a game without them, as text. */
public final class StrategySvg<S extends GameState<S, M>, M extends Move> {

    private static final int DIAGRAM = 96;
    private static final int LETTER = 8;
    private static final int LINE = 16;
    private static final int MARGIN = 8;
    private static final int BETWEEN = 24;
    private static final int BELOW = 80;

    /** Where along a curve its move is written: nearer to where it leads, as many come from one position. */
    private static final double ACROSS = 0.72;

    private static final double DOWN = 0.6;

    /** How many moves are written at one arrow; of more, the number. */
    private static final int MOVES = 3;

    /** All moves from one board to another, as they are or turned. */
    private record Arrow(int from, int to, boolean turned) {}

    private final StrategyGraph<S, M> graph;
    private final GuardedGame<S, M> game;
    private final StrategyRows rows;

    /** Of all nodes; none if one has none. */
    private final List<Diagram> diagrams;

    /** The lines of all nodes; none if there are diagrams. */
    private final List<List<String>> texts;

    private final int width;
    private final int height;
    private final StringBuilder svg = new StringBuilder(1 << 16);

    public StrategySvg(StrategyGraph<S, M> graph) {
        this.graph = graph;
        this.game = graph.game();
        this.rows = new StrategyRows(graph.nodes(), graph.edges());
        List<Diagram> drawn = graph.nodes().stream()
                .map(node -> game.diagram(node.state()))
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream)
                .toList();
        diagrams = drawn.size() == graph.nodes().size() ? drawn : List.of();
        texts = diagrams.isEmpty() ? graph.nodes().stream().map(this::lines).toList() : List.of();
        int lines = texts.stream().mapToInt(List::size).max().orElse(1);
        int letters = texts.stream()
                .flatMap(List::stream)
                .mapToInt(String::length)
                .max()
                .orElse(1);
        width = 2 * MARGIN + (texts.isEmpty() ? DIAGRAM : letters * LETTER);
        height = 2 * MARGIN + LINE + (texts.isEmpty() ? DIAGRAM : lines * LINE);
    }

    private List<String> lines(Node<S> node) {
        return game.drawing(node.state()).lines().toList();
    }

    /** The picture: a complete document without scripts or styles. */
    public String text() {
        long across = (long) rows.widest() * (width + BETWEEN) + BETWEEN;
        long down = (long) rows.count() * (height + BELOW);
        svg.setLength(0);
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + across + "\" height=\"" + down
                + "\" viewBox=\"0 0 " + across + " " + down
                + "\" role=\"img\" font-family=\"sans-serif\" font-size=\"13\">\n"
                + "<title>"
                + PlainText.inXml(game.name() + ": " + graph.strategy().claim()) + "</title>\n"
                + "<defs><marker id=\"strategy-arrow\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\""
                + " markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0 8 4 0 8z\" fill=\"#595959\"/></marker></defs>\n"
                + "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        Map<Arrow, List<String>> arrows = new LinkedHashMap<>();
        for (Edge<M> edge : graph.edges()) {
            arrows.computeIfAbsent(new Arrow(edge.from(), edge.to(), edge.turned()), first -> new ArrayList<>())
                    .add(game.spelling(edge.move()));
        }
        arrows.keySet().forEach(this::draw);
        for (int i = 0; i < graph.nodes().size(); i++) {
            draw(i, graph.nodes().get(i));
        }
        arrows.forEach(this::write);
        return svg.append("</svg>\n").toString();
    }

    private double x(int node) {
        return (rows.widest() / 2.0 + rows.column(node)) * (width + BETWEEN) + BETWEEN / 2.0;
    }

    private double top(int node) {
        return rows.row(node) * (double) (height + BELOW) + BELOW / 2.0;
    }

    private double bottom(int node) {
        return top(node) + height;
    }

    private void draw(Arrow arrow) {
        double from = bottom(arrow.from);
        double to = top(arrow.to);
        double between = (from + to) / 2;
        svg.append("<path d=\"M" + point(x(arrow.from), from) + "C" + point(x(arrow.from), between)
                + point(x(arrow.to), between) + point(x(arrow.to), to)
                + "\" fill=\"none\" stroke=\"#595959\" marker-end=\"url(#strategy-arrow)\""
                + (arrow.turned ? " stroke-dasharray=\"5 4\"" : "") + "/>\n");
    }

    /** Those that turn the board are written below the others. */
    private void write(Arrow arrow, List<String> moves) {
        double x = x(arrow.from) + ACROSS * (x(arrow.to) - x(arrow.from));
        double y = bottom(arrow.from) + DOWN * (top(arrow.to) - bottom(arrow.from)) + (arrow.turned ? LINE : 0);
        String text = String.join(" ", moves.subList(0, Math.min(MOVES, moves.size())))
                + (moves.size() > MOVES ? " +" + (moves.size() - MOVES) : "");
        svg.append("<text" + at(x, y)
                + " text-anchor=\"middle\" stroke=\"#ffffff\" stroke-width=\"4\" paint-order=\"stroke\">"
                + PlainText.inXml(text) + "</text>\n");
    }

    private void draw(int number, Node<S> node) {
        double left = x(number) - width / 2.0;
        double top = top(number);
        String frame = node.kind() == Kind.DECISION
                ? " stroke-width=\"3\""
                : node.kind() == Kind.LEAF ? " stroke-dasharray=\"5 4\"" : "";
        svg.append("<g><title>" + PlainText.inXml(title(node)) + "</title>\n<rect" + at(left, top) + " width=\"" + width
                + "\" height=\"" + height + "\" rx=\"6\" fill=\""
                + node.result().map(Colours::of).orElse("#ffffff") + "\" stroke=\"#212121\"" + frame + "/>\n");
        if (texts.isEmpty()) {
            svg.append(diagram(number, left + MARGIN, top + MARGIN));
        } else {
            write(texts.get(number), left + MARGIN, top + MARGIN);
        }
        node.result()
                .ifPresent(result -> svg.append("<text" + at(x(number), top + height - MARGIN)
                        + " text-anchor=\"middle\">" + PlainText.inXml(graph.words(result)) + "</text>\n"));
        svg.append("</g>\n");
    }

    private String title(Node<S> node) {
        return game.notation(node.state())
                + switch (node.kind()) {
                    case DECISION -> ": " + graph.player() + " moves";
                    case ANSWERS -> ": all moves are answered";
                    case LEAF -> ": a leaf, which a search proves";
                    case END -> ": the game is over";
                };
    }

    private String diagram(int number, double x, double y) {
        String board = game.ask("diagram", diagrams.get(number)::svg);
        return board.replaceFirst(
                "<svg ", "<svg" + at(x, y) + " width=\"" + DIAGRAM + "\" height=\"" + DIAGRAM + "\" ");
    }

    private void write(List<String> lines, double x, double y) {
        double line = y;
        for (String each : lines) {
            line += LINE;
            svg.append("<text" + at(x, line - 4) + " font-family=\"monospace\" xml:space=\"preserve\">"
                    + PlainText.inXml(each) + "</text>\n");
        }
    }

    private static String at(double x, double y) {
        return String.format(Locale.ROOT, " x=\"%.1f\" y=\"%.1f\"", x, y);
    }

    private static String point(double x, double y) {
        return String.format(Locale.ROOT, "%.1f %.1f ", x, y);
    }
}
