package dev.foregone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.foregone.cli.LauncherCheckout.Started;
import dev.foregone.cli.terminal.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** One build at a time, whoever starts, dies or may not write. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(300)
class LauncherBuildTest {

    private static final String NOBODY = "65534";

    @TempDir
    private Path directory;

    private LauncherCheckout checkout;
    private Path home;
    private Map<String, String> environment;

    @BeforeEach
    void checkout() throws IOException {
        checkout = new LauncherCheckout(directory, "a checkout");
        home = checkout.home();
        environment = checkout.environment();
    }

    @Test
    void aStartThatWaitsForTheBuildOfAnotherSaysSoOnce() throws Exception {
        Started builder = beginBuild();
        Started waiting = checkout.begin();
        while (Files.size(waiting.err()) == 0 && waiting.process().isAlive()) {
            Thread.sleep(50);
        }
        Thread.sleep(1500);
        Files.delete(gate());
        assertThat(builder.finish().status()).isEqualTo(7);
        Cli.Run waited = waiting.finish();
        assertThat(waited.status()).isEqualTo(7);
        assertThat(waited.err().lines())
                .singleElement()
                .asString()
                .contains("another start is building, process "
                        + builder.process().pid() + "; waiting");
        assertThat(Files.readAllLines(checkout.log())).hasSize(1);
    }

    @Tag("slow")
    @Test
    void oneOfManyStartsTakesOverTheLockOfADeadOne() throws Exception {
        for (int deaths = 0; deaths < 2; deaths++) {
            beginBuild().kill();
            Files.delete(checkout.directory().resolve("mvn.log.running"));
            Files.delete(checkout.log());
        }
        Files.delete(gate());
        environment.remove("FAKE_GATE");
        environment.put("FAKE_SECONDS", "1");
        removeSlowly();
        List<Started> starts = new ArrayList<>();
        for (int start = 0; start < 6; start++) {
            starts.add(checkout.begin());
        }
        for (Started start : starts) {
            Cli.Run run = start.finish();
            assertThat(run.status()).as(run.err()).isEqualTo(7);
        }
        assertThat(Files.readAllLines(checkout.log())).hasSize(1);
        assertThat(locks()).as("but for what those who died had prepared").allMatch(file -> file.contains("lock-"));
    }

    @Test
    void aCheckoutThatCannotBeWrittenSaysSoAtOnce() throws Exception {
        checkout.launch();
        checkout.write("api/src/main/B.java", "changed");
        Cli.Run run = launchWithoutRights();
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err())
                .startsWith("foregone: the sources have changed, and a build cannot be written: ")
                .contains(home + "/cli/target/launcher")
                .contains("\n  let a user start it who may write to " + home);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aCheckoutThatCannotBeWrittenStartsWhatIsBuilt() throws Exception {
        checkout.launch();
        Cli.Run run = launchWithoutRights();
        assertThat(run.status()).isEqualTo(7);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aDirectoryThatIsAFileIsNamed() throws Exception {
        Files.createDirectories(home.resolve("cli/target"));
        Files.writeString(home.resolve("cli/target/launcher"), "");
        Cli.Run run = checkout.launch();
        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.err()).startsWith("foregone: first use, and a build cannot be written: ");
    }

    @Test
    void aTerminatedBuildFreesTheLock() throws Exception {
        Started builder = beginBuild();
        builder.process().destroy();
        Files.delete(gate());
        assertThat(builder.finish().status()).isEqualTo(143);
        assertThat(locks()).isEmpty();
        assertThat(checkout.launch().status()).isEqualTo(7);
    }

    @Test
    void buildsThatNobodyUsesGo() throws Exception {
        for (int change = 0; change < 4; change++) {
            checkout.write("api/src/main/B.java", "change " + change);
            checkout.launch();
        }
        assertThat(checkout.builds()).as("the last, and the one before").hasSize(2);
    }

    /** A start whose mvn has begun, and goes on when the gate is deleted. */
    private Started beginBuild() throws IOException, InterruptedException {
        Files.writeString(gate(), "");
        environment.put("FAKE_GATE", gate().toString());
        Started start = checkout.begin();
        while (Files.size(gate()) == 0 && start.process().isAlive()) {
            Thread.sleep(50);
        }
        return start;
    }

    /** Each process takes another time to remove a file, so that one may remove what another has made meanwhile. */
    private void removeSlowly() throws IOException {
        LauncherCheckout.script(
                checkout.directory().resolve("bin/rm"),
                "#!/bin/sh\nsleep 0.$(($$ % 10))\nPATH=/bin:/usr/bin exec rm \"$@\"\n");
    }

    private Path gate() {
        return checkout.directory().resolve("gate");
    }

    private List<String> locks() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("cli/target/launcher"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.startsWith("lock"))
                    .toList();
        }
    }

    /** For root no permission is missing, so root starts it as nobody. */
    private Cli.Run launchWithoutRights() throws Exception {
        List<String> command =
                new ArrayList<>(List.of("/bin/sh", home.resolve("foregone").toString()));
        if (isRoot()) {
            assumeTrue(
                    checkout.run(List.of("setpriv", "--reuid", NOBODY, "--clear-groups", "true"))
                                    .status()
                            == 0,
                    "setpriv works here");
            command.addAll(0, List.of("setpriv", "--reuid", NOBODY, "--regid", NOBODY, "--clear-groups"));
        }
        permit("rwxr-xr-x", checkout.directory());
        setWritable(false);
        try {
            return checkout.run(command);
        } finally {
            setWritable(true);
        }
    }

    private void setWritable(boolean writable) throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.filter(Files::isDirectory).toList()) {
                permit(writable ? "rwxr-xr-x" : "r-xr-xr-x", file);
            }
        }
    }

    private static void permit(String permissions, Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    private boolean isRoot() throws Exception {
        return checkout.run(List.of("id", "-u")).out().strip().equals("0");
    }
}
