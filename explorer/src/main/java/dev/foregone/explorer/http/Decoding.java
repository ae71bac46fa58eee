package dev.foregone.explorer.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Percent-encoding, read strictly: bytes that are not UTF-8 are refused rather than replaced. */
final class Decoding {

    private Decoding() {}

    /** A part of a path. */
    static String segment(String encoded) {
        return text(encoded, false);
    }

    /** A name or a value of a query, in which a plus sign is a blank. */
    static String parameter(String encoded) {
        return text(encoded, true);
    }

    private static String text(String encoded, boolean plusIsBlank) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(encoded.length());
        for (int i = 0; i < encoded.length(); i++) {
            char next = encoded.charAt(i);
            if (next == '%') {
                bytes.write(octet(encoded, i + 1));
                i += 2;
            } else if (next > 0x7F) {
                throw refused(encoded);
            } else {
                bytes.write(next == '+' && plusIsBlank ? ' ' : next);
            }
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
        } catch (CharacterCodingException wrong) {
            throw refused(encoded);
        }
    }

    private static int octet(String encoded, int from) {
        if (from + 2 > encoded.length()) {
            throw refused(encoded);
        }
        int high = Character.digit(encoded.charAt(from), 16);
        int low = Character.digit(encoded.charAt(from + 1), 16);
        if (high < 0 || low < 0) {
            throw refused(encoded);
        }
        return high << 4 | low;
    }

    private static Problem refused(String encoded) {
        return Problem.of(400, "the address cannot be read: '" + encoded + "'").accepted("UTF-8, percent-encoded");
    }
}
