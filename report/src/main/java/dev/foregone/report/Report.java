package dev.foregone.report;

import dev.foregone.api.Bounds;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What a {@link Playtest} found of a game. The same settings give an equal report, on every machine and with any number of threads.
 *
 * @param game the game's id
 * @param name its name for people
 * @param position where games began, in the game's notation
 * @param players the names of the players, the one who moved first there first
 * @param seed of all that was drawn at random
 * @param positions how many positions each move was allowed
 * @param planned how many games were to be played; fewer were if it was {@linkplain #isStopped stopped}
 * @param beginning what is proved of the position where games began, for the player to move
 * @param estimate the result expected there, from -1 to 1, no proof; empty if there is none
 * @param firstMoves the moves there, the most promising first
 * @param all what is counted of all games
 * @param strengths the same for each strength, the weakest first
 * @param atRandom how games between players ended who moved at random
 * @param endings how games ended, the most frequent first
 * @param choices what there was to choose from
 * @param usage what was used of the board and the moves
 * @param never a sentence on each thing that never came to pass: a result, an ending that games at random have, a repetition
 */
public record Report(
        String game,
        String name,
        String position,
        List<String> players,
        long seed,
        long positions,
        int planned,
        Bounds beginning,
        OptionalDouble estimate,
        List<FirstMove> firstMoves,
        Group all,
        List<Group> strengths,
        Tally atRandom,
        List<Ending> endings,
        Choices choices,
        Usage usage,
        List<String> never) {

    /** How every page of a report begins, so that it can be told from other files. */
    public static final String PAGE_BEGINNING = "<!DOCTYPE html>\n<!-- A report by Foregone -->\n";

    /**
     * Copies the lists.
     *
     * @param game the game's id
     * @param name its name for people
     * @param position where games began, in the game's notation
     * @param players the names of the players, the one who moved first there first
     * @param seed of all that was drawn at random
     * @param positions how many positions each move was allowed
     * @param planned how many games were to be played; fewer were if it was {@linkplain #isStopped stopped}
     * @param beginning what is proved of the position where games began, for the player to move
     * @param estimate the result expected there, from -1 to 1, no proof; empty if there is none
     * @param firstMoves the moves there, the most promising first
     * @param all what is counted of all games
     * @param strengths the same for each strength, the weakest first
     * @param atRandom how games between players ended who moved at random
     * @param endings how games ended, the most frequent first
     * @param choices what there was to choose from
     * @param usage what was used of the board and the moves
     * @param never a sentence on each thing that never came to pass: a result, an ending that games at random have, a repetition
     */
    public Report {
        players = List.copyOf(players);
        firstMoves = List.copyOf(firstMoves);
        strengths = List.copyOf(strengths);
        endings = List.copyOf(endings);
        never = List.copyOf(never);
    }

    /** {@return whether it ended before all games were played} */
    public boolean isStopped() {
        return all.results().games() < planned;
    }

    /** {@return one plain sentence on who is favoured, and one on what is proved} */
    public String verdict() {
        return new BalanceVerdict(this).text();
    }

    /** Of what it is a report: {@code dodgem from "b../b../.rr blue": 60 games, seed 1, 100,000 positions for each move}. */
    String settings() {
        return name + " from \"" + position + "\": "
                + (isStopped() ? Sections.number(all.results().games()) + " of " : "")
                + Sections.number(planned) + " games, seed " + seed + ", " + Sections.number(positions)
                + " positions for each move";
    }

    /** {@return lines for people: the verdict first, then a table for each question} */
    public String text() {
        return ReportText.of(this);
    }

    /** {@return the same as a page for browsers, with plots, in one file that refers to nothing outside} */
    public String html() {
        return ReportPage.of(this);
    }
}
