package dev.foregone.explorer;

import dev.foregone.answers.Durations;
import dev.foregone.answers.SafeText;
import dev.foregone.api.Limits;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Request;
import java.time.Duration;
import java.util.Optional;

/**
 * A question: the position, the engine and the limits.
 *
 * @param state the position
 * @param name a unique name of this position: its notation, or how it is reached
 * @param engine the engine that was named
 * @param limits when to stop
 */
record AnalysisRequest<S>(S state, String name, Optional<String> engine, Limits limits) {

    private static final Duration LONGEST_TIME = Duration.ofHours(1);
    private static final int MOST_DIGITS = 18;

    /** {@code usual} is the time of a request that names none. */
    static <S> AnalysisRequest<S> of(S state, String name, Request request, Duration usual) {
        Limits limits = Limits.none().withTime(time(request, usual));
        return new AnalysisRequest<>(
                state,
                name,
                request.parameter("engine"),
                positions(request).map(limits::withPositions).orElse(limits));
    }

    /** The same request about another position. */
    AnalysisRequest<S> about(S another, String itsName, Limits itsLimits) {
        return new AnalysisRequest<>(another, itsName, engine, itsLimits);
    }

    private static Duration time(Request request, Duration usual) {
        Optional<String> text = request.parameter("time");
        if (text.isEmpty()) {
            return usual;
        }
        return Durations.parse(text.get())
                .filter(time -> time.compareTo(LONGEST_TIME) <= 0)
                .orElseThrow(() -> unreadable("time", text.get(), Durations.ACCEPTED + ", at most 1h"));
    }

    private static Optional<Long> positions(Request request) {
        return request.parameter("positions").map(text -> {
            if (!text.matches("\\d{1," + MOST_DIGITS + "}")) {
                throw unreadable("positions", text, "a whole number from 0 on");
            }
            return Long.valueOf(text);
        });
    }

    /** What draws moves and puzzles; 0 if the request does not say. */
    static long seed(Request request) {
        String text = request.parameter("seed").orElse("0");
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException wrong) {
            throw unreadable("seed", text, "a whole number");
        }
    }

    static Problem unreadable(String parameter, String text, String accepted) {
        return Problem.of(400, "the parameter '" + parameter + "' is " + SafeText.quoted(text))
                .accepted(accepted);
    }
}
