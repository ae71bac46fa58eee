package dev.foregone.explorer.browser.devtools;

import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** What a page does that its visitor does not see: errors it writes, exceptions it does not catch, requests it makes. */
public final class Watch {

    private final List<String> errors = new CopyOnWriteArrayList<>();
    private final List<URI> requests = new CopyOnWriteArrayList<>();
    private final Set<String> expected = ConcurrentHashMap.newKeySet();

    void hear(String event, JsonNode facts) {
        switch (event) {
            case "Runtime.exceptionThrown" -> errors.add("exception: " + facts.path("exceptionDetails"));
            case "Runtime.consoleAPICalled" -> console(facts);
            case "Log.entryAdded" -> entry(facts.path("entry"));
            case "Network.requestWillBeSent" ->
                requests.add(URI.create(facts.path("request").path("url").asString()));
            case "Inspector.targetCrashed" -> errors.add("the page crashed");
            default -> {
                // nothing that a test asks for
            }
        }
    }

    private void console(JsonNode facts) {
        String type = facts.path("type").asString();
        if (Set.of("error", "assert", "warning").contains(type)) {
            errors.add("console." + type + ": " + facts.path("args"));
        }
    }

    private void entry(JsonNode entry) {
        String text = entry.path("text").asString();
        if (entry.path("url").asString("").endsWith("/favicon.ico")) {
            return; // the browser looks there for the icon of a file that is shown by itself
        }
        boolean refusal = entry.path("source").asString().equals("network")
                && expected.stream().anyMatch(text::contains);
        if (!refusal && Set.of("error", "warning").contains(entry.path("level").asString())) {
            errors.add(entry.path("source").asString() + ": " + text + " "
                    + entry.path("url").asString(""));
        }
    }

    /** The browser reports every answer that is an error; those of this status are meant to come. */
    public void expect(int status) {
        expect("status of " + status + " ");
    }

    /** Failures of the network whose messages have this text are meant to come. */
    public void expect(String failure) {
        expected.add(failure);
    }

    /** Forgets what was heard so far. */
    public void forget() {
        errors.clear();
        requests.clear();
    }

    /** Errors, uncaught exceptions, violations of the content security policy. */
    public List<String> errors() {
        return List.copyOf(errors);
    }

    /** Requests to another server than the one named. */
    public List<String> requestsElsewhere(URI home) {
        return requests.stream()
                .filter(request -> Stream.of("http", "https", "ws", "wss").anyMatch(request.getScheme()::equals))
                .map(URI::getAuthority)
                .filter(authority -> !authority.equals(home.getAuthority()))
                .toList();
    }

    /** The paths and parameters that were asked for. */
    public List<String> requested() {
        return requests.stream()
                .map(request ->
                        request.getRawPath() + (request.getRawQuery() == null ? "" : "?" + request.getRawQuery()))
                .toList();
    }
}
