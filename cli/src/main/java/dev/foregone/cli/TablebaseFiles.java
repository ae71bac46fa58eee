package dev.foregone.cli;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;

/** Opens tablebases. */
final class TablebaseFiles {

    private TablebaseFiles() {}

    static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> open(String name, Game<S, M> game) {
        return FileKind.TABLEBASE.read(name, path -> Tablebase.open(path, game));
    }

    /** A tablebase of any available game. */
    static Tablebase<?, ?> open(String name, Foregone foregone) {
        return FileKind.TABLEBASE.read(
                name, path -> Tablebase.open(path, id -> FileKind.TABLEBASE.game(name, id, foregone)));
    }
}
