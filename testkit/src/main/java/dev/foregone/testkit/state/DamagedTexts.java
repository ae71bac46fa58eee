package dev.foregone.testkit.state;

import java.util.SplittableRandom;

/** What becomes of a right text when a person mistypes it or a program cuts it off. The same seed gives the same texts. */
final class DamagedTexts {

    private static final int MOST_DAMAGES = 3;
    private static final String CHARACTERS = "0123456789-+/.,:;()[]xXoOabcdefghABCDEFGH _\t\n\0\u00E9\uD83D\uDE00";
    private static final String TOO_LONG = "9".repeat(20);

    private final SplittableRandom random;

    DamagedTexts(long seed) {
        random = new SplittableRandom(seed);
    }

    /** A text that was damaged one or more times. */
    String of(String right) {
        StringBuilder text = new StringBuilder(right);
        for (int left = 1 + random.nextInt(MOST_DAMAGES); left > 0; left--) {
            damage(text);
        }
        return text.toString();
    }

    private void damage(StringBuilder text) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + 1);
        switch (random.nextInt(7)) {
            case 0 -> text.insert(at, character());
            case 1 -> text.replace(at, end, String.valueOf(character()));
            case 2 -> text.delete(at, end);
            case 3 -> text.setLength(at);
            case 4 -> text.delete(0, at);
            case 5 -> text.insert(at, text.substring(random.nextInt(at + 1)));
            default -> text.insert(at, TOO_LONG);
        }
    }

    private char character() {
        return CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
    }
}
