package dev.foregone.tablebase.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A tablebase in parts: the main file, and the files of the parts in the order of its list. */
final class PartFiles {

    private PartFiles() {}

    static TablebaseFile open(MappedFile main, FileHeader header) throws IOException {
        if (header.valuesOnly()) {
            throw new DamagedFileException("it is in parts, and has values only, which are in one file");
        }
        PartList list = PartList.read(main, header.bytes());
        List<MappedFile> files = new ArrayList<>(List.of(main));
        List<Section> sections = new ArrayList<>();
        for (Part part : list.parts()) {
            MappedFile file = mapped(main.path(), part);
            files.add(file);
            sections.add(section(main.path(), part, file));
        }
        return new TablebaseFile(header, sections, files, () -> checkWhole(files, list));
    }

    private static MappedFile mapped(Path main, Part part) throws IOException {
        Path directory = TablebaseParts.directory(main);
        try {
            return new MappedFile(directory.resolve(part.name()));
        } catch (NoSuchFileException missing) {
            String why = Files.isDirectory(directory)
                    ? "the directory " + directory + " does not have it"
                    : "there is no directory " + directory;
            throw new DamagedFileException("its part " + part.name() + " is missing: " + why, advice(main));
        } catch (DamagedFileException noFile) {
            throw other(main, part, String.valueOf(noFile.getMessage()));
        }
    }

    private static Section section(Path main, Part part, MappedFile file) throws DamagedFileException {
        if (file.size() != part.bytes()) {
            throw other(main, part, "it has " + file.size() + " bytes instead of " + part.bytes());
        }
        Section section;
        try {
            section = new Section(file, 0, part);
        } catch (DamagedFileException damaged) {
            throw other(main, part, String.valueOf(damaged.getMessage()));
        }
        SectionHeader header = section.header();
        if (header.ranks() > 0
                || header.layer() != part.layer()
                || header.keys() != part.keys()
                || section.end() != part.bytes()) {
            String has = contents(header.layer(), header.keys(), section.end());
            String instead = contents(part.layer(), part.keys(), part.bytes());
            throw other(main, part, "its section has " + has + " instead of " + instead);
        }
        long last = section.firstKey(section.blocks() - 1);
        if (section.firstKey(0) != part.leastKey() || Long.compareUnsigned(last, part.greatestKey()) > 0) {
            String has = "its first key is " + Long.toHexString(section.firstKey(0)) + " and it has the key "
                    + Long.toHexString(last);
            throw other(main, part, has + ", but its range is " + part.range());
        }
        return section;
    }

    private static String contents(int layer, long keys, long bytes) {
        return "layer " + layer + ", " + keys + " keys and " + bytes + " bytes";
    }

    private static DamagedFileException other(Path main, Part part, String why) {
        return new DamagedFileException("its part " + part.name() + " is another or damaged: " + why, advice(main));
    }

    private static String advice(Path main) {
        return main.getFileName() + " and the directory "
                + TablebaseParts.directory(main).getFileName()
                + " beside it belong together: get both again from one build, or build it again";
    }

    private static void checkWhole(List<MappedFile> files, PartList list) throws DamagedFileException {
        for (int i = 0; i < list.parts().size(); i++) {
            Part part = list.parts().get(i);
            MappedFile file = files.get(i + 1);
            if (file.checksum(0, file.size()) != part.checksum()) {
                throw other(files.get(0).path(), part, "it does not match its checksum in the main file");
            }
        }
    }
}
