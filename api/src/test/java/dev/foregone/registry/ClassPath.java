package dev.foregone.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.foregone.registry.DiscoveryReport.Entry;
import dev.foregone.spi.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A class path of jars that a test made: sound ones before and behind those it is about, to see that they load. */
final class ClassPath {

    private final Path first;
    private final Path last;

    ClassPath(Path directory) {
        first = PluginJar.good(directory, "first.jar", "good.First", "\"first\"");
        last = PluginJar.good(directory, "last.jar", "good.Last", "\"last\"");
    }

    /** Discovers with these jars in the middle; checks that the sound ones are there, with their jars. */
    Engines around(Path... jars) {
        Path[] all = Stream.of(Stream.of(first), Stream.of(jars), Stream.of(last))
                .flatMap(each -> each)
                .toArray(Path[]::new);
        Engines engines = only(all);
        assertThat(engines.ids()).contains("first", "last");
        assertThat(engines.report().accepted())
                .extracting(Entry::provider, Entry::source)
                .contains(tuple("good.First", first.toString()), tuple("good.Last", last.toString()));
        return engines;
    }

    /** Discovers with these jars and checks that one thing was rejected. */
    Entry rejectedFrom(Path... jars) {
        Engines engines = around(jars);
        assertThat(engines.ids()).containsExactly("first", "last");
        List<Entry> rejected = engines.report().rejected();
        assertThat(rejected).hasSize(1);
        return rejected.get(0);
    }

    /** Discovers with these jars and directories, and nothing else. */
    static Engines only(Path... jars) {
        URL[] urls = Stream.of(jars).map(ClassPath::url).toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(urls, Engine.class.getClassLoader())) {
            return Engines.load(loader);
        } catch (IOException unclosed) {
            throw new UncheckedIOException(unclosed);
        }
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
