package dev.foregone.search.words;

/** Takes the place of {@link Words} where one thread reads and writes them. */
final class PlainWords {

    static final boolean ARE_WHOLE = true;

    private PlainWords() {}

    static long get(long[] words, int index) {
        return words[index];
    }

    static void set(long[] words, int index, long word) {
        words[index] = word;
    }
}
