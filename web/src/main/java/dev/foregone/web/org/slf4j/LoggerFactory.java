package dev.foregone.web.org.slf4j;

import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.Marker;
import org.slf4j.event.Level;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;

/** Loggers that write warnings to the browser's console. */
public final class LoggerFactory {

    private LoggerFactory() {}

    public static Logger getLogger(Class<?> type) {
        return new ConsoleLogger(type.getName());
    }

    private static final class ConsoleLogger extends LegacyAbstractLogger {

        private static final long serialVersionUID = 1L;

        ConsoleLogger(String name) {
            this.name = name;
        }

        @Override
        public boolean isTraceEnabled() {
            return false;
        }

        @Override
        public boolean isDebugEnabled() {
            return false;
        }

        @Override
        public boolean isInfoEnabled() {
            return false;
        }

        @Override
        public boolean isWarnEnabled() {
            return true;
        }

        @Override
        public boolean isErrorEnabled() {
            return true;
        }

        @Override
        protected @Nullable String getFullyQualifiedCallerName() {
            return null;
        }

        @Override
        protected void handleNormalizedLoggingCall(
                Level level,
                @Nullable Marker marker,
                String message,
                Object @Nullable [] arguments,
                @Nullable Throwable fault) {
            System.err.println(level + " " + name + ": " + MessageFormatter.basicArrayFormat(message, arguments)
                    + (fault == null ? "" : ": " + fault));
        }
    }
}
