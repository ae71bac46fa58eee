package dev.foregone.cli.options;

import dev.foregone.answers.UsageException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;

/** Opens tablebases. */
public final class TablebaseFiles {

    private TablebaseFiles() {}

    public static <S extends GameState<S, M>, M extends Move> Tablebase<S, M> open(String name, Game<S, M> game) {
        return FileKind.TABLEBASE.read(name, path -> Tablebase.open(path, game));
    }

    /** Refuses values without plies: who follows them alone keeps a win, and may go round in circles. */
    public static <T extends Tablebase<?, ?>> T withPlies(T tablebase) {
        if (tablebase.valuesOnly()) {
            throw new UsageException(
                    "the tablebase " + tablebase.path()
                            + " has values only: it tells who wins, and not how to get there"
                            + "\n  name the tablebase that it was reduced from; 'foregone solve --value-only' answers from this one");
        }
        return tablebase;
    }

    /** A tablebase of any available game. */
    public static Tablebase<?, ?> open(String name, Context context) {
        return FileKind.TABLEBASE.read(
                name, path -> Tablebase.open(path, id -> FileKind.TABLEBASE.game(name, id, context)));
    }
}
