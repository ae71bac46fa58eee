package dev.foregone.games.dobutsu;

import dev.foregone.spi.Odds;

/** Who stands better: the sum of what every two of the eight pieces are {@linkplain Worths worth together}. */
final class Evaluation {

    private static final Worths WORTHS = new Worths();
    private static final short[] BIRDS = WORTHS.withThird(Layout.BIRDS, Worths.BIRD);
    private static final short[] ELEPHANTS = WORTHS.withThird(Layout.OTHERS, Worths.ELEPHANT);
    private static final short[] GIRAFFES = WORTHS.withThird(Layout.OTHERS, Worths.GIRAFFE);

    private Evaluation() {}

    /** The expected result for the player to move, from -1 to 1. */
    static double expected(long position) {
        int birds = Layout.chicks(position) << Worths.BITS;
        int elephants = Layout.elephants(position);
        int giraffes = Layout.giraffes(position);
        int lions = WORTHS.of(Worths.MY_LION + Layout.myLion(position), Worths.THEIR_LION + Layout.theirLion(position));
        return Odds.expected(lions
                + with(BIRDS, birds, Worths.ELEPHANT, elephants)
                + with(BIRDS, birds, Worths.GIRAFFE, giraffes)
                + withLions(BIRDS, birds, position)
                + with(ELEPHANTS, elephants << Worths.BITS, Worths.GIRAFFE, giraffes)
                + withLions(ELEPHANTS, elephants << Worths.BITS, position)
                + withLions(GIRAFFES, giraffes << Worths.BITS, position));
    }

    /** What a pair is worth with the two pieces of another. */
    private static int with(short[] worths, int first, int kind, int pair) {
        return worths[first + kind + Layout.OTHERS.greater(pair)] + worths[first + kind + Layout.OTHERS.lesser(pair)];
    }

    private static int withLions(short[] worths, int first, long position) {
        return worths[first + Worths.MY_LION + Layout.myLion(position)]
                + worths[first + Worths.THEIR_LION + Layout.theirLion(position)];
    }
}
