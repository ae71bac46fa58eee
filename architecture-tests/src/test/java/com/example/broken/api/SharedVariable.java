package com.example.broken.api;

/** Variables that all threads share. */
public final class SharedVariable {

    static int counter;

    @SuppressWarnings("MutablePublicArray") // the fault that is to be found
    public static final int[] TABLE = {1, 2, 3};

    private SharedVariable() {}
}
