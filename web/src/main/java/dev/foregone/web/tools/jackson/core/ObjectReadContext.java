package dev.foregone.web.tools.jackson.core;

/** Nothing that this reader needs. */
public final class ObjectReadContext {

    private static final ObjectReadContext EMPTY = new ObjectReadContext();

    private ObjectReadContext() {}

    public static ObjectReadContext empty() {
        return EMPTY;
    }
}
