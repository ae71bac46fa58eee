package dev.foregone.cli;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.PluginException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Calls the methods of one plug-in. Whatever it throws, and an answer that is missing, is blamed on it by its id; only a
 * machine that cannot go on (a full heap) is not its fault.
 *
 * @param kind {@code game} or {@code engine}
 * @param id the plug-in's id
 */
record PluginCalls(String kind, String id) {

    /** Asks a question whose answer is never null; the method's name stands in the message if it is. */
    <T> T ask(String method, Supplier<? extends @Nullable T> question) {
        @Nullable T answer = answer(question);
        if (answer == null) {
            throw fault(method + " returned null");
        }
        return answer;
    }

    /** An answer that breaks the contract. */
    PluginException fault(String what) {
        return new PluginException(kind, id, new IllegalStateException(what));
    }

    private <T> @Nullable T answer(Supplier<? extends @Nullable T> question) {
        try {
            return question.get();
        } catch (ForegoneException clear) {
            throw clear;
        } catch (StackOverflowError tooDeep) {
            throw new PluginException(kind, id, tooDeep);
        } catch (VirtualMachineError machine) {
            throw machine;
        } catch (Throwable fault) {
            throw new PluginException(kind, id, fault);
        }
    }
}
