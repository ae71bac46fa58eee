package dev.foregone.tablebase.positions;

import java.lang.invoke.VarHandle;

/** Loads from memory that are made only so that later ones need not wait for them. */
public final class Loads {

    private static final long SELDOM = 0x5EED_0FA1_1FEE_7BADL;

    private Loads() {}

    /** Lets no compiler leave out the loads that a sum was made of: what follows on it may have an effect. */
    public static void keep(long sum) {
        if (sum == SELDOM) {
            VarHandle.fullFence();
        }
    }
}
