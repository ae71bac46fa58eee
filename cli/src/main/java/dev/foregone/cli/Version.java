package dev.foregone.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The text of {@code --version}: the version of this build and of the Java that runs it. */
public final class Version implements IVersionProvider {

    Version() {}

    @Override
    public String[] getVersion() throws IOException {
        Properties build = new Properties();
        try (InputStream properties = Version.class.getResourceAsStream("build.properties")) {
            build.load(properties);
        }
        String java = System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + ")";
        return new String[] {"foregone " + build.getProperty("version"), "java " + java};
    }
}
