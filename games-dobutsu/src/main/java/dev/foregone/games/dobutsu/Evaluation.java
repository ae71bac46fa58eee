package dev.foregone.games.dobutsu;

import dev.foregone.spi.Odds;

/**
 * Who stands better: the sum of what each piece is worth on its square, mine less theirs, and of what can be caught next, in
 * hundredths of the logarithm of the odds to win. The worths are a logistic regression over 170,000 different positions from games
 * in which three to eight of ten moves were best and the others random, each with its value in the whole game and none decided at a
 * glance; of others like them, the sum tells the winner of 91 %.
 */
final class Evaluation {

    /** By rows from the far one down, on the sides and in the middle; in the hand last. */
    private static final int[] CHICK = {-52, -72, 67, 31, 81, 109, 72, -30, 126};

    private static final int[] ELEPHANT = {141, 93, 150, 168, 195, 210, 116, 126, 189};
    private static final int[] GIRAFFE = {187, 179, 223, 158, 196, 225, 138, 128, 230};
    private static final int[] HEN = {152, 70, 249, 84, 76, 10, 2, 0, 0};
    private static final int[] LION = {0, 0, 163, 0, -12, -1, -102, -48, 0};

    /** To move next. */
    private static final int MOVE = 60;

    /** My lion is attacked. */
    private static final int CHECK = -108;

    /** Their pieces that I attack and that they do not defend, each. */
    private static final int LOOSE_CHICK = 72;

    private static final int LOOSE_ELEPHANT = 213;
    private static final int LOOSE_GIRAFFE = 286;
    private static final int LOOSE_HEN = 96;

    private static final long[] BIRDS = Layout.BIRDS.summed(Evaluation::ofBird);
    private static final long[] ELEPHANTS = Layout.OTHERS.summed(place -> worth(ELEPHANT, place));
    private static final long[] GIRAFFES = Layout.OTHERS.summed(place -> worth(GIRAFFE, place));
    private static final int[] LIONS = Layout.lions(lions -> worth(LION, Layout.place(Layout.LION, lions & 0xF, 0))
            + worth(LION, Layout.place(Layout.LION, lions >>> 4, 1)));

    private Evaluation() {}

    private static int ofBird(int place) {
        return place < Layout.FIRST_HEN ? worth(CHICK, place) : worth(HEN, place - Layout.FIRST_HEN);
    }

    /** The worth of a piece in a place of mine, or the negated worth of theirs, whose far row is my first. */
    private static int worth(int[] worths, int place) {
        int square = Layout.square(place);
        boolean mine = (place & 1) == 0;
        if (square >= Square.COUNT) {
            return mine ? worths[worths.length - 1] : -worths[worths.length - 1];
        }
        Square on = Square.ALL.get(mine ? square : Square.COUNT - 1 - square);
        int worth = worths[2 * on.row() + on.column() % 2];
        return mine ? worth : -worth;
    }

    /** The expected result for the player to move, from -1 to 1. */
    static double expected(long position) {
        return Odds.expected(MOVE + placed(position) + threatened(position));
    }

    private static int placed(long position) {
        return (int) (BIRDS[Layout.chicks(position)]
                + ELEPHANTS[Layout.elephants(position)]
                + GIRAFFES[Layout.giraffes(position)]
                + LIONS[Layout.lions(position)]);
    }

    private static int threatened(long position) {
        long birds = Threats.ofBirds(position);
        long elephants = Threats.ofElephants(position);
        long giraffes = Threats.ofGiraffes(position);
        long all = birds | elephants | giraffes | Threats.ofLions(position);
        int loose = Threats.loose(all);
        return (Threats.isAttacked(all, Layout.myLion(position)) ? CHECK : 0)
                + LOOSE_CHICK * Integer.bitCount(loose & Threats.theirs(birds))
                + LOOSE_HEN * Integer.bitCount(loose & Threats.theirHens(birds))
                + LOOSE_ELEPHANT * Integer.bitCount(loose & Threats.theirs(elephants))
                + LOOSE_GIRAFFE * Integer.bitCount(loose & Threats.theirs(giraffes));
    }
}
