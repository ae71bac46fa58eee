package dev.foregone.learning;

import java.nio.ByteBuffer;

/**
 * A position of a game that was played, and how the game went on, as the player sees it who began.
 *
 * @param cells what the board's cells hold
 * @param isFirstToMove whether the player is to move who began
 * @param own the game's own evaluation, as the logarithm of the odds to win; 0 if there is none
 * @param searched the result, from -1 to 1, that the search expected
 * @param proved whether it was proved
 * @param result the result of the game
 * @param game the number of the game
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record TrainingPosition(
        byte[] cells, boolean isFirstToMove, float own, float searched, boolean proved, float result, int game) {

    /** The bytes of a sample besides its cells. */
    private static final int BYTES = 2 + 3 * Float.BYTES;

    TrainingPosition withResult(float its) {
        return new TrainingPosition(cells, isFirstToMove, own, searched, proved, its, game);
    }

    /** The chance to win, of which a part is the search's. */
    double chance(double ofSearch) {
        double expected = proved ? searched : ofSearch * searched + (1 - ofSearch) * result;
        return (1 + expected) / 2;
    }

    int bytes() {
        return BYTES + cells.length;
    }

    void write(ByteBuffer into) {
        into.put(cells).put((byte) (isFirstToMove ? 1 : 0)).put((byte) (proved ? 1 : 0));
        into.putFloat(own).putFloat(searched).putFloat(result);
    }

    static TrainingPosition read(ByteBuffer from, int cellCount, int game) {
        byte[] cells = new byte[cellCount];
        from.get(cells);
        boolean isFirstToMove = from.get() == 1;
        boolean proved = from.get() == 1;
        return new TrainingPosition(
                cells, isFirstToMove, from.getFloat(), from.getFloat(), proved, from.getFloat(), game);
    }
}
