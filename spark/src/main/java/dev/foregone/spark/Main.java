package dev.foregone.spark;

import dev.foregone.tablebase.builder.report.BuildListener;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import org.apache.spark.sql.SparkSession;

/**
 * The main class for {@code spark-submit --class dev.foregone.spark.Main}: builds a tablebase on the cluster that it
 * was submitted to. {@code --help} lists the arguments.
 */
public final class Main {

    private Main() {}

    /**
     * Builds a tablebase.
     *
     * @param arguments the id of a game, a position, options
     */
    public static void main(String[] arguments) {
        Charset terminal = Charset.defaultCharset();
        int status = BuildCommand.run(
                () -> SparkSession.builder().appName("foregone").getOrCreate(),
                BuildListener.none(),
                new PrintWriter(System.out, true, terminal),
                new PrintWriter(System.err, true, terminal),
                arguments);
        if (status != 0) {
            System.exit(status);
        }
    }
}
