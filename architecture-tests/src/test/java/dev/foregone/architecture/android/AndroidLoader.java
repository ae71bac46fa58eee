package dev.foregone.architecture.android;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Set;
import java.util.TreeSet;

/** Loads the jars of an app as on Android: without the platform's classes and methods that are absent there. */
final class AndroidLoader extends URLClassLoader {

    private final AndroidApi android;
    private final Set<String> loaded = new TreeSet<>();

    AndroidLoader(URL[] jars, AndroidApi android) {
        super(jars, new Platform(android));
        this.android = android;
    }

    /** The names of the app's classes that have been loaded. */
    Set<String> loaded() {
        return loaded;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        URL found = findResource(name.replace('.', '/') + ".class");
        if (found == null) {
            throw new ClassNotFoundException(name);
        }
        try (InputStream in = found.openStream()) {
            byte[] type = AbsentParts.removed(in.readAllBytes(), android);
            loaded.add(name);
            return defineClass(name, type, 0, type.length);
        } catch (IOException unread) {
            throw new ClassNotFoundException(name, unread);
        }
    }

    /** The platform's own classes. */
    private static final class Platform extends ClassLoader {

        private final AndroidApi android;

        Platform(AndroidApi android) {
            super(getPlatformClassLoader());
            this.android = android;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!android.has(name.replace('.', '/'))) {
                throw new ClassNotFoundException(name + " is absent on Android");
            }
            return super.loadClass(name, resolve);
        }
    }
}
