package dev.foregone.tablebase.builder.cluster;

import dev.foregone.api.ForegoneException;
import java.io.Serial;

/** A machine of a cluster has different rules of the game from the driver: a fault of the setup, not of either. */
public final class OtherRulesException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Says how the rules differ.
     *
     * @param how the difference found on the machine
     */
    public OtherRulesException(String how) {
        super(how + "\n  give every machine the same version of the game", null);
    }
}
