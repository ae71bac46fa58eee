package dev.foregone.architecture.android;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;
import org.codehaus.mojo.animal_sniffer.Clazz;
import org.codehaus.mojo.animal_sniffer.SignatureChecker;
import org.jspecify.annotations.Nullable;

/**
 * The classes and members that an app has on Android 8.0 (API level 26): those of the platform, by a signature file of gummy-bears, and those that
 * the Android build tools put in. Names are as in class files.
 */
final class AndroidApi {

    /** D8 rewrites the class, or the code that names it: records, and how javac 17 links lambdas, strings and records. */
    private static final Set<String> CLASSES_OF_D8 = Set.of(
            "java/lang/Record",
            "java/lang/invoke/LambdaMetafactory",
            "java/lang/invoke/StringConcatFactory",
            "java/lang/invoke/TypeDescriptor",
            "java/lang/runtime/ObjectMethods");

    /** D8 replaces calls of these, from Java 9 to 11, by code of its own, which the signature file does not count. */
    private static final Map<String, Set<String>> METHODS_OF_D8 = Map.of(
            "java/util/Optional", Set.of("or", "stream", "isEmpty", "orElseThrow"),
            "java/util/OptionalInt", Set.of("stream", "isEmpty", "orElseThrow"),
            "java/util/OptionalLong", Set.of("stream", "isEmpty", "orElseThrow"),
            "java/util/OptionalDouble", Set.of("stream", "isEmpty", "orElseThrow"),
            "java/lang/String", Set.of("isBlank", "repeat", "strip", "stripLeading", "stripTrailing"),
            "java/lang/Record", Set.of("<init>", "equals", "hashCode", "toString"));

    /** Core library desugaring has these: {@code desugar_jdk_libs} since 2.1.5. */
    private static final Map<String, Set<String>> METHODS_OF_LIBRARY =
            Map.of("java/util/stream/Stream", Set.of("toList"));

    private final Map<String, Clazz> classes;

    private AndroidApi(Map<String, Clazz> classes) {
        this.classes = classes;
    }

    static AndroidApi read() throws IOException {
        try (InputStream in = Files.newInputStream(Path.of(System.getProperty("foregone.android")))) {
            return new AndroidApi(SignatureChecker.loadClasses(in));
        }
    }

    /** Whether a class comes with the platform, there or here. */
    static boolean isOfPlatform(String type) {
        return type.startsWith("java/")
                || type.startsWith("javax/")
                || type.startsWith("com/sun/")
                || type.startsWith("jdk/");
    }

    boolean has(String type) {
        return type.startsWith("[") || classes.containsKey(type) || CLASSES_OF_D8.contains(type);
    }

    boolean hasMethod(String owner, String name, String descriptor) {
        return owner.startsWith("[")
                || METHODS_OF_D8.getOrDefault(owner, Set.of()).contains(name)
                || METHODS_OF_LIBRARY.getOrDefault(owner, Set.of()).contains(name)
                || (CLASSES_OF_D8.contains(owner) && !classes.containsKey(owner))
                || hasMember(owner, name + descriptor);
    }

    boolean hasField(String owner, String name, String descriptor) {
        return hasMember(owner, name + "#" + descriptor);
    }

    private boolean hasMember(String owner, String signature) {
        Deque<String> open = new ArrayDeque<>();
        open.add(owner);
        open.add("java/lang/Object");
        while (!open.isEmpty()) {
            Clazz type = classes.get(open.poll());
            if (type != null) {
                if (type.getSignatures().contains(signature)) {
                    return true;
                }
                add(type.getSuperClass(), open);
                for (String each : type.getSuperInterfaces()) {
                    add(each, open);
                }
            }
        }
        return false;
    }

    private static void add(@Nullable String type, Deque<String> open) {
        if (type != null) {
            open.add(type);
        }
    }
}
