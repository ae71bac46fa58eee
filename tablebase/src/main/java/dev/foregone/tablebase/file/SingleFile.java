package dev.foregone.tablebase.file;

import java.util.ArrayList;
import java.util.List;

/**
 * A tablebase in one file: header, sections, footer. A game with layers has one section for each, from the root's on; any other
 * has one, or one for each tier, lower ones first.
 */
final class SingleFile {

    private SingleFile() {}

    static TablebaseFile open(MappedFile file, FileHeader header) throws DamagedFileException {
        FileFooter footer = FileFooter.read(file);
        List<Section> sections = new ArrayList<>();
        long offset = header.bytes();
        for (int i = 0; i < footer.offsets().size(); i++) {
            Section section = footer.offsets().get(i) == offset ? new Section(file, offset) : null;
            if (section == null || section.header().layer() != footer.layers().get(i)) {
                throw new DamagedFileException("section " + i + " is not where the footer says");
            }
            sections.add(section);
            offset = section.end();
        }
        if (sections.isEmpty() || offset != file.size() - FileFooter.bytes(sections.size())) {
            throw new DamagedFileException("its sections do not fill it");
        }
        checkOrder(header, footer.layers(), sections);
        TablebaseFile opened = new TablebaseFile(header, sections, List.of(file), () -> checkWhole(file, footer));
        if (opened.positions() != footer.positions()) {
            throw new DamagedFileException("its footer counts " + footer.positions()
                    + " positions, but its sections have " + opened.positions());
        }
        return opened;
    }

    /**
     * One section without a layer, or one for each layer from the root's on, or one for each tier that has positions: where
     * a key is looked for depends on it.
     */
    private static void checkOrder(FileHeader header, List<Integer> layers, List<Section> sections)
            throws DamagedFileException {
        checkKind(header, sections);
        if (header.allPositions()) {
            checkTiers(sections);
        } else if (sections.stream().anyMatch(section -> section.header().ranks() > 0)) {
            throw new DamagedFileException("a section has ranks, though the file is not one of all positions");
        } else if (!Layer.inTurn(layers)) {
            throw new DamagedFileException("its " + layers.size() + " sections, of layer " + layers.get(0)
                    + " and so on, are neither one for each layer down from the first nor one alone without a layer");
        }
    }

    /** A file of values has nothing else, and no other has sections of values. */
    private static void checkKind(FileHeader header, List<Section> sections) throws DamagedFileException {
        for (Section section : sections) {
            boolean values = section.header().phrases() != null;
            if (header.valuesOnly()
                    ? values != header.allPositions() || !section.header().hasValuesOnly()
                    : values) {
                throw new DamagedFileException(
                        "a section has plies where the file has values only, or none where it has");
            }
        }
    }

    private static void checkTiers(List<Section> sections) throws DamagedFileException {
        long previous = -1;
        for (Section section : sections) {
            long greatest = section.greatestKey();
            if (section.header().layer() != -1
                    || section.blocks() == 0
                    || section.firstKey(0) <= previous
                    || greatest < 0) {
                throw new DamagedFileException("its sections are not tiers with ascending ranks");
            }
            previous = greatest;
        }
    }

    private static void checkWhole(MappedFile file, FileFooter footer) throws DamagedFileException {
        if (file.checksum(0, file.size() - FileFooter.AFTER_CHECKSUM) != footer.checksum()) {
            throw new DamagedFileException("it does not match the checksum of the whole file");
        }
    }
}
