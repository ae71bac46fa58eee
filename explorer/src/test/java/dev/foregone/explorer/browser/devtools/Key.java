package dev.foregone.explorer.browser.devtools;

import java.util.HashMap;
import java.util.Map;

/** A key of the keyboard: its name in the page, its code, its number, and the text that it types. */
record Key(String name, int number, String text) {

    private static final Map<String, Integer> NAMED = Map.ofEntries(
            Map.entry("Tab", 9),
            Map.entry("Enter", 13),
            Map.entry("Escape", 27),
            Map.entry("End", 35),
            Map.entry("Home", 36),
            Map.entry("ArrowLeft", 37),
            Map.entry("ArrowUp", 38),
            Map.entry("ArrowRight", 39),
            Map.entry("ArrowDown", 40));

    static Key of(String key) {
        Integer number = NAMED.get(key);
        if (number != null) {
            return new Key(key, number, key.equals("Enter") ? "\r" : "");
        }
        if (key.length() != 1) {
            throw new IllegalArgumentException("no key '" + key + "'\n  accepted: a character, " + NAMED.keySet());
        }
        return new Key(key, Character.toUpperCase(key.charAt(0)), key);
    }

    Map<String, Object> event(String type) {
        Map<String, Object> event = new HashMap<>(Map.of("key", name, "code", code(), "windowsVirtualKeyCode", number));
        if (type.equals("keyDown") && !text.isEmpty()) {
            event.put("text", text);
        }
        event.put("type", text.isEmpty() && type.equals("keyDown") ? "rawKeyDown" : type);
        return event;
    }

    private String code() {
        if (name.length() > 1) {
            return name;
        }
        char letter = name.charAt(0);
        return Character.isDigit(letter)
                ? "Digit" + letter
                : letter == ' ' ? "Space" : "Key" + Character.toUpperCase(letter);
    }
}
