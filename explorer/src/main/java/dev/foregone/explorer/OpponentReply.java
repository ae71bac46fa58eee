package dev.foregone.explorer;

import dev.foregone.answers.Answer;
import dev.foregone.answers.GuardedGame;
import dev.foregone.answers.Json;
import dev.foregone.answers.OpponentChoice;
import dev.foregone.api.Advice;
import dev.foregone.api.GameState;
import dev.foregone.api.Move;
import dev.foregone.explorer.http.Problem;
import dev.foregone.explorer.http.Reply;
import dev.foregone.explorer.http.Request;
import dev.foregone.play.Opponent;
import dev.foregone.play.Strength;
import java.util.List;
import java.util.Optional;

/**
 * The move of an opponent, within the time of the request. It depends only on the game so far, the {@linkplain
 * OpponentChoice opponent} and the ply, and on what can be proved in time.
 *
 * @param before the positions before the one that is asked about
 */
record OpponentReply<S extends GameState<S, M>, M extends Move>(
        GuardedGame<S, M> guarded, AnswerSource<S, M> source, AnalysisRequest<S> asked, List<S> before) {

    Reply answer(Request request) {
        OpponentChoice choice = new OpponentChoice(strength(request), AnalysisRequest.seed(request));
        int ply = ply(request);
        if (guarded.result(asked.state()).isPresent()) {
            throw Problem.of(422, "the game is over: nobody is to move in " + guarded.notation(asked.state()))
                    .accepted("a position that goes on");
        }
        Optional<Advice<S, M>> known = source.knownAdvice(asked);
        M move = move(choice, known, ply);
        Json json = new Json()
                .put("game", guarded.id())
                .put("position", guarded.notation(asked.state()))
                .putAll(choice.json())
                .put("move", guarded.spelling(move))
                .put("child", guarded.notation(guarded.after(asked.state(), move)));
        source.known(asked)
                .flatMap(Answer::analysis)
                .ifPresent(analysis -> json.putAll(Json.of(analysis.outcomeOf(move))));
        return known.isPresent() ? Reply.json(json.text()) : Reply.passing(json.text());
    }

    private static Strength strength(Request request) {
        String name = request.parameter("strength").orElse(Strength.PERFECT.toString());
        return Strength.named(name).orElseThrow(() -> AnalysisRequest.unreadable("strength", name, Strength.names()));
    }

    private M move(OpponentChoice choice, Optional<Advice<S, M>> known, int ply) {
        if (choice.isPerfect() && known.isEmpty()) {
            Optional<M> winning = source.winning(asked).flatMap(Advice::bestMove);
            if (winning.isPresent()) {
                return winning.get();
            }
        }
        Opponent<S, M> opponent =
                choice.opponent(source.solver(asked)).within(asked.limits()).after(before);
        return known.isPresent() ? opponent.choose(known.get(), ply) : opponent.choose(asked.state(), ply);
    }

    /**
     * The number of moves made before: as the request says, or the number of moves in it. A client that says neither
     * asks about positions alone: any number that differs from one position to another will do.
     */
    private int ply(Request request) {
        int moves = request.all("m").size();
        return AnalysisRequest.number(request, "ply", 0, Integer.MAX_VALUE)
                .map(Long::intValue)
                .orElse(moves > 0 ? moves : asked.name().hashCode());
    }
}
