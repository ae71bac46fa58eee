package dev.foregone.cli;

import java.io.IOException;

/** Each way in which a method of a plug-in can go wrong. */
enum Fault {
    /** As an unwritten part of a Kotlin program does. */
    ERROR(new Error("not written yet\nat all")),
    /** Without having declared it. */
    CHECKED_EXCEPTION(new IOException("the file is gone")),
    RUNTIME_EXCEPTION(new IllegalStateException("a screw is loose")),
    STACK_OVERFLOW(new StackOverflowError()),
    LINKAGE(new NoClassDefFoundError("com/example/Missing")),
    MUTE(new Mute()),
    NULL(null);

    private final Throwable thrown;

    Fault(Throwable thrown) {
        this.thrown = thrown;
    }

    /** Throws again when it is asked what it says. */
    private static final class Mute extends RuntimeException {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new Error("y");
        }
    }

    /** Throws, or returns null. */
    <T> T happen() {
        return thrown == null ? null : Fault.<T, RuntimeException>raise(thrown);
    }

    /** The compiler takes it for an unchecked exception. */
    @SuppressWarnings("unchecked")
    private static <T, X extends Throwable> T raise(Throwable thrown) throws X {
        throw (X) thrown;
    }
}
