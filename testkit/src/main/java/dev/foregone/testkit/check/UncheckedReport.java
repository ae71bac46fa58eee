package dev.foregone.testkit.check;

import java.util.LinkedHashSet;
import java.util.Set;
import org.opentest4j.TestAbortedException;

/** What the tests of a contract did not check, said on standard error once for its class: reports are seldom opened. */
public final class UncheckedReport {

    private final Set<String> unchecked = new LinkedHashSet<>();
    private final Set<String> examples = new LinkedHashSet<>();

    /** What the game does not have. */
    private final Set<String> leftOut = new LinkedHashSet<>();

    /** Takes down why a test was skipped. */
    public synchronized void add(TestAbortedException skipped) {
        if (skipped instanceof NotChecked reason) {
            String[] remedy = reason.remedy.split("\n", 2);
            unchecked.add(reason.what + " (" + remedy[0] + ")");
            if (remedy.length > 1) {
                examples.add(remedy[1]);
            }
        } else {
            leftOut.add(String.valueOf(skipped.getMessage())
                    .replaceFirst("^Assumption failed: ", "")
                    .replaceFirst("^the game '[^']*' ", "")
                    .replaceAll("\\R", " "));
        }
    }

    /** Of a game that merely leaves things out, nothing need be said. */
    public synchronized void print(String contract) {
        if (!unchecked.isEmpty()) {
            System.err.println(contract + " did not check " + String.join("; nor ", unchecked)
                    + (leftOut.isEmpty() ? "" : "; left out: it " + String.join(", ", leftOut)));
            examples.forEach(System.err::println);
        }
    }
}
