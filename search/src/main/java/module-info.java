/** Building blocks of depth-first engines. */
module dev.foregone.search {
    requires static transitive org.jspecify;
    requires transitive dev.foregone.api;
    requires java.management;
    requires jdk.management;

    exports dev.foregone.search;
    exports dev.foregone.search.memory;
    exports dev.foregone.search.stop;
    exports dev.foregone.search.view;
}
