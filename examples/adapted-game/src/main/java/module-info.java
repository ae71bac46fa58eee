/** Hexapawn as somebody else wrote it, and the bridge that makes it a plug-in of Foregone. */
module com.example.hexapawn {
    requires transitive dev.foregone.api;

    exports com.example.hexapawn;
    exports org.example.pawns;

    provides dev.foregone.spi.Game with
            com.example.hexapawn.HexapawnGame;
}
