package dev.foregone.cli;

import dev.foregone.api.Analysis;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.GameValue;
import dev.foregone.api.Limits;
import dev.foregone.api.Move;
import dev.foregone.api.RatedMove;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A game between a person at the terminal and an engine. */
final class Match<S extends GameState<S, M>, M extends Move> {

    private static final String HELP = """
            Type a move in the game's notation, or one of:
              moves  list the legal moves
              hint   tell the best move and what comes of it
              undo   take back your last move and the answer to it
              quit   end the game""";

    private final Referee<S, M> referee;
    private final Seats<S, M> seats;
    private final Session<S, M> session;
    private final Console console;
    private final PrintWriter out;

    /** The positions of the game so far, the present one last. */
    private final List<S> history = new ArrayList<>();

    Match(Referee<S, M> referee, Seats<S, M> seats, Session<S, M> session, Console console) {
        this.referee = referee;
        this.seats = seats;
        this.session = session;
        this.console = console;
        this.out = console.out();
    }

    /** Plays until the game is over, the person quits, or the input ends. */
    void play(S start) throws IOException {
        out.println("You are " + seats.names().get(seats.human()) + ". Type a move, or help.");
        arrive(start);
        boolean on = true;
        while (on && referee.result(state()).isEmpty()) {
            if (seats.isHuman(ply())) {
                on = turn();
            } else {
                reply();
            }
        }
        referee.result(state()).ifPresent(this::announce);
    }

    private S state() {
        return history.get(ply());
    }

    private int ply() {
        return history.size() - 1;
    }

    private void arrive(S state) {
        history.add(state);
        showBoard();
    }

    private void showBoard() {
        out.println();
        out.println(referee.drawing(state()));
        out.println();
    }

    /** One line from the person; whether the game goes on. */
    private boolean turn() throws IOException {
        out.print(seats.mover(ply()) + "> ");
        out.flush();
        String line = console.in().readLine();
        if (line == null) {
            out.println();
        }
        return line != null && obey(line.strip());
    }

    /** A move that happens to be spelt like a command is a move. */
    private boolean obey(String line) {
        Optional<M> spelt = referee.moves(state()).stream()
                .filter(move -> move.toString().equals(line))
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
            move = referee.move(state(), notation);
        } catch (ForegoneException refused) {
            if (!Failures.isBadInput(refused)) {
                throw refused;
            }
            out.println(notation.isEmpty() ? "Type a move, or help." : "\"" + notation + "\" is no legal move.");
            listMoves();
            return;
        }
        arrive(referee.after(state(), move));
    }

    private void listMoves() {
        out.println("legal moves: "
                + referee.moves(state()).stream().map(Object::toString).collect(Collectors.joining(" ")));
    }

    private void hint() {
        RatedMove<M> best = analysis().moves().get(0);
        out.println("best is " + best.move() + ": " + new Palette(console.ansi()).outcome(best.outcome()));
    }

    private void undo() {
        if (ply() < 2) {
            out.println("There is no move of yours to take back.");
            return;
        }
        history.remove(ply());
        history.remove(ply());
        showBoard();
    }

    private void reply() {
        M move = analysis().moves().get(0).move();
        out.println(seats.mover(ply()) + " plays " + move);
        arrive(referee.after(state(), move));
    }

    private Analysis<S, M> analysis() {
        return session.analysis(state(), session.budget(Limits.none()));
    }

    private void announce(GameValue value) {
        String mover = seats.mover(ply());
        String other = seats.mover(ply() + 1);
        out.println(
                switch (value) {
                    case WIN -> "The game is over: " + mover + " has won.";
                    case LOSS -> "The game is over: " + other + " has won.";
                    case DRAW -> "The game is over: it is a draw.";
                });
    }
}
