/** Nim, as a plug-in of Foregone, and a program that plays it. */
module com.example.nim {
    requires transitive dev.foregone.api;

    exports com.example.nim;

    provides dev.foregone.spi.Game with
            com.example.nim.NimGame;
}
