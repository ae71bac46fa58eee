package dev.foregone.web.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import org.jspecify.annotations.Nullable;

/** A resource of a jar, which the compiler has put into the page. */
final class PageResource extends URLStreamHandler {

    private final Class<?> type;
    private final String name;

    private PageResource(Class<?> type, String name) {
        this.type = type;
        this.name = name;
    }

    /** The address of a resource beside a class; null if the compiler has not put it into the page. */
    static @Nullable URL of(Class<?> type, String name) {
        PageResource resource = new PageResource(type, name);
        try (InputStream in = resource.open()) {
            return in == null ? null : new URL(null, "page:" + name, resource);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private @Nullable InputStream open() {
        String holder = type.getName();
        String path = holder.substring(0, holder.lastIndexOf('.') + 1).replace('.', '/') + name;
        return type.getClassLoader().getResourceAsStream(path);
    }

    @Override
    protected URLConnection openConnection(URL address) {
        return new URLConnection(address) {
            @Override
            public void connect() {}

            @Override
            public @Nullable InputStream getInputStream() {
                return open();
            }
        };
    }
}
