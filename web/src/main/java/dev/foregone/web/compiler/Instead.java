package dev.foregone.web.compiler;

import dev.foregone.services.Source;
import java.net.URL;
import java.time.Duration;

/** What is called in place of methods that a browser's page has not. */
final class Instead {

    /** A page may have far more; how much, nobody says. */
    private static final long MEMORY = 1L << 30;

    private Instead() {}

    @InPlaceOf(type = Runtime.class)
    static long maxMemory(Runtime machine) {
        return MEMORY;
    }

    @InPlaceOf(type = Source.class, isStatic = true)
    static String of(Class<?> type) {
        return "this page";
    }

    @InPlaceOf(type = Class.class)
    static String getPackageName(Class<?> type) {
        return type.getName().substring(0, Math.max(0, type.getName().lastIndexOf('.')));
    }

    @InPlaceOf(type = Duration.class)
    static long toSeconds(Duration duration) {
        return duration.getSeconds();
    }

    @InPlaceOf(type = Duration.class)
    static int toMillisPart(Duration duration) {
        return duration.getNano() / 1_000_000;
    }

    @InPlaceOf(type = String.class)
    static String indent(String text, int by) {
        String margin = " ".repeat(by);
        return margin + text.stripTrailing().replace("\n", "\n" + margin) + "\n";
    }
}
