package dev.foregone.explorer.browser.devtools;

import java.net.URI;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A page in a browser, as its visitor has it: with a size, a mouse, and a keyboard. */
public final class Tab implements AutoCloseable {

    private static final int USUAL_TEXT = 16;

    private final Connection connection;
    private final String context;
    private final String session;
    private volatile Watch watch = new Watch();
    private Optional<String> beginning = Optional.empty();

    Tab(Connection connection, String context, String session) {
        this.connection = connection;
        this.context = context;
        this.session = session;
        connection.listen(session, (event, facts) -> watch.hear(event, facts));
        Stream.of("Page", "Runtime", "Log", "Network").forEach(domain -> send(domain + ".enable"));
    }

    private JsonNode send(String method) {
        return send(method, Map.of());
    }

    private JsonNode send(String method, Map<String, ?> parameters) {
        return connection.send(session, method, parameters);
    }

    public Watch watch() {
        return watch;
    }

    /** Goes to an address; the page may still be loading. */
    public void navigate(URI address) {
        JsonNode answer = send("Page.navigate", Map.of("url", address.toString()));
        if (answer.has("errorText")) {
            throw new AssertionError(address + ": " + answer.path("errorText").asString());
        }
    }

    /** Has each page that is loaded from now on begin with a script, in place of one that was given before. */
    public void beginWith(String script) {
        forgetBeginning();
        beginning = Optional.of(send("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
                .path("identifier")
                .asString());
    }

    private void forgetBeginning() {
        beginning.ifPresent(script -> send("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script)));
        beginning = Optional.empty();
    }

    /** Loads the page anew; it may still be loading. */
    public void reload() {
        send("Page.reload");
    }

    /** The value of an expression of JavaScript, promises awaited; an assertion fails where it has none, as between two pages. */
    public JsonNode evaluate(String expression) {
        JsonNode answer = run(expression);
        if (answer.has("exceptionDetails")) {
            throw new AssertionError(expression + ": " + answer.path("exceptionDetails"));
        }
        return answer.path("result").path("value");
    }

    private JsonNode run(String expression) {
        try {
            return send(
                    "Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        } catch (IllegalStateException gone) {
            throw new AssertionError(expression + ": " + gone.getMessage(), gone);
        }
    }

    /** Presses and releases the left button of the mouse at a point of the window. */
    public void click(double x, double y) {
        mouse("mouseMoved", x, y, "none");
        mouse("mousePressed", x, y, "left");
        mouse("mouseReleased", x, y, "left");
    }

    /** Presses the left button of the mouse at a point of the window, or releases it. */
    public void button(boolean down, double x, double y) {
        mouse(down ? "mousePressed" : "mouseReleased", x, y, "left");
    }

    /** Moves the mouse to a point of the window. */
    public void point(double x, double y) {
        mouse("mouseMoved", x, y, "none");
    }

    /** Moves the mouse to a point of the window while its left button is pressed. */
    public void drag(double x, double y) {
        mouse("mouseMoved", x, y, "left");
    }

    private void mouse(String type, double x, double y, String button) {
        int clicks = button.equals("none") ? 0 : 1;
        send("Input.dispatchMouseEvent", Map.of("type", type, "x", x, "y", y, "button", button, "clickCount", clicks));
    }

    /** Makes the screen one that is touched, and the pointer a finger. */
    public void touchable() {
        send("Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 1));
    }

    /** Touches a point of the window with a finger, and lifts it. */
    public void tap(double x, double y) {
        touch("touchStart", List.of(Map.of("x", x, "y", y)));
        touch("touchEnd", List.of());
    }

    private void touch(String type, List<Map<String, Double>> points) {
        send("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
    }

    /** Presses and releases a key: a character, or a name as {@code ArrowLeft}. */
    public void press(String key) {
        send("Input.dispatchKeyEvent", Key.of(key).event("keyDown"));
        send("Input.dispatchKeyEvent", Key.of(key).event("keyUp"));
    }

    /** Puts text where the focus is, as a person who types or pastes it. */
    public void type(String text) {
        send("Input.insertText", Map.of("text", text));
    }

    /** The size of the window, in CSS pixels. */
    public void size(int width, int height) {
        screen(width, height, false);
    }

    /** The size of a phone's screen, which has no scroll bars. */
    public void phone(int width, int height) {
        screen(width, height, true);
    }

    private void screen(int width, int height, boolean mobile) {
        send(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", mobile));
    }

    /** The size of text that the visitor has chosen in the browser, in pixels; 16 is usual. */
    public void textSize(int pixels) {
        send("Page.setFontSizes", Map.of("fontSizes", Map.of("standard", pixels)));
    }

    /** What the visitor prefers, as {@code prefers-color-scheme} and {@code dark}. */
    public void prefer(Map<String, String> preferences) {
        List<Map<String, String>> features = preferences.entrySet().stream()
                .map(one -> Map.of("name", one.getKey(), "value", one.getValue()))
                .toList();
        send("Emulation.setEmulatedMedia", Map.of("features", features));
    }

    /** Keeps requests from being answered from now on, those whose addresses are like one of some patterns with asterisks. */
    public void hold(String... addresses) {
        List<Map<String, String>> patterns = Stream.of(addresses)
                .map(pattern -> Map.of("urlPattern", pattern))
                .toList();
        send("Fetch.enable", Map.of("patterns", patterns));
    }

    /** Lets those that are held be answered. */
    public void letGo() {
        send("Fetch.disable", Map.of());
    }

    /** Takes the network away from the page, or gives it back. */
    public void offline(boolean offline) {
        send(
                "Network.emulateNetworkConditions",
                Map.of("offline", offline, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    /** Lets the page read and write the clipboard without asking its visitor. */
    public void allowClipboard() {
        List<String> permissions = List.of("clipboardReadWrite", "clipboardSanitizedWrite");
        connection.send(
                "", "Browser.grantPermissions", Map.of("permissions", permissions, "browserContextId", context));
    }

    /** What the window shows, as PNG. */
    public byte[] screenshot() {
        return Base64.getDecoder()
                .decode(send("Page.captureScreenshot", Map.of("format", "png"))
                        .path("data")
                        .asString());
    }

    /** What the page says to a screen reader. */
    public AccessibilityTree accessibility() {
        send("Accessibility.enable");
        return AccessibilityTree.of(send("Accessibility.getFullAXTree").path("nodes"));
    }

    /**
     * Makes the tab one of a visitor who is here for the first time, as a new one would be, in a fraction of its time: nothing
     * stays of the page that was shown, of what it stored, or of what was emulated. What the browser keeps of files does, to be
     * asked for again.
     *
     * @param blank a file of the same server that stores and asks nothing; from there the tab can reach what the page has stored
     */
    public void renew(URI blank) {
        letGo();
        offline(false);
        forgetBeginning();
        send("Accessibility.disable");
        navigate(blank);
        Waiting.until(() -> {
            if (!evaluate("location.href").asString("").equals(blank.toString())) {
                throw new AssertionError("still leaving for " + blank);
            }
        });
        evaluate("sessionStorage.clear(); localStorage.clear()");
        send("Page.resetNavigationHistory");
        send("Page.setFontSizes", Map.of("fontSizes", Map.of("standard", USUAL_TEXT)));
        send("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
        connection.send("", "Browser.resetPermissions", Map.of("browserContextId", context));
        point(0, 0);
        watch = new Watch();
    }

    @Override
    public void close() {
        connection.send("", "Target.disposeBrowserContext", Map.of("browserContextId", context));
        connection.forget(session);
    }
}
