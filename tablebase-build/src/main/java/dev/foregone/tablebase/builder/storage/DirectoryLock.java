package dev.foregone.tablebase.builder.storage;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The right of one build to a directory, which lasts until the directory is deleted. The directory is made empty, then
 * gets the file {@value #NAME}; this is the last to be deleted, by its owner. So a non-empty directory without it was
 * made by somebody else.
 *
 * <p>The system ends the right of a process that dies. It would also end it as soon as this process closed the file a second
 * time: therefore a build in the same process is refused before it opens the file.
 */
final class DirectoryLock implements Closeable {

    static final String NAME = "lock";

    /** Each failed try means that another build has deleted the directory, or made it, at this very moment. */
    private static final int TRIES = 1000;

    private static final int LOOKS = 2;

    private static final Set<Path> HELD_HERE = ConcurrentHashMap.newKeySet();

    private final Path directory;
    private final Path key;
    private final List<FileChannel> channels;
    private boolean open = true;

    private DirectoryLock(Path directory, Path key, List<FileChannel> channels) {
        this.directory = directory;
        this.key = key;
        this.channels = channels;
    }

    /**
     * Takes a directory, and makes it if it is not there.
     *
     * @throws RefusedException if another build has it, or no build has made it
     */
    static DirectoryLock take(Path directory) throws IOException {
        Path absolute = directory.toAbsolutePath();
        Path parent = absolute.getParent();
        boolean linksNowhere = Files.isSymbolicLink(directory) && !Files.isDirectory(directory);
        if (parent == null
                || linksNowhere
                || Files.isRegularFile(directory)
                || Files.isDirectory(directory.resolve(NAME))) {
            throw RefusedException.foreign(directory);
        }
        Trees.makeParent(directory);
        Path key = key(directory, parent);
        if (!HELD_HERE.add(key)) {
            throw RefusedException.inUse(directory);
        }
        try {
            return new DirectoryLock(directory, key, channels(directory));
        } catch (IOException | RuntimeException failure) {
            HELD_HERE.remove(key);
            throw failure;
        }
    }

    /** The same for all names of a directory, which may be a link, or not be there. */
    private static Path key(Path directory, Path parent) throws IOException {
        try {
            return directory.toRealPath();
        } catch (NoSuchFileException notThere) {
            return parent.toRealPath().resolve(directory.getFileName());
        }
    }

    private static List<FileChannel> channels(Path directory) throws IOException {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            make(directory);
            if (isForeign(directory)) {
                throw RefusedException.foreign(directory);
            }
            List<FileChannel> locked = tryLock(directory);
            if (locked != null) {
                return locked;
            }
        }
        throw RefusedException.inUse(directory);
    }

    private static void make(Path directory) throws IOException {
        try {
            Files.createDirectory(directory);
        } catch (FileAlreadyExistsException there) {
            return;
        }
    }

    /** Looks twice, since a long listing need not show a single moment. */
    private static boolean isForeign(Path directory) throws IOException {
        boolean foreign = true;
        for (int look = 0; look < LOOKS && foreign; look++) {
            foreign = hasFilesWithoutLock(directory);
        }
        return foreign;
    }

    private static boolean hasFilesWithoutLock(Path directory) throws IOException {
        Path lock = directory.resolve(NAME);
        List<Path> files = Trees.list(directory);
        return !files.isEmpty() && !files.contains(lock);
    }

    /**
     * Locks the file, then checks that it still has its name, and was not deleted before it was locked.
     *
     * @return the channels to close in the end; null to try again
     */
    private static @Nullable List<FileChannel> tryLock(Path directory) throws IOException {
        FileChannel locked = open(directory);
        if (locked == null) {
            return null;
        }
        FileChannel named = null;
        boolean mine = false;
        try {
            if (isTaken(locked)) {
                throw RefusedException.inUse(directory);
            }
            named = open(directory);
            if (named != null && isLockedHere(named)) {
                mine = true;
                return List.of(locked, named);
            }
            return null;
        } finally {
            if (!mine) {
                locked.close();
                if (named != null) {
                    named.close();
                }
            }
        }
    }

    private static @Nullable FileChannel open(Path directory) throws IOException {
        try {
            return FileChannel.open(directory.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (NoSuchFileException directoryIsGone) {
            return null;
        }
    }

    @SuppressWarnings("resource") // the lock goes with its channel
    private static boolean isTaken(FileChannel channel) throws IOException {
        return channel.tryLock() == null;
    }

    /** A JVM identifies its own locks by the file itself, not by its name: this process has just locked the same. */
    @SuppressWarnings("resource") // the lock goes with its channel
    private static boolean isLockedHere(FileChannel channel) throws IOException {
        try {
            channel.tryLock();
            return false;
        } catch (OverlappingFileLockException same) {
            return true;
        }
    }

    /** Deletes the directory, if nothing else is in it, and lets others begin again. */
    void deleteDirectory() throws IOException {
        try (this) {
            Files.deleteIfExists(directory.resolve(NAME));
            Files.deleteIfExists(directory);
        } catch (DirectoryNotEmptyException othersFile) {
            return;
        }
    }

    @Override
    public void close() throws IOException {
        if (open) {
            open = false;
            for (FileChannel channel : channels) {
                channel.close();
            }
            HELD_HERE.remove(key);
        }
    }
}
