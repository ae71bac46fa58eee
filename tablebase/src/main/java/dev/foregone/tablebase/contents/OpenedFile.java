package dev.foregone.tablebase.contents;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.blame.Blame;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.file.DamagedFileException;
import dev.foregone.tablebase.file.FileHeader;
import dev.foregone.tablebase.file.TablebaseFile;
import dev.foregone.tablebase.keys.HashedKeys;
import dev.foregone.tablebase.keys.NotationHash;
import dev.foregone.tablebase.keys.PackedKeys;
import dev.foregone.tablebase.keys.StateKeys;
import dev.foregone.tablebase.report.TablebaseException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.LongPredicate;

/** A file that has been opened, and what its keys mean by the rules of the game that it belongs to. */
public record OpenedFile<S extends GameState<S, M>, M extends Move>(
        StateKeys<S, M> positions, TablebaseFile file, S root) {

    /** Opens a file of any game. */
    public static TablebaseFile opened(Path path) throws IOException {
        try {
            return TablebaseFile.openForCaller(path);
        } catch (DamagedFileException damaged) {
            throw new TablebaseException(
                    path + " is no tablebase that can be used: " + damaged.getMessage() + "\n  " + damaged.advice());
        }
    }

    /** What a file means by the rules of its game. */
    public static <S extends GameState<S, M>, M extends Move> OpenedFile<S, M> of(TablebaseFile file, Game<S, M> game) {
        FileHeader header = file.header();
        if (!header.game().equals(game.id())) {
            throw refused(file, "it is one of the game '" + header.game() + "', not '" + game.id() + "'");
        }
        S root = root(file, game);
        StateKeys<S, M> positions = keys(header, game, root);
        boolean same = Blame.game(game)
                .ask(
                        header.isHashed() ? "format" : "packedRules",
                        () -> positions.key(root) == header.rootKey()
                                && positions.fingerprint(root) == header.fingerprint());
        if (!same) {
            throw refused(
                    file, "it was made by other rules of the game '" + game.id() + "', or by another version of them");
        }
        if (header.isHashed() && (file.layered() || file.sections().size() != 1)) {
            throw refused(file, "its keys are hashes, and yet it is not one section without a layer");
        }
        return new OpenedFile<>(positions, file.by(isPosition(positions)), root);
    }

    /** Which keys are those of positions: a file of values does not say it of ranks. */
    public static LongPredicate isPosition(StateKeys<?, ?> positions) {
        return positions instanceof PackedKeys<?, ?> packed ? packed::hasPosition : any -> true;
    }

    private static <S extends GameState<S, M>, M extends Move> StateKeys<S, M> keys(
            FileHeader header, Game<S, M> game, S root) {
        if (header.isHashed()) {
            return new HashedKeys<>(game, header.symmetry(), new NotationHash(header.seed()));
        }
        PackedKeys<S, M> keys = PackedKeys.of(game, root, header.symmetry());
        return header.allPositions() ? keys.ranked() : keys;
    }

    private static <S extends GameState<S, M>, M extends Move> S root(TablebaseFile file, Game<S, M> game) {
        try {
            return Blame.position(game, file.header().root());
        } catch (NotationException unknown) {
            throw refused(file, "its root is no position of the game '" + game.id() + "': " + unknown.getMessage());
        }
    }

    private static TablebaseException refused(TablebaseFile file, String why) {
        return new TablebaseException(file.path() + " cannot be used: " + why
                + "\n  name the tablebase of this game and board, or build one");
    }
}
