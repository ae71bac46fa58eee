package dev.foregone.strategy.file;

import dev.foregone.api.GameValue;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.Side;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** The header as lines of text: a word, a space, a value. */
final class HeaderLines {

    static final String FIRST_LINE = "foregone strategy 1\n";

    private static final List<String> WORDS = List.of(
            "game", "root", "for", "proves", "plies", "leaf", "symmetry", "nodes", "leaves", "fingerprint", "bits");

    private static final String NO_PLIES = "-";

    private static final long MOST = 999_999_999_999_999_999L;

    private HeaderLines() {}

    /** The lines, an empty one at the end. */
    static String text(StrategyHeader header, int bits) {
        Claim claim = header.claim();
        OptionalInt plies = claim.plies();
        List<Object> values = List.of(
                header.game(),
                header.root(),
                claim.side().word(),
                claim.value(),
                plies.isPresent() ? plies.getAsInt() : NO_PLIES,
                header.leaf(),
                header.symmetry(),
                header.nodes(),
                header.leaves(),
                Long.toHexString(header.fingerprint()),
                bits);
        StringBuilder lines = new StringBuilder(FIRST_LINE);
        for (int i = 0; i < WORDS.size(); i++) {
            lines.append(WORDS.get(i)).append(' ').append(values.get(i)).append('\n');
        }
        return lines.append('\n').toString();
    }

    /** A header that was read, and what follows it. */
    record Parsed(StrategyHeader header, int bits, int length) {}

    /**
     * Reads a header.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Parsed parse(byte[] bytes) {
        String[] values = new String[WORDS.size()];
        int at = FIRST_LINE.length();
        for (int i = 0; i < values.length; i++) {
            int end = endOfLine(bytes, at);
            String line = new String(bytes, at, end - at, StandardCharsets.UTF_8);
            String word = WORDS.get(i) + " ";
            if (!line.startsWith(word)) {
                throw new IllegalArgumentException("no line '" + WORDS.get(i) + "'");
            }
            values[i] = line.substring(word.length());
            at = end + 1;
        }
        if (endOfLine(bytes, at) != at) {
            throw new IllegalArgumentException("no empty line after the header");
        }
        return new Parsed(header(values), (int) natural(values, 10, Integer.MAX_VALUE), at + 1);
    }

    private static StrategyHeader header(String[] values) {
        Side side = Side.valueOf(values[2].toUpperCase(Locale.ROOT));
        OptionalInt plies = values[4].equals(NO_PLIES)
                ? OptionalInt.empty()
                : OptionalInt.of((int) natural(values, 4, Claim.FAR - 1));
        Claim claim = new Claim(side, GameValue.valueOf(values[3]), plies);
        return new StrategyHeader(
                values[0],
                values[1],
                claim,
                natural(values, 5, MOST),
                values[6].equals("true"),
                natural(values, 7, MOST),
                natural(values, 8, MOST),
                Long.parseUnsignedLong(values[9], 16));
    }

    private static long natural(String[] values, int line, long most) {
        String value = values[line];
        if (!value.matches("[0-9]{1,18}") || Long.parseLong(value) > most) {
            throw new IllegalArgumentException(
                    WORDS.get(line) + " is a number from 0 to " + most + ", not '" + value + "'");
        }
        return Long.parseLong(value);
    }

    private static int endOfLine(byte[] bytes, int from) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        throw new IllegalArgumentException("a line has no end");
    }
}
