package dev.foregone.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.spark.sql.SparkSession;

/**
 * Executors as processes of this machine, to imitate a real cluster: work is serialized, sent and killed as there. No
 * distribution of Spark is needed: the executors use the class path of this process. The environment must have
 * {@code SPARK_HOME}, a directory that will be made, {@code SPARK_SCALA_VERSION} and {@code SPARK_LOCAL_IP};
 * {@code spark/local-cluster} sets them.
 */
final class LocalProcesses {

    private static final int MEGABYTES = 1024;

    private LocalProcesses() {}

    /**
     * A session with this many executors, each a process with one core and a gigabyte. All work is sent to them,
     * however small.
     */
    static SparkSession session(int executors) {
        makeSparkHome();
        return SparkSession.builder()
                .appName("foregone")
                .master("local-cluster[" + executors + ",1," + MEGABYTES + "]")
                .config("spark.executor.memory", MEGABYTES + "m")
                .config("spark.executor.extraClassPath", classPath())
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.ui.enabled", "false")
                .config(SparkCluster.LOCAL_THRESHOLD, "0")
                .getOrCreate();
    }

    /** The class path of this process with absolute paths: executors start in directories of their own. */
    private static String classPath() {
        return Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(System.getProperty("java.class.path"))
                .map(element -> Path.of(element).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Spark looks for its jars there but needs none: they are on the class path. */
    private static void makeSparkHome() {
        String home = Optional.ofNullable(System.getenv("SPARK_HOME"))
                .orElseThrow(() -> new IllegalStateException(
                        "SPARK_HOME is not set\n  start this by spark/local-cluster, or name a directory of your own"));
        try {
            Files.createDirectories(Path.of(home, "jars"));
        } catch (IOException disk) {
            throw new UncheckedIOException(disk);
        }
    }

    /** The process of an executor, if there is one: this JVM starts no other JVMs. */
    static Optional<ProcessHandle> anyExecutor() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().command().orElse("").endsWith("java"))
                .findAny();
    }
}
