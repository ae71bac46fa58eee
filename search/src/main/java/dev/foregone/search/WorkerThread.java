package dev.foregone.search;

/** A thread that works on a session's questions; a game that it runs must not ask the same session. */
final class WorkerThread extends Thread {

    private final SearchBudget ofSession;
    private final long stackBytes;

    /** A thread with a stack as large as that of the thread that starts it, if that is a worker thread too. */
    WorkerThread(Runnable work, String name, SearchBudget ofSession) {
        this(work, name, ofSession, Thread.currentThread() instanceof WorkerThread starter ? starter.stackBytes : 0);
    }

    /** A thread with a stack of this many bytes; 0 for the default. */
    WorkerThread(Runnable work, String name, SearchBudget ofSession, long stackBytes) {
        super(null, work, name, stackBytes);
        this.ofSession = ofSession;
        this.stackBytes = stackBytes;
        setDaemon(true);
    }

    /** Rethrows unchanged what was thrown on such a thread: a game may have thrown an undeclared checked exception. */
    @SuppressWarnings("unchecked")
    static <T extends Throwable> RuntimeException unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    /** Whether the current thread works for the session with this budget. */
    static boolean isOf(SearchBudget session) {
        return Thread.currentThread() instanceof WorkerThread worker && worker.ofSession == session;
    }
}
