package dev.foregone.cli.command;

import dev.foregone.answers.Failures;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.OpponentChoice;
import dev.foregone.answers.SafeText;
import dev.foregone.answers.Session;
import dev.foregone.api.Advice;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.cli.terminal.Console;
import dev.foregone.cli.text.AdviceText;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A game between a person at the terminal and an engine. */
final class TerminalMatch<S extends GameState<S, M>, M extends Move> {

    private static final String HELP = """
            Type a move in the game's notation, or one of:
              moves  list the legal moves
              hint   show the best move and what follows
              undo   take back your last move and the answer to it
              quit   end the game""";

    private static final int LONGEST_REASON = 200;

    private final GuardedGame<S, M> guarded;
    private final Seats seats;
    private final Session<S, M> session;
    private final OpponentChoice opponent;
    private final Duration time;
    private final Console console;
    private final PrintWriter out;

    /** The positions of the game so far, the present one last. */
    private final List<Turn<S>> history = new ArrayList<>();

    /** A position, and the seat of the player to move. */
    private record Turn<S>(S state, int mover) {}

    TerminalMatch(
            GuardedGame<S, M> guarded,
            Seats seats,
            Session<S, M> session,
            OpponentChoice opponent,
            Duration time,
            Console console) {
        this.opponent = opponent;
        this.time = time;
        this.guarded = guarded;
        this.seats = seats;
        this.session = session;
        this.console = console;
        this.out = console.out();
    }

    /** Plays until the game is over, the person quits, or the input ends. */
    void play(S start) throws IOException {
        opponent.inWords().ifPresent(out::println);
        out.println("You are " + seats.name(seats.human()) + ". Type a move, or help.");
        arrive(new Turn<>(start, 0));
        boolean on = true;
        while (on && guarded.result(state()).isEmpty()) {
            if (turn().mover() == seats.human()) {
                on = listen();
            } else {
                reply();
            }
        }
        guarded.result(state()).ifPresent(this::announce);
    }

    private Turn<S> turn() {
        return history.get(history.size() - 1);
    }

    private S state() {
        return turn().state();
    }

    /** The positions before the present one. */
    private List<S> before() {
        return history.subList(0, history.size() - 1).stream().map(Turn::state).toList();
    }

    private String mover() {
        return seats.name(turn().mover());
    }

    private void arrive(Turn<S> turn) {
        history.add(turn);
        showBoard();
    }

    private void make(M move) {
        int mover = turn().mover();
        boolean again = guarded.movesAgain(state(), move);
        arrive(new Turn<>(guarded.after(state(), move), again ? mover : Seats.other(mover)));
    }

    private void showBoard() {
        out.println();
        out.println(guarded.drawing(state()));
        out.println();
    }

    /** Reads one line from the person; whether the match continues. */
    private boolean listen() throws IOException {
        out.print(mover() + "> ");
        out.flush();
        String line = console.in().readLine();
        if (line == null) {
            out.println();
        }
        return line != null && obey(line.strip());
    }

    /** Input that is both a move and a command is a move. */
    private boolean obey(String line) {
        Optional<M> spelt = guarded.moves(state()).stream()
                .filter(move -> guarded.spelling(move).equals(line))
                .findFirst();
        String command = spelt.isPresent() ? "" : line.toLowerCase(Locale.ROOT);
        switch (command) {
            case "quit", "exit" -> {
                return false;
            }
            case "help", "?" -> out.println(HELP);
            case "moves" -> listMoves();
            case "hint" -> hint();
            case "undo" -> undo();
            default -> move(line);
        }
        return true;
    }

    private void move(String notation) {
        M move;
        try {
            move = guarded.move(state(), notation);
        } catch (ForegoneException refused) {
            if (!Failures.isBadInput(refused)) {
                throw refused;
            }
            if (notation.isEmpty()) {
                out.println("Type a move, or moves for a list of them, or help.");
            } else {
                out.println(SafeText.quoted(notation) + " is no legal move.");
                listMoves();
            }
            return;
        }
        make(move);
    }

    private void listMoves() {
        out.println("legal moves: " + String.join(" ", guarded.spellings(guarded.moves(state()))));
    }

    private void hint() {
        out.flush();
        Advice<S, M> advice =
                session.asking(solver -> solver.advise(state(), Limits.none().withTime(time)));
        out.println(new AdviceText<>(guarded, console).sentence(advice));
    }

    /** Returns to the person's previous turn. */
    private void undo() {
        int before = history.size() - 2;
        while (before >= 0 && history.get(before).mover() != seats.human()) {
            before--;
        }
        if (before < 0) {
            out.println("There is no move of yours to take back.");
            return;
        }
        history.subList(before + 1, history.size()).clear();
        showBoard();
    }

    /** The person sees all that has happened while the engine thinks. */
    private void reply() {
        out.flush();
        M move = guarded.ask(
                "play",
                () -> session.asking(solver ->
                        opponent.opponent(solver).within(time).after(before()).choose(state(), history.size() - 1)));
        out.println(mover() + " plays " + guarded.writtenAndSpelt(state(), move));
        make(move);
    }

    private void announce(GameValue value) {
        String mover = mover();
        String other = seats.name(Seats.other(turn().mover()));
        String result = switch (value) {
            case WIN -> mover + " has won";
            case LOSS -> other + " has won";
            case DRAW -> "it is a draw";
        };
        String reason = guarded.ending(state())
                .map(ending -> ": " + SafeText.line(ending.reason(), LONGEST_REASON))
                .orElse("");
        out.println("The game is over: " + result + reason + ".");
    }
}
