package dev.foregone.search;

/** Takes the place of {@link WatchRounds} where no other thread can look. */
final class PlainWatchRounds {

    private PlainWatchRounds() {}

    static void add(Runnable look) {}

    static void remove(Runnable look) {}
}
