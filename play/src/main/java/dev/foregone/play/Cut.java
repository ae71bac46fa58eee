package dev.foregone.play;

import java.util.List;

/**
 * Where one of several choices stands among them: the class of choices that are as good, and what is better and worse.
 *
 * @param classesAbove how many classes of better choices there are
 * @param hereOrWorse the share of choices in this class or a worse one, more than 0
 * @param worse the share of choices in a worse class
 */
record Cut(int classesAbove, double hereOrWorse, double worse) {

    /** The cut of {@code one} among {@code all}, of which it is one. */
    static <T extends Comparable<? super T>> Cut of(T one, List<T> all) {
        long above = all.stream()
                .filter(other -> other.compareTo(one) > 0)
                .distinct()
                .count();
        long notAbove = all.stream().filter(other -> other.compareTo(one) <= 0).count();
        long below = all.stream().filter(other -> other.compareTo(one) < 0).count();
        double size = all.size();
        return new Cut((int) above, notAbove / size, below / size);
    }

    /** Whether the choices are of more than one class. */
    boolean isChoice() {
        return classesAbove > 0 || worse > 0;
    }

    /** The chance that a player of this level chooses from the class. {@code StrictMath}: the same on every machine. */
    double chance(double level) {
        double slip = 1 - level;
        return StrictMath.pow(slip, classesAbove) * (hereOrWorse - slip * worse);
    }
}
