package dev.foregone.web.compiler;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Tells the compiler which classes take the place of others: of what TeaVM's class library lacks, those of one thread; of
 * SLF4J, a smaller one; of the seams of a search, plain ones.
 */
public final class Substitutions implements SubstitutionPolicy {

    private static final String OURS = "dev.foregone.web.";

    private static final Set<String> REPLACED = Set.of(
            "java.util.SplittableRandom",
            "java.util.concurrent.ConcurrentLinkedQueue",
            "java.util.concurrent.atomic.LongAdder",
            "java.util.concurrent.locks.ReentrantLock",
            "org.slf4j.LoggerFactory");

    private static final Set<String> SEAMS = Set.of(
            "dev.foregone.search.Threads",
            "dev.foregone.search.WatchRounds",
            "dev.foregone.search.memory.Allocation",
            "dev.foregone.search.words.WordArray");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(REPLACED::contains).packagePrefix(OURS);
        sink.selectClasses(SEAMS::contains).simpleNamePrefix("Plain");
    }
}
