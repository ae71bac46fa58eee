package dev.foregone.answers;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes the parts of a JSON text (RFC 8259) one after the other. What is wrong is thrown as a {@link UsageException}. */
final class JsonScanner {

    /** Longer ones, which mean nothing here, would take their time to be read. */
    private static final int LONGEST_NUMBER = 1_000;

    private static final Pattern WORD =
            Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?|true|false|null");
    private static final Pattern CODE = Pattern.compile("\\p{XDigit}{4}");
    private static final String ESCAPED = "\"\\/bfnrt";
    private static final String MEANT = "\"\\/\b\f\n\r\t";

    private final String text;
    private int at;

    JsonScanner(String text) {
        this.text = text;
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    /** Takes a letter if it is the next one that is not blank; returns whether it is. */
    boolean take(char letter) {
        skipBlanks();
        boolean isNext = at < text.length() && text.charAt(at) == letter;
        if (isNext) {
            at++;
        }
        return isNext;
    }

    void expect(char letter) {
        if (!take(letter)) {
            throw refused("there is no '" + letter + "'");
        }
    }

    boolean isAtEnd() {
        skipBlanks();
        return at == text.length();
    }

    /** A text after its opening quote. */
    String restOfText() {
        StringBuilder read = new StringBuilder();
        for (char letter = next(); letter != '"'; letter = next()) {
            if (letter < ' ') {
                throw refused("there is a control character in a text");
            }
            read.append(letter == '\\' ? escaped() : letter);
        }
        return read.toString();
    }

    private char next() {
        if (at == text.length()) {
            throw refused("it ends within a text");
        }
        return text.charAt(at++);
    }

    private char escaped() {
        char letter = next();
        int known = ESCAPED.indexOf(letter);
        if (known >= 0) {
            return MEANT.charAt(known);
        }
        String code = taken(CODE);
        if (letter != 'u' || code.isEmpty()) {
            throw refused("there is no such escape in a text");
        }
        return (char) Integer.parseInt(code, 16);
    }

    /** A number, a truth value or null, as it is written. */
    String word() {
        skipBlanks();
        String word = taken(WORD);
        if (word.isEmpty()) {
            throw refused("there is no value");
        }
        if (word.length() > LONGEST_NUMBER) {
            throw refused("there is a number of more than " + LONGEST_NUMBER + " letters");
        }
        return word;
    }

    private String taken(Pattern pattern) {
        Matcher found = pattern.matcher(text).region(at, text.length());
        if (!found.lookingAt()) {
            return "";
        }
        at = found.end();
        return found.group();
    }

    private UsageException refused(String why) {
        return new UsageException("it is no JSON: " + why + " at letter " + (at + 1));
    }
}
