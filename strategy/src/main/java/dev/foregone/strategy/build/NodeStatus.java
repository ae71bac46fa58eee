package dev.foregone.strategy.build;

/** What is known of a position that a strategy may come to. */
enum NodeStatus {

    /** Neither proved by a small search nor looked into. */
    OPEN,

    /** It can only be reached by giving the claim away, or gives it away. */
    BAD,

    /** The game is over as claimed, or a small search proves the claim. */
    SETTLED,

    /** Its moves are known. */
    EXPANDED
}
