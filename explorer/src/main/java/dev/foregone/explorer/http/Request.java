package dev.foregone.explorer.http;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A request. */
public final class Request {

    private static final int LONGEST_BODY = 64 << 10;

    private final String method;
    private final Function<String, List<String>> headers;
    private final Body body;
    private final List<String> path;
    private final Map<String, List<String>> parameters;

    /** The body of a request. */
    @FunctionalInterface
    public interface Body {

        /** The first bytes, at most this many. */
        byte[] read(int most) throws IOException;
    }

    /**
     * A request from wherever it comes.
     *
     * @param address the path and the query, both percent-encoded
     * @param headers the values of a header by its name, in whatever case; none if the request has no such header
     */
    public Request(String method, URI address, Function<String, List<String>> headers, Body body) {
        this.method = method;
        this.headers = headers;
        this.body = body;
        this.path = path(address.getRawPath());
        this.parameters = parameters(address.getRawQuery());
    }

    private static List<String> path(@Nullable String raw) {
        String inner = raw == null || raw.isEmpty() ? "" : raw.substring(1);
        return Arrays.stream(inner.split("/", -1)).map(Decoding::segment).toList();
    }

    private static Map<String, List<String>> parameters(@Nullable String raw) {
        Map<String, List<String>> parameters = new LinkedHashMap<>();
        for (String pair : raw == null || raw.isEmpty() ? new String[0] : raw.split("&", -1)) {
            int equals = pair.indexOf('=');
            String name = Decoding.parameter(equals < 0 ? pair : pair.substring(0, equals));
            String value = equals < 0 ? "" : Decoding.parameter(pair.substring(equals + 1));
            parameters.computeIfAbsent(name, first -> new ArrayList<>()).add(value);
        }
        return parameters;
    }

    /** The parts of the path between slashes; for the root, one empty part. */
    public List<String> path() {
        return path;
    }

    String method() {
        return method;
    }

    Optional<String> header(String name) {
        return headers(name).stream().findFirst();
    }

    /** The values of a header, one for each line of the request that has it. */
    List<String> headers(String name) {
        return headers.apply(name);
    }

    /** Refuses other parameters, which would be ignored otherwise. */
    public Request allowing(String... names) {
        Set<String> known = Set.of(names);
        for (Map.Entry<String, List<String>> parameter : parameters.entrySet()) {
            if (!known.contains(parameter.getKey())) {
                throw Problem.of(400, "there is no parameter '" + parameter.getKey() + "' here")
                        .accepted(names.length == 0 ? "no parameters" : String.join(", ", names));
            }
        }
        return this;
    }

    /** The value of a parameter that may be given once; an empty one counts as none. */
    public Optional<String> parameter(String name) {
        List<String> values = all(name);
        if (values.size() > 1) {
            throw Problem.of(400, "the parameter '" + name + "' is given " + values.size() + " times")
                    .accepted("one value");
        }
        return values.stream().filter(value -> !value.isEmpty()).findFirst();
    }

    /** The values of a parameter that may be given several times. */
    public List<String> all(String name) {
        return parameters.getOrDefault(name, List.of());
    }

    /** Whether the answer is wanted as events. */
    public boolean wantsEvents() {
        return !method().equals("HEAD")
                && header("Accept")
                        .filter(types -> types.contains("text/event-stream"))
                        .isPresent();
    }

    /** Refuses other methods. */
    public Request allow(String method) {
        boolean allowed = method().equals(method) || (method.equals("GET") && method().equals("HEAD"));
        if (!allowed) {
            throw Problem.of(405, "the method " + method() + " is not for this address")
                    .accepted(method);
        }
        return this;
    }

    /** The beginning of the body. The JDK's server throws an unchecked exception for nonsensical chunk lengths. */
    private byte[] bytes() throws IOException {
        try {
            return body.read(LONGEST_BODY + 1);
        } catch (RuntimeException unreadable) {
            throw Problem.of(400, "the body cannot be read").accepted("chunks of the lengths they are said to have");
        }
    }

    /** The body of a request, which must be JSON. */
    public byte[] json() throws IOException {
        String type = header("Content-Type").orElse("");
        if (!type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
            throw Problem.of(415, "the body is of the type '" + type + "'").accepted("application/json");
        }
        byte[] bytes = bytes();
        if (bytes.length > LONGEST_BODY) {
            throw Problem.of(413, "the body is longer than " + LONGEST_BODY + " bytes")
                    .accepted("a shorter one");
        }
        return bytes;
    }
}
