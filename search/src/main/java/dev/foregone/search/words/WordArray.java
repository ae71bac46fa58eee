package dev.foregone.search.words;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Words of an array, which many threads read and write without a lock, each as a whole, if {@link #ARE_WHOLE}. */
public final class WordArray {

    /** Whether there are handles of variables: on every JVM, and on Android since 13; elsewhere threads need a lock. */
    public static final boolean ARE_WHOLE = hasHandles();

    private WordArray() {}

    private static boolean hasHandles() {
        try {
            Class.forName("java.lang.invoke.VarHandle");
            return true;
        } catch (ClassNotFoundException absent) {
            return false;
        }
    }

    /**
     * A word.
     *
     * @param words the array
     * @param index where it is
     * @return the word as some thread wrote it
     */
    public static long get(long[] words, int index) {
        return ARE_WHOLE ? Handle.get(words, index) : words[index];
    }

    /**
     * Writes a word. Other threads see it soon, not at once; unless {@link #ARE_WHOLE}, perhaps only if a lock makes them.
     *
     * @param words the array
     * @param index where it is
     * @param word the word
     */
    public static void set(long[] words, int index, long word) {
        if (ARE_WHOLE) {
            Handle.set(words, index, word);
        } else {
            words[index] = word;
        }
    }

    /** Loaded only where there are handles. */
    private static final class Handle {

        private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

        private Handle() {}

        static long get(long[] words, int index) {
            return (long) WORD.getOpaque(words, index);
        }

        static void set(long[] words, int index, long word) {
            WORD.setOpaque(words, index, word);
        }
    }
}
