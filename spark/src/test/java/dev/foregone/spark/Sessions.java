package dev.foregone.spark;

import org.apache.spark.sql.SparkSession;

/** Sessions for tests. */
final class Sessions {

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
        SparkSession session = LocalProcesses.session(2);
        session.sparkContext().setLogLevel("OFF");
        return session;
    }
}
