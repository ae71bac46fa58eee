package dev.foregone.spark;

import org.apache.spark.sql.SparkSession;

/** Sessions for tests. */
final class Sessions {

    /** Seconds unless set, again and again, which is most of what a killed executor costs. */
    private static final String RETRY_WAIT = "spark.shuffle.io.retryWait";

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

    /** Two executors, each a JVM with one core; blocks of one that is gone are soon given up. */
    static SparkSession processes() {
        String before = System.setProperty(RETRY_WAIT, "500ms");
        try {
            SparkSession session = LocalProcesses.session(2);
            session.sparkContext().setLogLevel("OFF");
            return session;
        } finally {
            if (before == null) {
                System.clearProperty(RETRY_WAIT);
            } else {
                System.setProperty(RETRY_WAIT, before);
            }
        }
    }
}
