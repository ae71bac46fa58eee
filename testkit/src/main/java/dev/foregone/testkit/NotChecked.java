package dev.foregone.testkit;

import org.opentest4j.TestAbortedException;

/** Skips a test that ought to check something and cannot, until the author of the contract does something about it. */
final class NotChecked extends TestAbortedException {

    private static final long serialVersionUID = 1;

    /** How each begins. */
    static final String WORDS = "not checked: ";

    /** A line on what is not checked, one on what to do, and more if there is something to look at. */
    NotChecked(String what, String remedy) {
        super(WORDS + what + "\n  " + remedy);
    }
}
