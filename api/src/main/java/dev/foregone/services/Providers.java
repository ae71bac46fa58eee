package dev.foregone.services;

import java.lang.reflect.InvocationTargetException;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/**
 * The providers of a service, one after the other.
 *
 * @param <T> the type of the service
 */
public interface Providers<T> {

    /**
     * Goes on to the next provider. After an exception it can be asked again, and goes on behind what failed.
     *
     * @param to takes the provider's class, and what creates it: that may throw a {@link ServiceConfigurationError}
     * @return whether there was one
     */
    boolean next(BiConsumer<Class<?>, Supplier<T>> to);

    /**
     * What services files declare, for platforms on which nothing else declares providers. What cannot be used for a reason that its
     * declaration tells is left out.
     *
     * @param <T> the type of the service
     * @param service the service
     * @param declarations what is declared
     * @return the providers in this order, each once
     */
    static <T> Providers<T> declared(Class<T> service, List<Declaration> declarations) {
        Set<String> seen = new HashSet<>();
        Iterator<Declaration> left = declarations.stream()
                .filter(each -> !each.passedOver().isPresent() && seen.add(each.provider()))
                .iterator();
        return to -> {
            if (!left.hasNext()) {
                return false;
            }
            Declaration next = left.next();
            try {
                Class<?> type = next.type();
                if (service.isAssignableFrom(type)) {
                    to.accept(type, () -> service.cast(made(type)));
                }
            } catch (ClassNotFoundException missing) {
                return true; // which the report finds too, and explains
            }
            return true;
        };
    }

    private static Object made(Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (InvocationTargetException thrown) {
            throw new ServiceConfigurationError(type.getName(), thrown.getCause());
        } catch (ReflectiveOperationException | LinkageError unmade) {
            throw new ServiceConfigurationError(type.getName(), unmade);
        }
    }
}
