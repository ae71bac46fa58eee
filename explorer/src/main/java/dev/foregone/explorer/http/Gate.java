package dev.foregone.explorer.http;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who may ask. The server listens on the loopback interface alone, but any page that a person visits can make their browser
 * send requests there. What such a request cannot hide is where it comes from, and under which name it found this machine:
 * a name of its own whose address was changed afterwards (DNS rebinding) is refused by the {@code Host} header.
 */
final class Gate {

    private static final int LONGEST_ADDRESS = 8 << 10;

    private final Set<String> hosts;
    private final Set<String> origins;

    Gate(int port) {
        hosts = Stream.of("localhost", "127.0.0.1", "[::1]")
                .map(name -> port == 80 ? name : name + ":" + port)
                .collect(Collectors.toSet());
        origins = hosts.stream().map(host -> "http://" + host).collect(Collectors.toSet());
    }

    /** Refuses whoever may not ask. */
    void check(Request request, URI address) {
        if (address.toString().length() > LONGEST_ADDRESS) {
            throw Problem.of(414, "the address is longer than " + LONGEST_ADDRESS + " bytes");
        }
        checkHost(String.join(", ", request.headers("Host")));
        Optional.ofNullable(address.getRawAuthority()).ifPresent(this::checkHost);
        request.headers("Origin").stream()
                .filter(origin -> !origins.contains(origin))
                .forEach(Gate::refuse);
        request.headers("Sec-Fetch-Site").stream()
                .filter(site -> !site.equals("same-origin") && !site.equals("none"))
                .filter(site -> !isVisit(request))
                .forEach(Gate::refuse);
    }

    private void checkHost(String host) {
        if (!hosts.contains(host.toLowerCase(Locale.ROOT))) {
            throw Problem.of(421, "this server is not '" + host + "'").accepted(String.join(", ", hosts));
        }
    }

    /** A link on another page that leads here is followed: the page learns nothing of what is shown. */
    private static boolean isVisit(Request request) {
        return request.method().equals("GET")
                && request.path().equals(List.of(""))
                && request.header("Sec-Fetch-Mode").filter("navigate"::equals).isPresent()
                && request.header("Sec-Fetch-Dest").filter("document"::equals).isPresent();
    }

    private static void refuse(String from) {
        throw Problem.of(403, "the request comes from another site: " + from)
                .accepted("requests of the explorer's own page");
    }
}
