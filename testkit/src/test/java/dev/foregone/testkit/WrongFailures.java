package dev.foregone.testkit;

import dev.foregone.api.PluginException;
import dev.foregone.api.PluginKind;
import dev.foregone.spi.ListenerFailure;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Engines that fail in the wrong way, or do not fail where they should. */
final class WrongFailures {

    private WrongFailures() {}

    static Stream<Arguments> cases() {
        Quirks wrapsNothing = new Quirks() {
            @Override
            RuntimeException failed(String game, Exception fault) {
                return fault instanceof RuntimeException unchecked
                        ? unchecked
                        : new UndeclaredThrowableException(fault);
            }
        };
        Quirks forgetsInterrupts = new Quirks() {
            @Override
            RuntimeException failed(String game, Exception fault) {
                return new PluginException(PluginKind.GAME, game, fault);
            }
        };
        Quirks namesAnother = new Quirks() {
            @Override
            RuntimeException failed(String game, Exception fault) {
                return super.failed("some game", fault);
            }
        };
        Quirks overflowing = new Quirks() {
            @Override
            boolean watchesTheLine() {
                return false;
            }
        };
        Quirks opensAll = new Quirks() {
            @Override
            boolean opensWhatItDoesNotTake() {
                return true;
            }
        };
        Quirks choosy = new Quirks() {
            @Override
            boolean takes(boolean cyclic) {
                return false;
            }
        };
        Quirks blaming = new Quirks() {
            @Override
            RuntimeException listenerFailed(ListenerFailure failure) {
                return failed("some game", failure.thrown());
            }
        };
        return Stream.of(
                BrokenEnginesTest.broken("a game's fault not wrapped", "playThrows", wrapsNothing),
                BrokenEnginesTest.broken("a game's fault not wrapped", "legalMovesThrows", wrapsNothing),
                BrokenEnginesTest.broken("a checked exception not wrapped", "checkedExceptions", wrapsNothing),
                BrokenEnginesTest.broken("a game's interrupt lost", "checkedExceptions", forgetsInterrupts),
                BrokenEnginesTest.broken("a fault put on another game", "terminalValueThrows", namesAnother),
                BrokenEnginesTest.broken("stack overflow on cycles", "undeclaredCycles", overflowing),
                BrokenEnginesTest.broken("an unsupported game opened", "declaredCycles", opensAll),
                BrokenEnginesTest.broken("a game refused without need", "supportsGamesThatEnd", choosy),
                BrokenEnginesTest.broken("answers after close", "closed", new Undead()),
                BrokenEnginesTest.broken("a listener's fault put on the game", "listenerThrows", blaming));
    }

    /** Faults that show only when somebody has waited. */
    static Stream<Arguments> afterSeconds() {
        Quirks patient = new Quirks() {
            @Override
            boolean countsFromItsTurn() {
                return true;
            }
        };
        Quirks leaking = new Quirks() {
            @Override
            void opened() {
                new Thread(() -> {
                            try {
                                Thread.sleep(8_000);
                            } catch (InterruptedException over) {
                                Thread.currentThread().interrupt();
                            }
                        })
                        .start();
            }
        };
        return Stream.of(
                BrokenEnginesTest.broken("limits that count from the turn only", "limitsWhileWaiting", patient),
                BrokenEnginesTest.broken("a search that outlives its solver", "closeStops", new Undead()),
                BrokenEnginesTest.broken("a thread left behind", "noThreadLeft", leaking));
    }

    private static final class Undead extends Quirks {

        @Override
        boolean outlivesItsEnd() {
            return true;
        }
    }
}
