package dev.foregone.tablebase.verify;

import dev.foregone.tablebase.coding.OutcomeCode;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.Tier;
import dev.foregone.tablebase.report.Verification.Fault;
import dev.foregone.tablebase.threads.Workers;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Looks for positions of a tier that are not in a tablebase that is to have all of them. */
record AbsentRanks(Tier tier, PackedKeys<?, ?> positions, ChildOutcomes outcomes) {

    private static final int PIECE = 1 << 16;
    private static final long NONE = Long.MAX_VALUE;

    /** The absent position with the least rank, as a fault; null if none is absent. */
    @Nullable
    Fault find(Workers workers) throws IOException {
        AtomicLong least = new AtomicLong(NONE);
        workers.inPieces(tier.size(), PIECE, (begin, end) -> {
            for (long rank = tier.first() + begin; rank < tier.first() + end && rank < least.get(); rank++) {
                if (outcomes.code(rank) == OutcomeCode.NONE && positions.hasPosition(rank)) {
                    least.accumulateAndGet(rank, Math::min);
                }
            }
        });
        return least.get() == NONE
                ? null
                : new Fault(positions.format(least.get()), "it belongs to the tablebase, and is not there");
    }
}
