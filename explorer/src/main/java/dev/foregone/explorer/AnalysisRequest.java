package dev.foregone.explorer;

import dev.foregone.answers.Durations;
import dev.foregone.answers.SafeText;
import dev.foregone.api.Cancellation;
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
    private static final long MOST_POSITIONS = 999_999_999_999_999_999L;

    /** {@code usual} is the time of a request that names none. */
    static <S> AnalysisRequest<S> of(S state, String name, Request request, Duration usual) {
        Limits limits = Limits.none().withTime(time(request, usual));
        return new AnalysisRequest<>(
                state,
                name,
                request.parameter("engine"),
                number(request, "positions", 0, MOST_POSITIONS)
                        .map(limits::withPositions)
                        .orElse(limits));
    }

    /** The same request about another position. */
    AnalysisRequest<S> about(S another, String itsName, Limits itsLimits) {
        return new AnalysisRequest<>(another, itsName, engine, itsLimits);
    }

    AnalysisRequest<S> withCancellation(Cancellation cancellation) {
        return about(state, name, limits.withCancellation(cancellation));
    }

    private static Duration time(Request request, Duration usual) {
        return request.parameter("time")
                .map(text -> Durations.parse(text)
                        .filter(time -> time.compareTo(LONGEST_TIME) <= 0)
                        .orElseThrow(() -> unreadable("time", text, Durations.ACCEPTED + ", at most 1h")))
                .orElse(usual);
    }

    /** A whole number in a range; the message names no end that is as good as none. */
    static Optional<Long> number(Request request, String parameter, long least, long most) {
        return request.parameter(parameter).map(text -> {
            long number = text.matches("\\d{1,18}") ? Long.parseLong(text) : -1;
            if (number < least || number > most) {
                String range = " from " + least + (most < Integer.MAX_VALUE ? " to " + most : " on");
                throw unreadable(parameter, text, "a whole number" + range);
            }
            return number;
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
