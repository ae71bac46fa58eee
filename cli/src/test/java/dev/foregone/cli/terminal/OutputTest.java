package dev.foregone.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Help.Ansi;

class OutputTest {

    private final StringWriter err = new StringWriter();

    @Test
    void aReaderThatHasGoneAwayIsNoFailure() {
        assertThat(statusAfter("Broken pipe")).isEqualTo(ExitStatus.BAD_LINES);
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void aFullDiskIsOne() {
        assertThat(statusAfter("No space left on device")).isEqualTo(ExitStatus.FAILED);
        assertThat(err.toString()).contains("cannot write the output: No space left on device");
    }

    private int statusAfter(String failure) {
        Output output = new Output(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(failure);
            }
        });
        PrintWriter out = new PrintWriter(output, false, StandardCharsets.UTF_8);
        Console console =
                new Console(new BufferedReader(Reader.nullReader()), out, new PrintWriter(err), Ansi.OFF, false);
        out.println("an answer");
        return output.finish(console, ExitStatus.BAD_LINES);
    }
}
