package dev.foregone.web.compiler;

import dev.foregone.spi.BundledStrategies;
import dev.foregone.spi.Game;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.ServiceLoader;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Has the strategies that games bring put into the page: those that lie beside the game's class, or below it. */
public final class Strategies extends DefaultResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        List<String> names = new ArrayList<>();
        for (Game<?, ?> game : ServiceLoader.load(Game.class, Strategies.class.getClassLoader())) {
            if (game instanceof BundledStrategies brings) {
                String place = game.getClass().getPackageName().replace('.', '/') + '/';
                brings.strategies().stream()
                        .map(String::valueOf)
                        .filter(address -> address.contains(place))
                        .map(address -> address.substring(address.lastIndexOf(place)))
                        .forEach(names::add);
            }
        }
        return names.toArray(String[]::new);
    }
}
