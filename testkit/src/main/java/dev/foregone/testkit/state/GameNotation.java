package dev.foregone.testkit.state;

import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.NotationException;
import dev.foregone.spi.Game;
import dev.foregone.testkit.check.Check;
import dev.foregone.testkit.check.NotChecked;
import dev.foregone.testkit.check.Snapshot;
import dev.foregone.testkit.walk.Samples;
import java.util.List;

/** Whether a game writes and reads its positions. */
public record GameNotation<S extends GameState<S, M>, M extends Move>(Samples<S, M> samples) {

    private static final String LOSSLESS = "parse reads back what format writes, and nothing is lost";

    /** What every game refuses. */
    public static final List<String> OF_NO_GAME = List.of("?!", "this is no position");

    private static final int DAMAGED_TEXTS = 500;

    public void format() {
        Game<S, M> game = samples.game();
        samples.each((state, check) -> {
            String text = game.format(state);
            check.holds(
                    !text.isBlank() && text.lines().count() == 1 && !text.matches("(?s).*[\\t\\r\\n].*"),
                    "format() is \"" + text + "\"",
                    "one line of text, without tabs");
            check.holds(!game.draw(state).isBlank(), "draw() draws nothing", "draw one or more lines");
            check.holds(
                    !game.draw(state).endsWith("\n"), "draw() ends with a line end", "no line end after the last line");
        });
    }

    public void parse() {
        Game<S, M> game = samples.game();
        assumeReads(game);
        samples.each((state, check) -> {
            String parse = "parse(\"" + game.format(state) + "\")";
            S read = game.parse(game.format(state));
            check.equal(state, read, parse, LOSSLESS);
            check.equal(Snapshot.of(game, state), Snapshot.of(game, read), "what is seen of " + parse, LOSSLESS);
        });
    }

    private void assumeReads(Game<S, M> game) {
        samples.assume(reads(game), "reads no positions");
    }

    /** Whether it has more than the default of {@link Game#parse}, which does not even read the initial state. */
    static <S extends GameState<S, M>, M extends Move> boolean reads(Game<S, M> game) {
        try {
            game.parse(game.format(game.initialState()));
            return true;
        } catch (NotationException refused) {
            return !String.valueOf(refused.getMessage()).contains("reads no positions");
        }
    }

    /** What is nearly the notation of a position is that of another one, or is refused. */
    public void damaged() {
        Game<S, M> game = samples.game();
        assumeReads(game);
        DamagedTexts damage = new DamagedTexts(samples.seed());
        List<S> states = List.copyOf(samples.states());
        for (int i = 0; i < DAMAGED_TEXTS; i++) {
            readOrRefused(damage.of(game.format(states.get(i % states.size()))));
        }
    }

    private void readOrRefused(String text) {
        Game<S, M> game = samples.game();
        Check check = Check.game(game);
        String what = "parse(\"" + text + "\")";
        try {
            S read = game.parse(text);
            read.legalMoves();
            check.equal(
                    read,
                    game.parse(game.format(read)),
                    what + ", written and read again",
                    "parse reads back what format writes, and refuses the rest");
        } catch (NotationException refused) {
            check.holds(
                    text.equals(refused.text()),
                    what + " refuses \"" + refused.text() + "\"",
                    "parse reads back what format writes, and a refusal names the text that was to be read");
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError thrown) {
            check.fault(
                    what + ", or listing its moves, throws " + thrown,
                    "refuse such a text with a NotationException that says what is wrong with it and what is accepted");
        }
    }

    public void illegal(List<String> texts) {
        Check check = Check.game(samples.game());
        for (String text : texts) {
            NotationException refusal = check.refuses(
                    NotationException.class,
                    () -> samples.game().parse(text),
                    "parse(\"" + text + "\")",
                    "say what is wrong with the text and what is accepted");
            check.equal(text, refusal.text(), "text() of the refusal", "it is the text that was to be read");
            check.holds(
                    String.valueOf(refusal.getMessage()).contains(text),
                    "the refusal is " + refusal.getMessage(),
                    "it names the text \"" + text + "\"");
        }
        if (texts.equals(OF_NO_GAME) && reads(samples.game())) {
            throw new NotChecked(
                    "whether parse of the game '" + samples.game().id()
                            + "' refuses what looks like a position and is none",
                    "let illegalNotations() name such texts: a piece too many, a row too short, no player to move");
        }
    }
}
