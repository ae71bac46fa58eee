package dev.foregone.search;

/** A thread that works on a session's questions; a game that it runs must not ask the same session. */
final class WorkerThread extends Thread {

    private final SearchBudget ofSession;

    WorkerThread(Runnable work, String name, SearchBudget ofSession) {
        this(work, name, ofSession, 0);
    }

    /** A thread with a stack of this many bytes; 0 for what threads ordinarily have. */
    WorkerThread(Runnable work, String name, SearchBudget ofSession, long stackBytes) {
        super(null, work, name, stackBytes);
        this.ofSession = ofSession;
        setDaemon(true);
    }

    /** Whether the current thread works for the session with this budget. */
    static boolean isOf(SearchBudget session) {
        return Thread.currentThread() instanceof WorkerThread worker && worker.ofSession == session;
    }
}
