package com.example.broken.api;

import java.util.logging.Logger;

/** A library class that writes to where the program does, and logs past slf4j. */
public final class Talker {

    private Talker() {}

    public static void talk() {
        System.out.println("hello");
        Logger.getLogger("talker").info("hello");
    }
}
