package dev.foregone.web.java.util.concurrent;

import java.util.ArrayDeque;

/** A queue of one thread. */
public final class ConcurrentLinkedQueue<T> extends ArrayDeque<T> {

    private static final long serialVersionUID = 1L;
}
