package dev.foregone.learning;

import dev.foregone.api.ForegoneException;

/** A game cannot be learned as it is, or another training is in the way; the message says why, and what to do. */
public final class UnlearnableException extends ForegoneException {

    private static final long serialVersionUID = 1;

    UnlearnableException(String why, String remedy) {
        super(why + "\n  " + remedy, null);
    }
}
