package dev.foregone.web.compiler;

import dev.foregone.spi.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Has what games bring beside their classes put into the page: weights, strategies, whatever lies in the game's package or below it. */
public final class GameResources extends DefaultResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        List<String> names = new ArrayList<>();
        for (Game<?, ?> game : ServiceLoader.load(Game.class, GameResources.class.getClassLoader())) {
            try {
                names.addAll(of(game.getClass()));
            } catch (IOException | URISyntaxException unreadable) {
                throw new IllegalStateException("the resources of " + game.getClass() + " cannot be read", unreadable);
            }
        }
        return names.toArray(String[]::new);
    }

    private static List<String> of(Class<?> type) throws IOException, URISyntaxException {
        Path place =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        String inside = type.getPackageName().replace('.', '/');
        if (Files.isDirectory(place)) {
            return below(place, place.resolve(inside));
        }
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
            return below(jar.getPath("/"), jar.getPath("/" + inside));
        }
    }

    private static List<String> below(Path root, Path directory) {
        try (Stream<Path> all = Files.walk(directory)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> !name.endsWith(".class"))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
