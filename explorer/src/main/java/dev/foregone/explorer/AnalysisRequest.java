package dev.foregone.explorer;

import dev.foregone.answers.Durations;
import dev.foregone.answers.SafeText;
import dev.foregone.api.Limits;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Request;
import java.time.Duration;
import java.util.Optional;

/**
 * What is asked, of whom, and for how long.
 *
 * @param state the position
 * @param notation of the position
 * @param engine the engine that was named
 * @param limits when to stop
 */
record AnalysisRequest<S>(S state, String notation, Optional<String> engine, Limits limits) {

    private static final Duration USUAL_TIME = Duration.ofSeconds(30);
    private static final Duration LONGEST_TIME = Duration.ofHours(1);
    private static final int MOST_DIGITS = 18;

    static <S> AnalysisRequest<S> of(S state, String notation, Request request) {
        Limits limits = Limits.none().withTime(time(request));
        return new AnalysisRequest<>(
                state,
                notation,
                request.parameter("engine"),
                positions(request).map(limits::withPositions).orElse(limits));
    }

    /** Asked of the same engine about another position. */
    AnalysisRequest<S> about(S another, String itsNotation, Limits itsLimits) {
        return new AnalysisRequest<>(another, itsNotation, engine, itsLimits);
    }

    private static Duration time(Request request) {
        Optional<String> text = request.parameter("time");
        if (text.isEmpty()) {
            return USUAL_TIME;
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

    static Problem unreadable(String parameter, String text, String accepted) {
        return Problem.of(400, "the parameter '" + parameter + "' is " + SafeText.quoted(text))
                .accepted(accepted);
    }
}
