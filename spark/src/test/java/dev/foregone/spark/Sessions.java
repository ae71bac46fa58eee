package dev.foregone.spark;

import java.util.Map;
import org.apache.spark.sql.SparkSession;

/** Sessions for tests. */
final class Sessions {

    /**
     * What a session takes from the system's properties. Blocks of an executor that is gone are soon given up: usual are
     * seconds, again and again. Executors live too shortly for the JVM's optimizing compiler.
     */
    private static final Map<String, String> PROPERTIES = Map.of(
            "spark.shuffle.io.retryWait", "500ms",
            "spark.executor.defaultJavaOptions", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");

    private Sessions() {}

    /** Two threads of this JVM; what fails is tried once more. */
    static SparkSession threads() {
        SparkSession session = SparkSession.builder()
                .master("local[2,2]")
                .appName("foregone")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .getOrCreate();
        session.sparkContext().setLogLevel("ERROR");
        return session;
    }

    /** Two executors, each a JVM with one core. */
    static SparkSession processes() {
        PROPERTIES.forEach(System::setProperty);
        try {
            SparkSession session = LocalProcesses.session(2);
            session.sparkContext().setLogLevel("OFF");
            return session;
        } finally {
            PROPERTIES.keySet().forEach(System::clearProperty);
        }
    }
}
