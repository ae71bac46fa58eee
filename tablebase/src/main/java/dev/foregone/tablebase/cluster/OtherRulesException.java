package dev.foregone.tablebase.cluster;

import dev.foregone.api.ForegoneException;
import java.io.Serial;

/** A machine of a cluster has other rules of the game than the driver: neither's fault, but that of who set it up. */
public final class OtherRulesException extends ForegoneException {

    @Serial
    private static final long serialVersionUID = 1L;

    /**
     * Says how the rules differ.
     *
     * @param how what was found on the machine
     */
    public OtherRulesException(String how) {
        super(how + "\n  give every machine the same version of the game", null);
    }
}
