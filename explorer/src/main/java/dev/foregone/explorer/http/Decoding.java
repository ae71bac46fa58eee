package dev.foregone.explorer.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Percent-encoding of addresses, read strictly: bytes that are not UTF-8 are refused rather than replaced. */
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
                bytes.write(Integer.parseInt(encoded.substring(i + 1, i + 3), 16)); // an address has nothing else there
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

    private static Problem refused(String encoded) {
        return Problem.of(400, "the address cannot be read: '" + encoded + "'").accepted("UTF-8, percent-encoded");
    }
}
