package dev.foregone.testkit.graph;

import dev.foregone.api.GameValue;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads graphs that are written by hand: {@link Graph#of}. */
final class GraphNotation {

    private static final Pattern LINE =
            Pattern.compile("(?<name>[^\\s:=]+)(=(?<end>WIN|DRAW|LOSS)|: *(?<targets>[^\\s:=]+( +[^\\s:=]+)*))");

    private GraphNotation() {}

    static Graph read(List<String> lines) {
        List<Matcher> nodes = lines.stream().map(GraphNotation::parts).toList();
        List<String> names = nodes.stream().map(node -> node.group("name")).toList();
        Graph.Builder graph = new Graph.Builder();
        for (Matcher node : nodes) {
            String end = node.group("end");
            int number = graph.node(end == null ? GameValue.LOSS : GameValue.valueOf(end));
            if (names.indexOf(node.group("name")) < number) {
                throw new IllegalArgumentException(
                        "there are two nodes " + node.group("name") + "\n  write all moves of a node in one line");
            }
        }
        for (int from = 0; from < nodes.size(); from++) {
            String targets = nodes.get(from).group("targets");
            for (String target : targets == null ? new String[0] : targets.split(" +", -1)) {
                if (target.endsWith("+")) {
                    graph.moveAgain(from, number(names, target.substring(0, target.length() - 1)));
                } else {
                    graph.move(from, number(names, target));
                }
            }
        }
        return graph.build(names);
    }

    private static Matcher parts(String line) {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "cannot read the node \"" + line
                            + "\"\n  accepted: \"a: b c\" for moves from a to b and c, c+ for one after which the same player moves again, and \"b=LOSS\" (or DRAW, WIN) for an end");
        }
        return parts;
    }

    private static int number(List<String> names, String name) {
        int number = names.indexOf(name);
        if (number < 0) {
            throw new IllegalArgumentException(
                    "no line for the node " + name + "\n  a finished one is written " + name + "=LOSS");
        }
        return number;
    }
}
