package dev.foregone.testkit.check;

import org.opentest4j.TestAbortedException;

/** Skips a test that ought to check something and cannot, until the author of the contract does something about it. */
public final class NotChecked extends TestAbortedException {

    private static final long serialVersionUID = 1;

    final String what;
    final String remedy;

    /** What is not checked, and a line on what to do, followed by more if there is something to look at. */
    public NotChecked(String what, String remedy) {
        super("not checked: " + what + "\n  " + remedy);
        this.what = what;
        this.remedy = remedy;
    }
}
