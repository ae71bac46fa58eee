package dev.foregone.web.tools.jackson.core;

/** Nothing that this writer needs. */
public final class ObjectWriteContext {

    private static final ObjectWriteContext EMPTY = new ObjectWriteContext();

    private ObjectWriteContext() {}

    public static ObjectWriteContext empty() {
        return EMPTY;
    }
}
