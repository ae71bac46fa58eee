/** Building blocks of depth-first engines. */
module dev.foregone.search {
    requires static transitive org.jspecify;
    requires transitive dev.foregone.api;

    exports dev.foregone.search;
}
