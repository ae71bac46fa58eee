package dev.foregone.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A checkout with the launcher in it, and a java and a mvn that only tell what they were asked. */
final class LauncherCheckout {

    private static final String JAVA = """
            #!/bin/sh
            case "$*" in
                *-XshowSettings*) echo "    java.specification.version = ${FAKE_VERSION:-17}" >&2 ;;
                *ArchiveClassesAtExit*) exit 1 ;;
                *" -version") echo "${FAKE_TRIAL:-}"; [ -z "${FAKE_TRIAL:-}" ]; exit ;;
                *)
                    if { true 3<&0; } 2>&-; then echo "input is open"; else echo "input is closed"; fi
                    for argument; do echo "<$argument>"; done
                    exit 7 ;;
            esac
            """;

    /**
     * Overlapping runs show in the log. With FAKE_GATE a run says that it has begun, and goes on when that file is gone.
     * Jars are written over in place, as Maven does; with FAKE_PREFIX other bytes come first, which a jar may have.
     */
    private static final String MVN = """
            #!/bin/sh
            mkdir "$FAKE_LOG.running" 2>/dev/null || echo "two at once" >> "$FAKE_LOG"
            echo "$*" >> "$FAKE_LOG"
            while [ -n "${FAKE_GATE:-}" ] && [ -e "$FAKE_GATE" ]; do echo began > "$FAKE_GATE"; sleep 0.1; done
            sleep "${FAKE_SECONDS:-0}"
            [ -z "${FAKE_EDIT:-}" ] || echo "edited" >> "$FAKE_EDIT"
            rmdir "$FAKE_LOG.running"
            [ -z "${FAKE_MODULES:-}" ] || for module in $FAKE_MODULES; do echo "[INFO] Building $module [1/9]"; done
            [ -z "${FAKE_FAILURE:-}" ] || { printf "\\033[0m[ERROR] no good\\n"; exit 1; }
            mkdir -p "$FAKE_HOME/cli/target/lib"
            for jar in "$FAKE_JARS"/*.jar "$FAKE_JARS"/lib/*.jar; do
                { printf %s "${FAKE_PREFIX:-}"; cat "$jar"; } > "$FAKE_HOME/cli/target/${jar#"$FAKE_JARS"/}"
            done
            """;

    private final Path directory;
    private final Path home;
    private final Map<String, String> environment = new TreeMap<>();

    /** Lays out the checkout in a directory of this name. */
    LauncherCheckout(Path temporary, String name) throws IOException {
        directory = temporary.toRealPath();
        home = Files.createDirectories(directory.resolve(name));
        script(home.resolve("foregone"), Files.readString(Path.of("..", "foregone")));
        copyBuildScript();
        for (String file :
                List.of("pom.xml", "cli/pom.xml", "cli/src/main/A.java", "api/pom.xml", "api/src/main/B.java")) {
            write(file, "");
        }
        try (Stream<Path> files = Files.walk(home)) {
            files.forEach(file -> touch(file, -100));
        }
        script(directory.resolve("jdk/bin/java"), JAVA);
        script(directory.resolve("jdk/bin/javac"), JAVA);
        script(directory.resolve("bin/mvn"), MVN);
        for (String jar : List.of("foregone-cli-1.jar", "lib/foregone-api-1.jar")) {
            Files.createDirectories(jars().resolve(jar).getParent());
            Files.writeString(jars().resolve(jar), "");
        }
        environment.put("JAVA_HOME", directory.resolve("jdk").toString());
        environment.put("PATH", directory.resolve("bin") + ":" + System.getenv("PATH"));
        environment.put("FAKE_LOG", log().toString());
        environment.put("FAKE_HOME", home.toString());
        environment.put("FAKE_JARS", jars().toString());
    }

    private void copyBuildScript() throws IOException {
        Path script = Path.of("src", "launcher", "build.sh");
        if (Files.exists(script)) {
            write("cli/src/launcher/build.sh", Files.readString(script));
        }
    }

    Path home() {
        return home;
    }

    Path directory() {
        return directory;
    }

    /** What mvn installs: its foregone-cli-1.jar and lib/*.jar. */
    Path jars() {
        return directory.resolve("jars");
    }

    /** What each run of mvn was asked, a line each. */
    Path log() {
        return directory.resolve("mvn.log");
    }

    Map<String, String> environment() {
        return environment;
    }

    void write(String file, String text) throws IOException {
        Files.createDirectories(home.resolve(file).getParent());
        Files.writeString(home.resolve(file), text);
    }

    List<Path> builds() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("cli/target/launcher"))) {
            return files.filter(file -> file.getFileName().toString().startsWith("build-"))
                    .toList();
        }
    }

    Cli.Run launch(String... args) throws IOException, InterruptedException {
        return run(Stream.concat(Stream.of("/bin/sh", home.resolve("foregone").toString()), Stream.of(args))
                .toList());
    }

    Cli.Run run(List<String> command) throws IOException, InterruptedException {
        return begin(command).finish();
    }

    Started begin() throws IOException {
        return begin(List.of("/bin/sh", home.resolve("foregone").toString()));
    }

    Started begin(List<String> command) throws IOException {
        Path out = Files.createTempFile(directory, "out", "");
        Path err = Files.createTempFile(directory, "err", "");
        Process process = builder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        return new Started(process, out, err);
    }

    ProcessBuilder builder(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(command)).directory(directory.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder;
    }

    static void touch(Path file, int seconds) {
        try {
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(seconds)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void script(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** A start that is not over yet. */
    record Started(Process process, Path out, Path err) {

        Cli.Run finish() throws IOException, InterruptedException {
            int status = process.waitFor();
            return new Cli.Run(status, Files.readString(out), Files.readString(err));
        }

        /** Kills it with all that it has started, without a chance to tidy up. */
        void kill() throws InterruptedException {
            List<ProcessHandle> children = process.descendants().toList();
            process.destroyForcibly().waitFor();
            children.forEach(ProcessHandle::destroyForcibly);
            children.forEach(child -> child.onExit().join());
        }
    }
}
