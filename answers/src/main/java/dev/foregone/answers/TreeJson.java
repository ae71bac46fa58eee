package dev.foregone.answers;

import tools.jackson.core.JsonGenerator;

/** A tree for programs: one JSON object on one line, its fields as docs/COMMAND-LINE.md promises them. */
public record TreeJson(String game, GameTree tree, Answer.Cost cost) {

    public String text() {
        return JsonLine.object(json -> {
            json.writeStringProperty("game", game);
            json.writeStringProperty("engine", cost.engine());
            writeNodes(json);
            JsonLine.array(json, "edges", tree.edges(), edge -> write(json, edge));
            cost.write(json);
        });
    }

    /** A node's index in the array is its number. */
    private void writeNodes(JsonGenerator json) {
        JsonLine.array(json, "nodes", tree.nodes(), node -> {
            json.writeStringProperty("position", node.position());
            JsonLine.write(json, node.outcome());
        });
    }

    private static void write(JsonGenerator json, GameTree.Edge edge) {
        json.writeNumberProperty("from", edge.from());
        json.writeNumberProperty("to", edge.to());
        json.writeStringProperty("move", edge.move());
        json.writeBooleanProperty("best", edge.best());
    }
}
