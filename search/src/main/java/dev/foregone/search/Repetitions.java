package dev.foregone.search;

/** Finds packed positions that come again on the current line, which is kept only while that might happen. */
final class Repetitions {

    private final GameView<?, ?> view;
    private final long[] line = new long[GameView.MAX_LINE + 1];
    private final LineCounts counts = new LineCounts();

    /** How many places of the line are counted: all that a position has stood on. */
    private int counted;

    private boolean mayRepeat;

    Repetitions(GameView<?, ?> view) {
        this.view = view;
    }

    /** Called for each position of a line, which begins at ply 0. */
    void enter(long position, int ply) {
        if (ply == 0) {
            mayRepeat = view.maxPlies(position) >= GameView.MAX_LINE;
        }
        if (ply == GameView.MAX_LINE) {
            view.refuseLonger(position);
        }
        if (mayRepeat) {
            follow(position, ply);
        }
    }

    private void follow(long position, int ply) {
        place(position, ply);
        if (counts.mayRepeat(LineCounts.bucket(position))) {
            lookBack(position, ply);
        }
    }

    private void place(long position, int ply) {
        for (; counted <= ply; counted++) {
            counts.add(LineCounts.bucket(line[counted]));
        }
        counts.remove(LineCounts.bucket(line[ply]));
        line[ply] = position;
        counts.add(LineCounts.bucket(position));
    }

    private void lookBack(long position, int ply) {
        for (int earlier = ply - 1; earlier >= 0; earlier--) {
            if (line[earlier] == position) {
                throw view.repeated(position, ply - earlier);
            }
        }
    }
}
