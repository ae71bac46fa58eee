/** Contract tests for games and engines, and what they are made of; open, so that JUnit can run the tests. */
module dev.foregone.testkit {
    requires com.google.common.testlib;
    requires transitive dev.foregone.api;
    requires transitive org.junit.jupiter.api;
    requires static org.jspecify;

    exports dev.foregone.testkit;

    opens dev.foregone.testkit;
}
