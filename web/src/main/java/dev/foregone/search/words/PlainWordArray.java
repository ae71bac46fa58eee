package dev.foregone.search.words;

/** Takes the place of {@link WordArray} where one thread reads and writes them. */
final class PlainWordArray {

    static final boolean ARE_WHOLE = true;

    private PlainWordArray() {}

    static long get(long[] words, int index) {
        return words[index];
    }

    static void set(long[] words, int index, long word) {
        words[index] = word;
    }
}
