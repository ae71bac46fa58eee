package dev.foregone.explorer;

import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;

/** Makes reports on a game, where there are threads for that: a page without a server has none. */
@FunctionalInterface
interface Reporting<S> {

    /** A report on games from a position on. */
    Reply of(AnalysisRequest<S> asked, Request request);
}
