package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.answers.AnswerJson;
import dev.foregone.answers.EngineRow;
import dev.foregone.answers.GameReview;
import dev.foregone.answers.JsonLine;
import dev.foregone.answers.PluginRow;
import dev.foregone.answers.Referee;
import dev.foregone.answers.ReviewJson;
import dev.foregone.answers.Session;
import dev.foregone.api.ForegoneException;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.api.SearchStoppedException;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.spi.Game;
import dev.foregone.tablebase.Tablebase;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** One game, and what is said of it: each method answers requests for one address. */
final class GameResource<S extends GameState<S, M>, M extends Move> {

    private final Game<S, M> game;
    private final Referee<S, M> referee;
    private final AnswerSource<S, M> source;
    private final Statistics<S, M> statistics;
    private final PositionJson<S, M> positions;

    GameResource(Game<S, M> game, AnswerSource<S, M> source, TemporaryTablebases temporary) {
        this.game = game;
        this.referee = new Referee<>(game);
        this.source = source;
        this.statistics = new Statistics<>(referee, source, temporary);
        this.positions = new PositionJson<>(referee);
    }

    /** What the list of games says of it; a game that fails when it is asked costs no other its place. */
    void write(JsonGenerator json) {
        PluginRow.of(referee.blame(), game::description).write(json);
        json.writeArrayPropertyStart("players");
        players().forEach(json::writeString);
        json.writeEndArray();
        json.writeBooleanProperty("diagrams", hasDiagrams());
        JsonLine.array(json, "tablebases", source.opened(), tablebase -> write(json, tablebase));
    }

    private List<String> players() {
        try {
            return referee.players();
        } catch (ForegoneException fault) {
            return List.of();
        }
    }

    private boolean hasDiagrams() {
        try {
            return referee.diagram(referee.position(Optional.empty())).isPresent();
        } catch (ForegoneException fault) {
            return false;
        }
    }

    private void write(JsonGenerator json, Tablebase<S, M> tablebase) {
        json.writeStringProperty("file", String.valueOf(tablebase.path().getFileName()));
        json.writeStringProperty("root", referee.notation(tablebase.root()));
        json.writeNumberProperty("positions", tablebase.size());
    }

    Reply describe(Request request) {
        return Reply.json(JsonLine.object(json -> {
            write(json);
            json.writeStringProperty("initial", referee.notation(referee.position(Optional.empty())));
            JsonLine.array(json, "engines", EngineRow.of(source.engines(), game), row -> row.write(json));
        }));
    }

    private S state(Request request) {
        return referee.position(request.parameter("p"));
    }

    private AnalysisRequest<S> asked(Request request, S state) {
        return AnalysisRequest.of(state, referee.notation(state), request);
    }

    Reply position(Request request) {
        S state = state(request);
        return Reply.json(JsonLine.object(json -> positions.write(json, state)));
    }

    Reply line(Request request) {
        List<S> line = new ArrayList<>(List.of(state(request)));
        for (String move : request.all("m")) {
            S last = line.get(line.size() - 1);
            line.add(referee.after(last, referee.move(last, move)));
        }
        return Reply.json(JsonLine.object(json -> {
            json.writeStringProperty("game", referee.id());
            JsonLine.array(json, "positions", line, state -> positions.write(json, state));
        }));
    }

    Reply analysis(Request request) {
        AnalysisRequest<S> asked = asked(request, state(request));
        AnswerJson<S, M> json = AnswerJson.forPage(referee);
        if (request.wantsEvents()) {
            return source.known(asked)
                    .<Reply>map(answer -> (Reply.Events) stream -> stream.send("result", json.text(answer)))
                    .orElseGet(() -> new AnswerEvents<>(source.ask(asked), json::text));
        }
        Answer<S, M> answer = source.answer(asked);
        return answer.isStopped() ? Reply.passing(json.text(answer)) : Reply.json(json.text(answer));
    }

    Reply reply(Request request) {
        return new OpponentReply<>(referee, source, asked(request, state(request))).answer(request);
    }

    Reply review(Request request) throws IOException {
        PlayedGame played = PlayedGame.read(request.json());
        S start = referee.position(played.start());
        AnalysisRequest<S> asked = asked(request, start);
        List<M> moves = moves(start, played.moves());
        try (Session<S, M> session = source.session(asked)) {
            GameReview<S, M> review = GameReview.of(referee, session, start, moves, asked.limits());
            return Reply.passing(new ReviewJson<>(referee).text(review));
        } catch (SearchStoppedException stop) {
            throw Problem.of(422, "the review takes longer than it may: " + stop.reason())
                    .accepted("more time, as the parameter 'time', or a shorter game");
        }
    }

    private List<M> moves(S start, List<String> notations) {
        List<M> moves = new ArrayList<>();
        S state = start;
        for (String move : notations) {
            M next = referee.move(state, move);
            moves.add(next);
            state = referee.after(state, next);
        }
        return moves;
    }

    Reply statistics(Request request) {
        return statistics.of(state(request));
    }
}
