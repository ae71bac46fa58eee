package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.foregone.cli.terminal.ExitStatus;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExploreTest {

    @TempDir
    private Path directory;

    /** Runs the command until it has printed its address, asks there, and ends it. */
    private static String answer(String below, String... args) throws Exception {
        return answer(Cli.real(), new StringWriter(), below, args);
    }

    private static String answer(Cli cli, StringWriter err, String below, String... args) throws Exception {
        try (PipedWriter out = new PipedWriter();
                BufferedReader printed = new BufferedReader(new PipedReader(out))) {
            Thread command = new Thread(() -> cli.run(new BufferedReader(new StringReader("")), out, err, args));
            command.start();
            String address = printed.readLine();
            try {
                return address + "\n"
                        + text(URI.create(address.replaceFirst("#.*", "")).resolve(below));
            } finally {
                command.interrupt();
                command.join();
            }
        }
    }

    private static String text(URI address) throws IOException {
        try (InputStream in = address.toURL().openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void printsTheAddressAndServesThePage() throws Exception {
        assertThat(answer("/", "explore", "--port", "0")).matches("(?s)http://localhost:\\d+/\n.*<!doctype html>.*");
    }

    @Test
    void whoWatchesIsToldHowItEnds() throws Exception {
        StringWriter err = new StringWriter();
        answer(Cli.real().whileWatched(), err, "/", "explore", "--port", "0");
        assertThat(err.toString()).isEqualTo("Ctrl-C ends it" + System.lineSeparator());
    }

    @Test
    void theAddressLeadsToThePosition() throws Exception {
        assertThat(answer("/api/v1/games", "explore", "tictactoe", "xx./oo./...", "--port", "0"))
                .matches("(?s)http://localhost:\\d+/#tictactoe/xx\\.%2Foo\\.%2F\\.\\.\\.\n.*\"id\":\"tictactoe\".*");
    }

    @Test
    void aTablebaseAnswers() throws Exception {
        String file = directory.resolve("t.tb").toString();
        assertThat(Cli.real()
                        .run("tablebase", "build", "tictactoe", "--to", file)
                        .status())
                .isZero();
        assertThat(answer(
                        "/api/v1/games/tictactoe/analysis",
                        "explore",
                        "--port",
                        "0",
                        "--tablebase",
                        file,
                        "--memory",
                        "64MB",
                        "--threads",
                        "1"))
                .contains("\"engine\":\"tablebase\"", "\"plies\":9");
    }

    @Test
    void aStrategyIsOpened() throws Exception {
        String file = directory.resolve("t.strategy").toString();
        assertThat(Cli.real()
                        .run("strategy", "build", "tictactoe", "--to", file)
                        .status())
                .isZero();
        assertThat(answer("/api/v1/games/tictactoe/analysis", "explore", "--port", "0", "--strategy", file))
                .contains("\"plies\":9");
        assertThat(Cli.real().run("explore", "--strategy", "missing").err())
                .contains("cannot read the strategy \"missing\": there is no such file");
    }

    @Test
    void whatCannotBeUsedIsRefused() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
            Cli.Run run = Cli.real().run("explore", "--port", Integer.toString(taken.getLocalPort()));
            assertThat(run.status()).isEqualTo(ExitStatus.BAD_INPUT);
            assertThat(run.err())
                    .contains("--port " + taken.getLocalPort() + " cannot be used")
                    .contains("accepted: a port that is free");
        }
        assertThat(Cli.real().run("explore", "--port", "70000").err())
                .contains("\"70000\" is not a port from 1 to 65535");
        assertThat(Cli.real().run("explore", "tictacto").err()).contains("did you mean 'tictactoe'?");
        assertThat(Cli.real().run("explore", "tictactoe", "abc").err()).contains("it has 1 row, not 3");
        assertThat(Cli.real().run("explore", "--tablebase", "missing.tb").err()).contains("there is no such file");
    }
}
