package dev.foregone.tablebase.builder.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A directory that is to be deleted")
class TreesTest {

    @TempDir
    private Path directory;

    @Test
    @DisplayName("goes with all that is in it, and nothing that a link there leads to")
    void deleted() throws IOException {
        Path others = Files.createDirectory(directory.resolve("others"));
        Files.createFile(others.resolve("file"));
        Path tree = directory.resolve("tree");
        Files.createFile(Files.createDirectories(tree.resolve("inner")).resolve("file"));
        Files.createSymbolicLink(tree.resolve("link"), others);

        Trees.delete(tree);
        Trees.delete(tree);

        assertThat(directory).isDirectoryNotContaining(path -> path.equals(tree));
        assertThat(others).isNotEmptyDirectory();
    }

    /** Anything but an I/O error would pass for one of the game. */
    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("ends the work with an I/O error if the system cannot do it: here for the length of a name")
    void notDeleted() throws IOException {
        Path deep = deep("deep");
        deep("deeper");
        Path deeper = directory.resolve("deeper");
        Files.move(deeper, deep.resolve("inner"));

        assertThatThrownBy(() -> Trees.delete(directory.resolve("deep"))).isInstanceOf(IOException.class);

        Files.move(deep.resolve("inner"), deeper);
    }

    /** A directory whose name has more than half as many bytes as Linux allows. */
    private Path deep(String name) throws IOException {
        Path deep = directory.resolve(name);
        for (int level = 0; level < 12; level++) {
            deep = deep.resolve("x".repeat(200));
        }
        return Files.createDirectories(deep);
    }
}
