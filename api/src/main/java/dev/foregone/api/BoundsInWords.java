package dev.foregone.api;

import java.util.ArrayList;
import java.util.List;

/** Puts bounds into words. A bound that excludes nothing is left out. */
final class BoundsInWords {

    /** A bound this far away says nothing about the plies: no game is that long. */
    private static final int FAR = 1_000_000;

    private BoundsInWords() {}

    static String of(Outcome atLeast, Outcome atMost) {
        if (atLeast.equals(atMost)) {
            return atLeast.toString();
        }
        if (atLeast.value() == atMost.value()) {
            return atLeast.value() == GameValue.LOSS
                    ? known(GameValue.LOSS, atLeast.plies(), atMost.plies())
                    : known(atLeast.value(), atMost.plies(), atLeast.plies());
        }
        if (atLeast.value() == GameValue.DRAW) {
            return atLeastADraw(atLeast.plies(), atMost.plies());
        }
        return atMost.value() == GameValue.DRAW
                ? atMostADraw(atLeast.plies(), atMost)
                : open(atLeast.plies() - 1, atMost.plies() - 1);
    }

    private static String known(GameValue value, int soonest, int latest) {
        if (latest >= FAR) {
            return soonest <= 1 ? value.toString() : value + " in " + plies(soonest) + " or more";
        }
        return soonest <= 1 ? value + " within " + plies(latest) : value + " in " + soonest + " to " + plies(latest);
    }

    private static String atLeastADraw(int latestDraw, int soonestWin) {
        List<String> parts = new ArrayList<>();
        parts.add(latestDraw >= FAR ? "at least a draw" : "a win, or a draw within " + plies(latestDraw));
        addExcluded("win", soonestWin - 1, parts);
        return String.join("; ", parts);
    }

    private static String atMostADraw(int soonestLoss, Outcome bestDraw) {
        List<String> parts = new ArrayList<>();
        parts.add(bestDraw.isEndless() ? "at most an endless draw" : "at most a draw");
        if (!bestDraw.isEndless()) {
            addExcluded("draw", bestDraw.plies() - 1, parts);
        }
        addExcluded("loss", soonestLoss - 1, parts);
        return String.join("; ", parts);
    }

    /** Where players alternate, a win takes an odd number of plies and a loss an even one: they differ by one. */
    private static String open(int noLossWithin, int noWinWithin) {
        int both = Math.min(noLossWithin, noWinWithin);
        if (both >= 1 && Math.abs(noLossWithin - noWinWithin) <= 1) {
            return "no win or loss within " + plies(both);
        }
        List<String> parts = new ArrayList<>();
        addExcluded("win", noWinWithin, parts);
        addExcluded("loss", noLossWithin, parts);
        return parts.isEmpty() ? "nothing" : String.join("; ", parts);
    }

    private static void addExcluded(String what, int within, List<String> parts) {
        if (within >= 1) {
            parts.add("no " + what + " within " + plies(within));
        }
    }

    private static String plies(int plies) {
        return plies == 1 ? "1 ply" : plies + " plies";
    }
}
