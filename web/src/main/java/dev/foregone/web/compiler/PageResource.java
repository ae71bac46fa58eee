package dev.foregone.web.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import org.jspecify.annotations.Nullable;

/** A resource of a jar, which the compiler has put into the page. */
final class PageResource extends URLConnection {

    private static final String PROTOCOL = "page:";

    PageResource(URL address) {
        super(address);
    }

    /** The address of a resource beside a class; null if the compiler has not put it into the page. */
    static @Nullable URL of(Class<?> type, String name) {
        String holder = type.getName();
        String path = holder.substring(0, holder.lastIndexOf('.') + 1).replace('.', '/') + name;
        try (InputStream in = ClassLoader.getSystemResourceAsStream(path)) {
            return in == null ? null : new URL(null, PROTOCOL + path, new NoHandler());
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public void connect() {}

    @Override
    public @Nullable InputStream getInputStream() {
        return ClassLoader.getSystemResourceAsStream(url.toString().substring(PROTOCOL.length()));
    }

    /** Never asked: who opens an address has a {@link PageResource}. */
    private static final class NoHandler extends URLStreamHandler {

        @Override
        protected URLConnection openConnection(URL address) throws IOException {
            throw new MalformedURLException(address.toString());
        }
    }
}
