package dev.foregone.registry;

import dev.foregone.api.ForegoneException;
import dev.foregone.api.PluginException;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Calls an engine, and blames it by its id for what it throws, unless that is not its own fault. */
record Guard(String engineId, Predicate<Throwable> notItsOwn) {

    <T> T call(Supplier<T> work) {
        try {
            return Objects.requireNonNull(work.get(), "it answered null");
        } catch (ForegoneException clear) {
            throw clear;
        } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError fault) {
            if (notItsOwn.test(fault)) {
                throw fault;
            }
            throw new PluginException("engine", engineId, fault);
        }
    }

    /** The same guard that lets something else pass too. */
    Guard orElse(Predicate<Throwable> another) {
        return new Guard(engineId, notItsOwn.or(another));
    }
}
