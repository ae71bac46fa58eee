package dev.foregone.strategy.file;

import dev.foregone.api.GameValue;
import dev.foregone.strategy.report.Claim;
import dev.foregone.strategy.report.Side;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalInt;

/** The header as lines of text: a word, a space, a value. */
final class HeaderLines {

    static final String FIRST_LINE = "foregone strategy 1\n";

    private static final String NO_PLIES = "-";
    private static final long MOST = 999_999_999_999_999_999L;

    private final byte[] bytes;
    private int at = FIRST_LINE.length();

    private HeaderLines(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The lines, an empty one at the end. */
    static String text(StrategyHeader header, int bits) {
        Claim claim = header.claim();
        OptionalInt plies = claim.plies();
        return FIRST_LINE
                + ("game " + header.game() + "\n")
                + ("root " + header.root() + "\n")
                + ("for " + claim.side().word() + "\n")
                + ("proves " + claim.value() + "\n")
                + ("plies " + (plies.isPresent() ? plies.getAsInt() : NO_PLIES) + "\n")
                + ("leaf " + header.leaf() + "\n")
                + ("symmetry " + header.symmetry() + "\n")
                + ("nodes " + header.nodes() + "\n")
                + ("leaves " + header.leaves() + "\n")
                + ("fingerprint " + Long.toHexString(header.fingerprint()) + "\n")
                + ("bits " + bits + "\n")
                + "\n";
    }

    /** A header that was read, and what follows it. */
    record Parsed(StrategyHeader header, int bits, int length) {}

    /**
     * Reads a header.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Parsed parse(byte[] bytes) {
        HeaderLines lines = new HeaderLines(bytes);
        StrategyHeader header = new StrategyHeader(
                lines.value("game"),
                lines.value("root"),
                lines.claim(),
                lines.number("leaf", MOST),
                lines.value("symmetry").equals("true"),
                lines.number("nodes", MOST),
                lines.number("leaves", MOST),
                Long.parseUnsignedLong(lines.value("fingerprint"), 16));
        int bits = (int) lines.number("bits", Integer.MAX_VALUE);
        if (!lines.next().isEmpty()) {
            throw new IllegalArgumentException("no empty line after the header");
        }
        return new Parsed(header, bits, lines.at);
    }

    private Claim claim() {
        Side side = Side.valueOf(value("for").toUpperCase(Locale.ROOT));
        GameValue value = GameValue.valueOf(value("proves"));
        String plies = value("plies");
        return new Claim(
                side,
                value,
                plies.equals(NO_PLIES)
                        ? OptionalInt.empty()
                        : OptionalInt.of((int) natural("plies", plies, Claim.FAR - 1)));
    }

    private long number(String word, long most) {
        return natural(word, value(word), most);
    }

    private static long natural(String word, String value, long most) {
        if (!value.matches("[0-9]{1,18}") || Long.parseLong(value) > most) {
            throw new IllegalArgumentException(word + " is a number from 0 to " + most + ", not '" + value + "'");
        }
        return Long.parseLong(value);
    }

    private String value(String word) {
        String line = next();
        if (!line.startsWith(word + " ")) {
            throw new IllegalArgumentException("no line '" + word + "'");
        }
        return line.substring(word.length() + 1);
    }

    private String next() {
        int from = at;
        while (at < bytes.length && bytes[at] != '\n') {
            at++;
        }
        if (at == bytes.length) {
            throw new IllegalArgumentException("a line has no end");
        }
        return new String(bytes, from, at++ - from, StandardCharsets.UTF_8);
    }
}
