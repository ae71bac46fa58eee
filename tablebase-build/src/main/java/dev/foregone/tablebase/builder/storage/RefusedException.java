package dev.foregone.tablebase.builder.storage;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.Path;

/** A directory that a build must not use. */
public final class RefusedException extends IOException {

    @Serial
    private static final long serialVersionUID = 1L;

    private RefusedException(String message) {
        super(message);
    }

    static RefusedException inUse(Path directory) {
        return new RefusedException("another build is at work in " + directory
                + "\n  wait for its end, or name another file or work directory");
    }

    static RefusedException foreign(Path directory) {
        return new RefusedException(
                directory + " is there already, and no build has made it, or its " + WorkDirectory.PLAN
                        + " has been changed\n  move it away or delete it, or name another file or work directory");
    }

    /** Nothing says any more which build the steps are of. */
    static RefusedException unknown(Path directory, String plan) {
        return new RefusedException(
                directory + " holds the steps of a build, and neither " + WorkDirectory.PLAN + " nor "
                        + WorkDirectory.COPY + " in it says of which, since both have been changed, or are no build's"
                        + "\n  if they are of this build, let " + WorkDirectory.PLAN
                        + " have these lines, otherwise move the directory away or name another file or work directory:\n    "
                        + plan.strip().replace("\n", "\n    "));
    }

    static RefusedException ofAnother(Path directory, String plan) {
        return new RefusedException(directory + " holds the steps of another build:\n    "
                + plan.strip().replace("\n", "\n    ") + "\n  delete it, or name another file or work directory");
    }
}
