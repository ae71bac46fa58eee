package dev.foregone.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An immutable value, which is equal to another of its class if all their parts are equal. */
public abstract class ValueObject {

    /** A value. */
    protected ValueObject() {}

    /** {@return all that makes it what it is, in the order in which people are shown it} */
    protected abstract List<? extends @Nullable Object> parts();

    /** Values are equal if all their parts are. */
    @Override
    @SuppressWarnings("EqualsGetClass") // parts of another class mean something else
    public final boolean equals(@Nullable Object other) {
        return other != null && getClass() == other.getClass() && parts().equals(((ValueObject) other).parts());
    }

    @Override
    public final int hashCode() {
        return parts().hashCode();
    }

    /** For people. */
    @Override
    public String toString() {
        return getClass().getSimpleName() + parts();
    }
}
