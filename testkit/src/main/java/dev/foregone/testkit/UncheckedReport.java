package dev.foregone.testkit;

import dev.foregone.stability.Stability;
import dev.foregone.stability.Stability.Level;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.TestWatcher;

/** Says on standard error what the tests of a contract did not check, once for its class: reports are seldom opened. */
@Stability(Level.INTERNAL)
public final class UncheckedReport implements TestWatcher, AfterAllCallback {

    private static final Namespace NAMESPACE = Namespace.create(UncheckedReport.class);

    /** Called by JUnit. */
    public UncheckedReport() {}

    /** What could be checked and was not, what the game does not have, and what to look at. */
    private record Reasons(Set<String> unchecked, Set<String> leftOut, Set<String> examples) {

        Reasons() {
            this(new LinkedHashSet<>(), new LinkedHashSet<>(), new LinkedHashSet<>());
        }
    }

    @Override
    public void testAborted(ExtensionContext test, Throwable cause) {
        String words = String.valueOf(cause.getMessage()).replaceFirst("^Assumption failed: ", "");
        Reasons reasons = reasons(test.getParent().orElse(test));
        synchronized (reasons) {
            if (cause instanceof NotChecked) {
                String[] lines = words.split("\n", 3);
                reasons.unchecked.add(lines[0].substring(NotChecked.WORDS.length()) + " (" + lines[1].strip() + ")");
                Stream.of(lines).skip(2).forEach(reasons.examples::add);
            } else if (!words.startsWith(ContractRun.WAITS)) {
                reasons.leftOut.add(words.replaceFirst("^the game '[^']*' ", "").replaceAll("\\R", " "));
            }
        }
    }

    /** Of a game that merely leaves things out, nothing need be said. */
    @Override
    public void afterAll(ExtensionContext contract) {
        Reasons reasons = reasons(contract);
        if (!reasons.unchecked.isEmpty()) {
            String leftOut = reasons.leftOut.isEmpty() ? "" : "; left out: it " + String.join(", ", reasons.leftOut);
            System.err.println(contract.getRequiredTestClass().getSimpleName() + " did not check "
                    + String.join("; nor ", reasons.unchecked) + leftOut);
            reasons.examples.forEach(System.err::println);
        }
    }

    private static Reasons reasons(ExtensionContext contract) {
        return contract.getStore(NAMESPACE).getOrComputeIfAbsent(Reasons.class, key -> new Reasons(), Reasons.class);
    }
}
