package dev.foregone.explorer.http;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;

/** Threads that keep no program running. */
public final class DaemonThreads {

    private DaemonThreads() {}

    /** Threads of one name. */
    public static ThreadFactory named(String name) {
        return new ThreadFactoryBuilder()
                .setNameFormat(name.replace("%", "%%"))
                .setDaemon(true)
                .build();
    }

    /** A thread that does small things in time; what is asked of it after its end is left undone. */
    public static ScheduledExecutorService clock(String name) {
        ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, named(name));
        clock.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        clock.prestartCoreThread(); // now, as later no more threads may be possible
        clock.setRemoveOnCancelPolicy(true);
        clock.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return clock;
    }
}
