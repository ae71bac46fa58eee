package dev.foregone.explorer.http;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Decides which requests are let through. The server listens on the loopback interface only, but any page that a person
 * visits can make their browser send requests there. Such a request cannot hide where it comes from, nor the name by
 * which it found this machine: a foreign name whose address was changed afterwards (DNS rebinding) is refused by its
 * {@code Host} header.
 */
final class RequestFilter {

    private static final int LONGEST_ADDRESS = 8 << 10;

    private final Set<String> hosts;
    private final Set<String> origins;

    RequestFilter(int port) {
        hosts = Stream.of("localhost", "127.0.0.1", "[::1]")
                .map(name -> port == 80 ? name : name + ":" + port)
                .collect(Collectors.toSet());
        origins = hosts.stream().map(host -> "http://" + host).collect(Collectors.toSet());
    }

    /** Refuses forbidden requests. */
    void check(Request request, URI address) {
        if (address.toString().length() > LONGEST_ADDRESS) {
            throw Problem.of(414, "the address is longer than " + LONGEST_ADDRESS + " bytes");
        }
        checkHost(String.join(", ", request.headers("Host")));
        Optional.ofNullable(address.getRawAuthority()).ifPresent(this::checkHost);
        request.headers("Origin").stream()
                .filter(origin -> !origins.contains(origin))
                .forEach(RequestFilter::refuse);
        request.headers("Sec-Fetch-Site").stream()
                .filter(site -> !site.equals("same-origin") && !site.equals("none"))
                .filter(site -> !isVisit(request))
                .forEach(RequestFilter::refuse);
    }

    private void checkHost(String host) {
        if (!hosts.contains(host.toLowerCase(Locale.ROOT))) {
            throw Problem.of(421, "this server is not '" + host + "'").accepted(String.join(", ", hosts));
        }
    }

    /** A link on another page that leads here is followed: the page learns nothing about the answer. */
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
