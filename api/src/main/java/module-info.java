/** What a caller holds, what a plug-in implements, and how plug-ins are found. */
module dev.foregone.api {
    requires static transitive org.jspecify;
    requires org.slf4j;

    exports dev.foregone.api;
    exports dev.foregone.registry;
    exports dev.foregone.spi;

    uses dev.foregone.spi.Engine;
    uses dev.foregone.spi.Game;
}
