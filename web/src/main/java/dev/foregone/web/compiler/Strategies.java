package dev.foregone.web.compiler;

import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** Has the strategies that games bring put into the page. */
public final class Strategies extends DefaultResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> all) {
        return all.stream().filter(name -> name.endsWith(".strategy")).toArray(String[]::new);
    }
}
