/** What depth-first engines are made of. */
module dev.foregone.search {
    requires static transitive org.jspecify;
    requires transitive dev.foregone.api;

    exports dev.foregone.search;
}
