package dev.foregone.web.site;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.diagram.Diagram;
import dev.foregone.spi.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A small page for each game, which leads to its board. What shows links, such as a chat or a search, reads no part of an
 * address after its #: here it finds the game's name, what it is, and a picture.
 */
final class GamePages {

    /** A directory of their own: a game may have the name of another file. */
    private static final String DIRECTORY = "games/";

    private GamePages() {}

    static void write(Path root, String address) throws IOException {
        Files.createDirectories(root.resolve(DIRECTORY));
        for (Game<?, ?> game : ServiceLoader.load(Game.class, GamePages.class.getClassLoader())) {
            write(game, root, address);
        }
    }

    private static <S extends GameState<S, M>, M extends Move> void write(Game<S, M> game, Path root, String address)
            throws IOException {
        Optional<Diagram> diagram = game.diagram(game.initialState());
        String about = "";
        if (diagram.isPresent()) {
            Files.writeString(
                    root.resolve(DIRECTORY + game.id() + ".svg"), diagram.get().svg());
            about = property(
                    "og:image", address.isEmpty() ? game.id() + ".svg" : address + DIRECTORY + game.id() + ".svg");
        }
        if (!address.isEmpty()) {
            about += property("og:url", address + DIRECTORY + game.id() + ".html");
        }
        Files.writeString(
                root.resolve(DIRECTORY + game.id() + ".html"),
                page(inHtml(capital(game.name())), inHtml(game.description()), about, game.id()));
    }

    private static String page(String title, String description, String about, String id) {
        return String.format(Locale.ROOT, """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <title>%1$s – Foregone</title>
                <meta name="description" content="%2$s">
                <meta property="og:type" content="website">
                <meta property="og:site_name" content="Foregone">
                <meta property="og:title" content="%1$s">
                <meta property="og:description" content="%2$s">
                %3$s<meta name="viewport" content="width=device-width, initial-scale=1">
                <meta http-equiv="refresh" content="0; url=../#%4$s">
                </head>
                <body>
                <p><a href="../#%4$s">%1$s</a>: %2$s</p>
                </body>
                </html>
                """, title, description, about, id);
    }

    private static String property(String name, String content) {
        return "<meta property=\"" + name + "\" content=\"" + inHtml(content) + "\">\n";
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private static String inHtml(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
