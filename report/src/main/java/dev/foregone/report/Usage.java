package dev.foregone.report;

import java.util.List;

/**
 * What was used of the board and of the moves, and what nobody used.
 *
 * @param legalMoves how many moves, by their notation, somebody could have made at some time
 * @param unusedMoves those of them that nobody made
 * @param sites how many moves changed each site of the board, or were made by a click there, in the order of the game's diagram at the beginning; empty
 *     without a diagram
 * @param unusedSites the names of those that no move used
 * @param unusedPieces the pieces, as the diagram writes them, that never came to a site and were never clicked
 * @param map the numbers drawn on the board, an SVG; an empty text without a diagram
 */
public record Usage(
        int legalMoves,
        List<String> unusedMoves,
        List<Integer> sites,
        List<String> unusedSites,
        List<String> unusedPieces,
        String map) {

    /**
     * Copies the lists.
     *
     * @param legalMoves how many moves somebody could have made
     * @param unusedMoves those of them that nobody made
     * @param sites how many moves changed each site
     * @param unusedSites the names of those that no move changed
     * @param unusedPieces the pieces that never came to a site
     * @param map the numbers drawn on the board
     */
    public Usage {
        unusedMoves = List.copyOf(unusedMoves);
        sites = List.copyOf(sites);
        unusedSites = List.copyOf(unusedSites);
        unusedPieces = List.copyOf(unusedPieces);
    }
}
