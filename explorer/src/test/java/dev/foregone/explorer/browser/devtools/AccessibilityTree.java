package dev.foregone.explorer.browser.devtools;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** What a page says to a screen reader: its nodes in the order of the page, without those that are not told. */
public record AccessibilityTree(List<Node> nodes) {

    /** One thing that is told: what it is, what it is called, and its states. */
    public record Node(String role, String name, Map<String, String> states) {}

    static AccessibilityTree of(JsonNode nodes) {
        return new AccessibilityTree(StreamSupport.stream(nodes.spliterator(), false)
                .filter(node -> !node.path("ignored").asBoolean())
                .map(AccessibilityTree::node)
                .toList());
    }

    private static Node node(JsonNode node) {
        Map<String, String> states = new HashMap<>();
        node.path("properties")
                .forEach(state -> states.put(
                        state.path("name").asString(),
                        state.path("value").path("value").toString()));
        return new Node(text(node, "role"), text(node, "name"), Map.copyOf(states));
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).path("value").asString("");
    }

    /** The names of all nodes of a role, in order. */
    public List<String> names(String role) {
        return nodes.stream()
                .filter(node -> node.role().equals(role))
                .map(Node::name)
                .toList();
    }
}
