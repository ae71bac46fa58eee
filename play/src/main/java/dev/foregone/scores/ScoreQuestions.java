package dev.foregone.scores;

import dev.foregone.api.Limits;

/** Questions whether a score is this much or more, all of one range. */
interface ScoreQuestions<S> extends AutoCloseable {

    /** {@return the most points that anybody can win by} */
    int most();

    /** Bounds of the score of a position, which decide whether it is this much or more, unless a limit is hit. */
    ScoreBounds ask(S state, int least, Limits limits);

    long positionsVisited();

    @Override
    void close();
}
