package dev.foregone.cli.terminal;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Text in UTF-8, or in UTF-16 if it begins with the byte order mark of that, as what Windows PowerShell writes. Nothing is
 * read before it is asked for, so that a terminal is not waited for.
 */
public final class TextReader extends Reader {

    private final InputStream in;
    private @Nullable Reader text;

    public TextReader(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    @Override
    public int read(char[] into, int from, int count) throws IOException {
        Reader known = text;
        if (known == null) {
            known = new InputStreamReader(in, charset());
            text = known;
        }
        return known.read(into, from, count);
    }

    /** One byte is enough: the bytes of that mark, 0xFE and 0xFF, are in no text in UTF-8. */
    private Charset charset() throws IOException {
        in.mark(1);
        int first = in.read();
        in.reset();
        return first >= 0xFE ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
