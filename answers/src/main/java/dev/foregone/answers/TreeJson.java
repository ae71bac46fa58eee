package dev.foregone.answers;

/** A tree for programs: one JSON object on one line, its fields as docs/COMMAND-LINE.md promises them. */
public record TreeJson(String game, GameTree tree, Answer.Cost cost) {

    public String text() {
        return new Json()
                .put("game", game)
                .put("engine", cost.engine())
                .putEach(
                        "nodes",
                        tree.nodes(),
                        node -> new Json() // a node's index in the array is its number
                                .put("position", node.position())
                                .putAll(Json.of(node.outcome())))
                .putEach(
                        "edges",
                        tree.edges(),
                        edge -> new Json()
                                .put("from", edge.from())
                                .put("to", edge.to())
                                .put("move", edge.move())
                                .put("best", edge.best()))
                .putAll(cost.json())
                .text();
    }
}
