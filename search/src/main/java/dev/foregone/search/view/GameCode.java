package dev.foregone.search.view;

import dev.foregone.api.GameState;
import dev.foregone.api.Solver;
import dev.foregone.spi.Game;
import dev.foregone.spi.Hints;
import dev.foregone.spi.LineRules;
import dev.foregone.spi.PackedRules;
import dev.foregone.spi.Rules;
import java.util.HashSet;
import java.util.Set;

/**
 * The code of a game: whether a fault comes from there, or is the engine's own. Searches call packed rules directly, with nothing in between to
 * catch exceptions; but the stack trace shows whether the game's code was running.
 *
 * <p>It was if a method on the stack, inside the solver, belongs to the package of the game, its states or its packed
 * rules (or a package below, or one of their superclasses), is a default method of theirs, or belongs to one of the
 * classes here that check a game's answers. Without a stack trace, the game is assumed to be at fault.
 */
public final class GameCode {

    /** Classes whose exceptions are about the game's answers. */
    private static final Set<String> SPEAK_FOR_THE_GAME = Set.of(
            Game.class.getName(),
            GameState.class.getName(),
            Hints.class.getName(),
            Rules.class.getName(),
            LineRules.class.getName(),
            PackedRules.class.getName(),
            MoveStack.class.getName(),
            PlainView.class.getName(),
            ForwardingRules.class.getName(),
            HintedRules.class.getName(),
            StateLine.class.getName(),
            StateLine.class.getName() + "$Place");

    private final String solver;
    private final Set<String> packages = new HashSet<>();

    /**
     * Identifies a game's code by its parts.
     *
     * @param solver what asks the game
     * @param parts the game, a state, packed rules
     */
    public GameCode(Solver<?, ?> solver, Object... parts) {
        this.solver = solver.getClass().getName();
        for (Object part : parts) {
            addPackages(part.getClass());
        }
    }

    private void addPackages(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            String name = packageOf(each);
            if (!name.startsWith("java.")) {
                packages.add(name);
            }
        }
    }

    private static String packageOf(Class<?> type) {
        return type.getName().substring(0, Math.max(0, type.getName().lastIndexOf('.')));
    }

    /**
     * Whether the game's code was running when something was thrown.
     *
     * @param fault what was thrown
     * @return true if it was
     */
    public boolean threw(Throwable fault) {
        StackTraceElement[] trace = fault.getStackTrace();
        for (StackTraceElement frame : trace) {
            if (frame.getClassName().equals(solver)) {
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
