package dev.foregone.api;

/** How sure it is that the first move of an {@link Advice} should be made. */
public enum Certainty {

    /** It is proved that no other move has a better outcome, plies included. */
    BEST,

    /** It is proved that no other move has a better value; another one may win or draw sooner, or lose later. */
    VALUE,

    /** Another move may have a better value: the choice rests on estimates, or on nothing where there are none. */
    ESTIMATED
}
