package dev.foregone.search;

import dev.foregone.api.GameState;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Rules;
import java.util.HashSet;
import java.util.Set;

/**
 * Tells a game's fault from the engine's own. Searches call packed rules directly, so nothing stands between them that
 * could catch; but the stack trace of what was thrown shows whether the game was at work.
 *
 * <p>It was if a method on the stack, inside the solver, is of the package of the game, its states or its packed rules
 * (or of a package below, or of their superclasses'), or a default method of theirs, or of those classes here that check
 * what a game answers. Where there is no stack trace, the game is taken to be at fault.
 */
final class Culprit {

    private static final String SOLVER = SearchSolver.class.getName();

    /** What these complain of is what the game answered. */
    private static final Set<String> SPEAK_FOR_THE_GAME = Set.of(
            Game.class.getName(),
            GameState.class.getName(),
            Hints.class.getName(),
            Rules.class.getName(),
            PackedRules.class.getName(),
            MoveStack.class.getName(),
            PlainView.class.getName(),
            PlainView.class.getName() + "$Place");

    private final Set<String> packages = new HashSet<>();

    /**
     * Knows a game's code by its parts.
     *
     * @param parts the game, a state, packed rules
     */
    Culprit(Object... parts) {
        for (Object part : parts) {
            addPackages(part.getClass());
        }
    }

    private void addPackages(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            String name = each.getPackageName();
            if (!name.startsWith("java.")) {
                packages.add(name);
            }
        }
    }

    /** Whether the game was at work when this was thrown. */
    boolean isGame(Throwable fault) {
        StackTraceElement[] trace = fault.getStackTrace();
        for (StackTraceElement frame : trace) {
            if (frame.getClassName().equals(SOLVER)) {
                return false;
            }
            if (isOfGame(frame.getClassName())) {
                return true;
            }
        }
        return trace.length == 0;
    }

    private boolean isOfGame(String className) {
        return SPEAK_FOR_THE_GAME.contains(className) || packages.stream().anyMatch(name -> isBelow(name, className));
    }

    private static boolean isBelow(String packageName, String className) {
        return packageName.isEmpty() ? className.indexOf('.') < 0 : className.startsWith(packageName + ".");
    }
}
